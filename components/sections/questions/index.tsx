import { QuietLink } from '@/components/ui/quiet-link';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';
import { assetUrl, printedAddress } from '@/site/urls';

/** What buyers ask, each answer folded under its question: native <details>, found by the browser's own search. */
export function Questions({ section }: { section: SectionOf<'questions'> }) {
  return (
    <SectionShell {...shellOf(section)} ground={section.ground ?? 'mist'}>
      <div className="paper-columns ruled">
        {section.items.map(({ question, answer, more }) => (
          <details key={question} className="accordion py-2 not-print:open:pb-8">
            <summary className="plus-summary flex min-h-14 flex-row-reverse items-center justify-end gap-4 py-3 print:min-h-0 print:pt-0 print:pb-1">
              <h3 className="text-title">
                <NoBreak text={question} size="text" />
              </h3>
            </summary>
            <p className="max-w-text text-muted not-print:pl-10">{answer}</p>
            {more && (
              <div className="not-print:pl-10">
                <QuietLink href={assetUrl(more.href)} address={printedAddress(more.href)}>
                  {more.label}
                </QuietLink>
              </div>
            )}
          </details>
        ))}
      </div>
    </SectionShell>
  );
}
