import type { ReactNode } from 'react';
import type { FigureOf } from '@/lib/schemas/figures';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import styles from './licence-check.module.css';

type Tree = FigureOf<'licence-check'>;
type Outcome = NonNullable<Tree['answers'][number]['answers'][number]['outcome']>;

/** A tree of questions, from who opens the app to what must be bought: nested lists, joined by lines. */
export function LicenceCheck({ figure }: { figure: Tree }) {
  return (
    <FigureFrame figure={figure}>
      <div className={styles.tree}>
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
    <li className={`${styles.branch} ${styles.answer}`}>
      <Node answer={answer} ask={ask} />
      <Answers>{children}</Answers>
    </li>
  );
}

function Answers({ children }: { children: ReactNode }) {
  return <ul className={styles.answers}>{children}</ul>;
}

function Answer({ children }: { children: string }) {
  return <p className={styles.said}>{children}</p>;
}

function Node({ answer, ask }: { answer?: string; ask: string }) {
  return (
    <div className={styles.node}>
      {answer && <Answer>{answer}</Answer>}
      <p>{ask}</p>
    </div>
  );
}

function Leaf({ answer, outcome: { buy, note } }: { answer: string; outcome: Outcome }) {
  return (
    <li className={styles.answer}>
      <div className={styles.leaf}>
        <Answer>{answer}</Answer>
        <p className={styles.buy}>{buy}</p>
        <p className={figureStyles.note}>{note}</p>
      </div>
    </li>
  );
}
