import type { Home } from '@/lib/schemas/home';

/** Side by side where it has the page's whole width. */
const tallLook =
  'ruled border-t border-line sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-[32px] sm:max-lg:*:border-t-0';

/** The claims in figures, each as its source has it. `tall`: one below another, as a column. */
export function Facts({ facts, tall = false }: { facts: Home['facts']; tall?: boolean }) {
  return (
    <dl className={`facts print:mt-12 print:border-0 ${tall ? tallLook : 'grid gap-x-8 gap-y-6 sm:grid-cols-3'}`}>
      {facts.map((fact) => (
        <div key={fact.figure} className={`flex flex-col-reverse justify-end gap-1 ${tall ? 'py-5' : ''}`}>
          <dt className="max-w-[30ch] text-small text-muted">{fact.meaning}</dt>
          <dd className="text-figure font-semibold">{fact.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
