import { accordion, PlusMinus } from '@/components/ui/plus-minus';
import type { FigureOf } from '@/components/figures/schema';
import { Code } from '../parts/code';
import { FigureFrame } from '../parts/figure-frame';

type Contract = FigureOf<'api-contract'>;

/** A contract and an error side by side; each part of the code has its note, numbered through both. */
export function ApiContract({ figure }: { figure: Contract }) {
  const { sheets, more } = figure;
  return (
    <FigureFrame figure={figure} className="lg:grid-cols-2 lg:items-start">
      {sheets.map((sheet, at) => {
        const before = sheets.slice(0, at).reduce((count, { parts }) => count + parts.length, 0);
        // The answer lies a little lower, after the request that it answers.
        return (
          <div
            key={sheet.name}
            className={`figure-sheet p-[clamp(16px,2.5vw,32px)] max-phone:px-[12px] ${at > 0 ? 'lg:mt-[72px]' : ''}`}
          >
            <p className="figure-label pb-[14px]">{sheet.name}</p>
            <ol start={before + 1} className="*:grid *:gap-[8px] *:border-t *:border-t-line *:py-[14px] *:last:pb-0">
              {sheet.parts.map(({ code, note }, index) => (
                <li key={code}>
                  <Code className="text-highlight max-phone:text-[0.75rem]">{code}</Code>
                  <p className="figure-note grid grid-cols-[28px_1fr] items-start gap-[12px]">
                    <span className="figure-disc mt-[-3px]" aria-hidden="true">
                      {before + index + 1}
                    </span>
                    {note}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
      <details className={`${accordion} border-y border-y-line lg:col-span-full`}>
        <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold *:w-[24px] print:pt-0 print:pb-2">
          {more.label}
          <PlusMinus />
        </summary>
        <dl className="grid gap-x-[40px] pb-[16px] *:border-t *:border-t-line *:py-[10px] md:*:grid md:*:grid-cols-[2fr_3fr] md:*:gap-[24px]">
          {more.items.map(({ term, description }) => (
            <div key={term}>
              <dt className="figure-label">{term}</dt>
              <dd className="figure-note">{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </FigureFrame>
  );
}
