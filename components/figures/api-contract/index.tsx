import type { FigureOf } from '@/lib/schemas/figures';
import { Code } from '../parts/code';
import { NumberDisc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import styles from './api-contract.module.css';

type Contract = FigureOf<'api-contract'>;

/** A contract and an error; beside each part of the code its note, numbered through both. */
export function ApiContract({ figure }: { figure: Contract }) {
  const { sheets, more } = figure;
  return (
    <FigureFrame figure={figure} className={styles.contract}>
      {sheets.map(({ name, parts }, at) => {
        const before = sheets.slice(0, at).reduce((count, sheet) => count + sheet.parts.length, 0);
        return (
          <div key={name}>
            <p className={styles.name}>{name}</p>
            <ol start={before + 1} className={styles.parts}>
              {parts.map(({ code, note }, index) => (
                <li key={code}>
                  <Code className={styles.code}>{code}</Code>
                  <p className={styles.note}>
                    <NumberDisc>{before + index + 1}</NumberDisc>
                    {note}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
      <details className={`accordion ${styles.more}`}>
        <summary className="plus-summary">{more.label}</summary>
        <dl>
          {more.items.map(({ term, description }) => (
            <div key={term}>
              <dt className={figureStyles.label}>{term}</dt>
              <dd className={figureStyles.note}>{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </FigureFrame>
  );
}
