import { outline } from '@/components/diagrams/parts/isometry';
import { Box, HipRoof, Patch, Plinth } from '@/components/diagrams/parts/solids';
import { palette } from '@/components/diagrams/parts/palette';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import styles from './one-record.module.css';

/** One house in four systems that disagree about it, lines to the one record, and a score at each of its fields. */
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
                  <dd>{value}</dd>
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
          {record.fields.map(({ field, value, why, score }) => (
            <div key={field} className={styles.field}>
              <dt>{field}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.score}>
                <span className={figureStyles.note}>{record.score}</span> {(score / 100).toFixed(2)}
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <path className="stroke-line" strokeWidth="8" d="M0 4h100" />
                  <path
                    className={score < record.threshold ? styles.doubtful : styles.sure}
                    strokeWidth="8"
                    d={`M0 4h${score}`}
                  />
                  <path className="stroke-ink" strokeWidth="1.5" d={`M${record.threshold} 0v8`} />
                </svg>
              </dd>
              <dd className={styles.why}>{why}</dd>
            </div>
          ))}
        </dl>
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
        <g fill="none" strokeWidth="2" className="stroke-highlight">
          <path className={styles.wide} d={[50, 150, 250, 350].map(line).join('')} />
          <path className={styles.narrow} d={[100, 300].map(line).join('')} />
        </g>
      </svg>
      <svg
        viewBox="-100 -90 200 130"

        className={styles.house}
      >
        <g fill={palette.tones.navy.left}>
          <Plinth size={[110, 110]} />
        </g>
        <Patch size={[98, 98]} tone="lawn" />
        <Box at={[0, 0]} size={[56, 56, 34]} tone="plaster" />
        <Box at={[-8, -29]} size={[12, 2, 22]} tone="teal" />
        {/* A window on either side of the corner. */}
        <path
          className="glows"
          fill={palette.lit}
          d={
            outline([
              [9, -28, 24],
              [21, -28, 24],
              [21, -28, 10],
              [9, -28, 10],
            ]) +
            outline([
              [28, -6, 24],
              [28, 12, 24],
              [28, 12, 10],
              [28, -6, 10],
            ])
          }
        />
        <HipRoof at={[0, 0, 34]} size={[66, 66, 30]} tone="navy" />
      </svg>
    </div>
  );
}
