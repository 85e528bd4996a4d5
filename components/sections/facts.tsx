import type { Home } from '@/lib/home-schema';

/** The claims in figures, each as its source has it. `tall`: one below another, as a column. */
export function Facts({ facts, tall = false }: { facts: Home['facts']; tall?: boolean }) {
  return (
    <dl
      className={`facts print:mt-12 print:border-0 ${tall ? 'ruled facts-tall' : 'grid gap-x-8 gap-y-6 sm:grid-cols-3'}`}
    >
      {facts.map((fact) => (
        <div key={fact.figure} className={`flex flex-col-reverse justify-end gap-1 ${tall ? 'py-5' : ''}`}>
          <dt className="max-w-[30ch] text-small text-muted">{fact.meaning}</dt>
          <dd className="text-figure font-semibold">{fact.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
