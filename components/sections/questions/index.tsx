import { Day } from '@/components/ui/day';
import { QuietLink } from '@/components/ui/quiet-link';
import { ui } from '@/content/interface';
import type { Citation } from '@/lib/schemas/parts';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import type { SectionOf } from '@/lib/schemas/sections';
import { assetUrl, printedAddress } from '@/site/urls';

interface QuestionsProps {
  section: SectionOf<'questions'>;
  /** What the page's statements about others rest on: folded below the last question. */
  sources?: readonly Citation[];
}

/** What buyers ask, each answer folded under its question: native <details>, found by the browser's own search. */
export function Questions({ section, sources }: QuestionsProps) {
  return (
    <SectionShell {...section} ground={section.ground ?? 'mist'} layout="split">
      <div>
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
        {sources && <Sources sources={sources} />}
      </div>
    </SectionShell>
  );
}

/** Who says so, and the day on which somebody looked. */
function Sources({ sources }: { sources: readonly Citation[] }) {
  return (
    <details className="accordion">
      <summary className="plus-summary inline-flex min-h-13 flex-row-reverse items-center gap-4 print:min-h-0 print:font-semibold">
        {ui.sources}
      </summary>
      <ul className="grid gap-2 text-muted not-print:pl-10">
        {sources.map(({ name, url, date }) => (
          <li key={name}>
            <a href={url} rel="external" className="underline underline-offset-4">
              {name}
            </a>
            {date && (
              <>
                . {ui.lookedAt} <Day date={date} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
