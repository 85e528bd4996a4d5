import type { SectionOf } from '@/lib/schema';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';

/** A term and its answer, line by line: the page in a minute. */
export function Brief({ section }: { section: SectionOf<'brief'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="split">
      <dl className="ruled">
        {section.items.map((item) => (
          <div key={item.term} className="grid gap-2 py-4 sm:py-6 md:grid-cols-[2fr_5fr] md:gap-8">
            <dt className="text-title font-semibold">{item.term}</dt>
            <dd className="max-w-text text-muted">{item.description}</dd>
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
