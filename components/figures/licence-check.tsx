import type { ReactNode } from 'react';
import type { FigureOf } from '@/lib/figures/figure-schema';
import { FigureFrame } from './figure-frame';

type Tree = FigureOf<'licence-check'>;
type Outcome = NonNullable<Tree['answers'][number]['answers'][number]['outcome']>;

/** A tree of questions, from who opens the app to what must be bought: nested lists, joined by lines. */
export function LicenceCheck({ figure }: { figure: Tree }) {
  return (
    <FigureFrame figure={figure}>
      <div className="licence-branch">
        <Node ask={figure.question} />
        <ul>
          {figure.answers.map((branch) => (
            <Branch key={branch.answer} answer={branch.answer} ask={branch.question}>
              {branch.answers.map(({ answer, outcome, next }) =>
                next ? (
                  <Branch key={answer} answer={answer} ask={next.question}>
                    {next.answers.map((last) => (
                      <Leaf key={last.answer} answer={last.answer} outcome={last.outcome} />
                    ))}
                  </Branch>
                ) : (
                  outcome && <Leaf key={answer} answer={answer} outcome={outcome} />
                ),
              )}
            </Branch>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}

/** An answer with the question that follows from it, and its answers as a list. */
function Branch({ answer, ask, children }: { answer: string; ask: string; children: ReactNode }) {
  return (
    <li className="licence-branch">
      <Node answer={answer} ask={ask} />
      <ul>{children}</ul>
    </li>
  );
}

function Node({ answer, ask }: { answer?: string; ask: string }) {
  return (
    <div className="licence-node">
      {answer && <p className="licence-answer figure-note">{answer}</p>}
      <p className="figure-label">{ask}</p>
    </div>
  );
}

function Leaf({ answer, outcome: { buy, note } }: { answer: string; outcome: Outcome }) {
  return (
    <li>
      <div className="licence-node figure-sheet">
        <p className="licence-answer figure-note">{answer}</p>
        <p className="text-title font-semibold">{buy}</p>
        <p className="figure-note">{note}</p>
      </div>
    </li>
  );
}
