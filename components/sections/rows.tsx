import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '@/lib/schema';

/** Numbered rows on hairlines: expertise, told one line at a time. */
export function Rows({ section }: { section: SectionOf<'rows'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="split">
      <ol className="ruled">
        {section.items.map((item, index) => (
          <li
            key={item.title}
            className="grid gap-x-6 gap-y-2 py-7 sm:grid-cols-[3rem_1fr] lg:grid-cols-[3rem_4fr_5fr]"
          >
            <span className="pt-1 text-small text-muted" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-title">{item.title}</h3>
            <p className="max-w-text text-muted sm:col-start-2 lg:col-start-3">{item.description}</p>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
