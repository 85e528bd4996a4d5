import type { Home } from '@/lib/home-schema';
import { ui } from '@/content/interface';

/** The spec's four claims in one strip; each figure stands as the spec has it. */
export function Facts({ facts }: { facts: Home['facts'] }) {
  return (
    <section data-ground="night" aria-label={ui.facts} className="facts">
      <dl className="measure grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-4 lg:py-16">
        {facts.map((fact) => (
          <div key={fact.figure} className="flex flex-col-reverse justify-end gap-2">
            <dt className="max-w-[30ch] text-small text-muted">{fact.meaning}</dt>
            <dd className="text-figure font-semibold">{fact.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
