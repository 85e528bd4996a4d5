import { QuietLink } from '@/components/ui/quiet-link';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';
import { assetUrl, printedAddress } from '@/site/urls';

interface QuestionsProps {
  section: SectionOf<'questions'>;
  /** `stacked` where they have a column of their own beside something else. */
  layout?: 'split' | 'stacked';
}

/** What buyers ask, each answer folded under its question: native <details>, found by the browser's own search. */
export function Questions({ section, layout = 'split' }: QuestionsProps) {
  return (
    <SectionShell {...shellOf(section)} layout={layout}>
      <div className="paper-columns ruled">
        {section.items.map(({ question, answer, more }) => (
          <details key={question} className="accordion py-2 not-print:open:pb-8">
            <summary className="plus-summary flex min-h-14 items-center justify-between gap-6 py-3 print:min-h-0 print:pt-0 print:pb-1">
              <h3 className="text-title">
                <NoBreak text={question} size="text" />
              </h3>
            </summary>
            <p className="max-w-text pr-10 text-muted print:p-0">{answer}</p>
            {more && (
              <QuietLink href={assetUrl(more.href)} address={printedAddress(more.href)}>
                {more.label}
              </QuietLink>
            )}
          </details>
        ))}
      </div>
    </SectionShell>
  );
}
