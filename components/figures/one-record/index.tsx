import { DrawingFile } from '@/components/ui/drawing-file';
import { NoBreak } from '@/components/ui/no-break';
import type { FigureOf } from '@/lib/schemas/figures';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import { signed } from '@/lib/story-format';
import { recordHouseView } from './house';
import recordStyles from '../parts/record.module.css';
import styles from './one-record.module.css';

/** One house in four systems that disagree about it, lines to the one record, and what each of its fields adds to the match. */
export function OneRecord({ figure }: { figure: FigureOf<'one-record'> }) {
  const { systems, record } = figure;
  return (
    <FigureFrame figure={figure}>
      <ul className={styles.systems}>
        {systems.map((system) => (
          <li key={system.name} className={`${figureStyles.sheet} ${styles.system}`}>
            <h3>{system.name}</h3>
            <dl>
              {system.fields.map(({ field, value }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd className={`${recordStyles.record} ${recordStyles.value}`}>
                    <NoBreak text={value} size="text" />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Threads />
      {/* The house's plinth hangs into the record, on the smallest phones the deeper. */}
      <div className={`${figureStyles.sheet} ${styles.record}`}>
        <h3>{record.name}</h3>
        <dl>
          {record.fields.map(({ field, value, why, points }) => (
            <div key={field} className={styles.field}>
              <dt>{field}</dt>
              <dd className={`${recordStyles.record} ${styles.value}`}>
                <NoBreak text={value} size="text" />
              </dd>
              <dd className={`${recordStyles.record} ${styles.score}`}>
                {signed(points)} {record.points}
                <svg viewBox={`0 0 ${record.most} 8`} preserveAspectRatio="none" aria-hidden="true">
                  <path className={points < 0 ? styles.doubtful : styles.sure} d={`M0 4h${Math.abs(points)}`} />
                </svg>
              </dd>
              <dd className={styles.why}>{why}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.outcome}>{record.outcome}</p>
      </div>
    </FigureFrame>
  );
}

/** Lines from the systems to the house that they mean. The lines stretch with the page, the house does not. */
function Threads() {
  const line = (x: number) => `M${x} 0C${x} 60 200 20 200 100`;
  return (
    <div className={styles.threads} aria-hidden="true">
      <svg viewBox="0 0 400 100" preserveAspectRatio="none">
        <path className={styles.wide} d={[50, 150, 250, 350].map(line).join('')} />
        <path className={styles.narrow} d={[100, 300].map(line).join('')} />
      </svg>
      <DrawingFile name="record-house" size={[recordHouseView[2], recordHouseView[3]]} />
    </div>
  );
}
