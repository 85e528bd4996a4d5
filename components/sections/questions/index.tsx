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

const summary =
  'plus-summary flex min-h-14 flex-row-reverse items-center justify-end gap-4 py-3 print:min-h-0 print:pt-0 print:pb-1';

/**
 * What buyers ask, each answer folded under its question: native <details>, found by the browser's own search. Below a large
 * heading they are in two columns.
 */
export function Questions({ section, sources }: QuestionsProps) {
  const columns = section.head === 'above' ? 'lg:grid lg:grid-cols-2 lg:gap-x-8 lg:ends-both-columns' : '';
  return (
    <SectionShell {...section} ground={section.ground ?? 'mist'} layout="split">
      <div className={`paper-columns ruled ${columns}`}>
        {section.items.map(({ question, answer, more }) => (
          <details key={question} className="accordion not-print:open:pb-8 sm:py-1">
            <summary className={summary}>
              <h3 className="text-title">
                <NoBreak text={question} size="text" />
              </h3>
            </summary>
            <p className="max-w-text text-muted not-print:pl-10">
              <NoBreak text={answer} size="text" />
            </p>
            {more && (
              <div className="not-print:pl-10">
                <QuietLink href={assetUrl(more.href)} address={printedAddress(more.href)}>
                  {more.label}
                </QuietLink>
              </div>
            )}
          </details>
        ))}
        {sources && <Sources sources={sources} />}
      </div>
    </SectionShell>
  );
}

/** Who says so, and the day on which somebody looked. */
function Sources({ sources }: { sources: readonly Citation[] }) {
  return (
    <details className="accordion not-print:open:pb-8 sm:py-1">
      <summary className={summary}>
        <span className="text-title print:font-semibold">{ui.sources}</span>
      </summary>
      <ul className="grid text-muted not-print:pl-10">
        {sources.map(({ name, url, date }) => (
          <li key={name}>
            <a href={url} rel="external" className="inline-block py-1 underline underline-offset-4">
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
