import type { ReactNode } from 'react';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

type Tree = FigureOf<'licence-check'>;
type Outcome = NonNullable<Tree['answers'][number]['answers'][number]['outcome']>;

/** A question with its answers below it, or to its right where there is room. */
const split = 'grid gap-[16px] lg:grid-cols-[auto_1fr] lg:items-center lg:gap-0';
const stub =
  'lg:before:absolute lg:before:top-[calc(50%-1px)] lg:before:left-0 lg:before:w-[26px] lg:before:border-t-2 lg:before:border-t-control';
/** The line beside a list of answers, a piece for each; it ends at the last one, and to the right begins at the first. */
const trunk =
  'before:absolute before:border-l-2 before:border-l-control max-lg:before:top-[-16px] max-lg:before:left-[10px] max-lg:not-last:before:bottom-0 max-lg:last:before:h-[40px] lg:before:inset-y-[-7px] lg:before:left-0 lg:first:before:top-1/2 lg:last:before:bottom-1/2';
/** From there to an answer. */
const twig =
  'after:absolute after:top-[24px] after:left-[10px] after:w-[18px] after:border-t-2 after:border-t-control lg:after:top-[calc(50%-1px)] lg:after:left-0 lg:after:w-[26px]';
const answerItem = `relative pl-[28px] lg:pl-[26px] ${trunk} ${twig}`;
const node = 'rounded px-[16px] pt-[12px] pb-[14px]';

/** A tree of questions, from who opens the app to what must be bought: nested lists, joined by lines. */
export function LicenceCheck({ figure }: { figure: Tree }) {
  return (
    <FigureFrame figure={figure}>
      <div className={split}>
        <Node ask={figure.question} />
        <Answers>
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
        </Answers>
      </div>
    </FigureFrame>
  );
}

/** An answer with the question that follows from it, and its answers as a list. */
function Branch({ answer, ask, children }: { answer: string; ask: string; children: ReactNode }) {
  return (
    <li className={`${split} ${answerItem}`}>
      <Node answer={answer} ask={ask} />
      <Answers>{children}</Answers>
    </li>
  );
}

function Answers({ children }: { children: ReactNode }) {
  return <ul className={`grid gap-[16px] lg:relative lg:gap-[14px] lg:pl-[26px] ${stub}`}>{children}</ul>;
}

function Answer({ children }: { children: string }) {
  return <p className="figure-note font-semibold text-link">{children}</p>;
}

function Node({ answer, ask }: { answer?: string; ask: string }) {
  return (
    <div className={`${node} border-(length:--pen) border-ink ${answer ? 'lg:w-[14.5rem]' : ''}`}>
      {answer && <Answer>{answer}</Answer>}
      <p className="figure-label">{ask}</p>
    </div>
  );
}

function Leaf({ answer, outcome: { buy, note } }: { answer: string; outcome: Outcome }) {
  return (
    <li className={answerItem}>
      <div className={`figure-sheet ${node} border-l-5 border-l-highlight shadow-none`}>
        <Answer>{answer}</Answer>
        <p className="text-title font-semibold">{buy}</p>
        <p className="figure-note">{note}</p>
      </div>
    </li>
  );
}
