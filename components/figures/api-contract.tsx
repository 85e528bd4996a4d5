import { accordion } from '@/components/ui/accordion';
import { Icon } from '@/components/ui/icon';
import type { FigureOf } from '@/lib/figures/figure-schema';
import { FigureFrame } from './figure-frame';

type Contract = FigureOf<'api-contract'>;

/** A contract and an error side by side; each part of the code has its note, numbered through both. */
export function ApiContract({ figure }: { figure: Contract }) {
  const { sheets, more } = figure;
  return (
    <FigureFrame figure={figure}>
      {sheets.map((sheet, at) => {
        const before = sheets.slice(0, at).reduce((count, { parts }) => count + parts.length, 0);
        return (
          <div key={sheet.name} className="contract-sheet figure-sheet">
            <p className="figure-label">{sheet.name}</p>
            <ol start={before + 1}>
              {sheet.parts.map(({ code, note }, index) => (
                <li key={code}>
                  <pre className="figure-code">
                    <code>{code}</code>
                  </pre>
                  <p className="figure-note">
                    <span className="figure-disc" aria-hidden="true">
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
      <details className={`contract-more ${accordion}`}>
        <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold print:pt-0 print:pb-2">
          {more.label}
          <Icon name="plus" className="accordion-open shrink-0" />
          <Icon name="minus" className="accordion-close shrink-0" />
        </summary>
        <dl>
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
