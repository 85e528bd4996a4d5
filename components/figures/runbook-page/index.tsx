import { boxFaces, type Size } from '@/components/figures/parts/isometry/isometry';
import { palette, type Tone } from '@/components/figures/parts/isometry/palette';
import { Box } from '@/components/figures/parts/isometry/solids';
import { NoBreak } from '@/components/ui/no-break';
import type { FigureOf } from '@/lib/schemas/figures';
import { NumberDisc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import styles from './runbook-page.module.css';

type Runbook = FigureOf<'runbook-page'>;

/** The tones of the levels below the gravest, which has the colour of what must be done next. */
const tones = ['gold', 'sky', 'stone'] as const satisfies readonly Tone[];

/** A page of a runbook in its binder, and beside it a scale whose cells are left for the reader. */
export function RunbookPage({ figure }: { figure: Runbook }) {
  const { title, facts, steps, stop, scale } = figure;
  const { columns, blank, levels } = scale;
  return (
    <FigureFrame figure={figure} className={styles.desk}>
      <div className={`drawn ${figureStyles.paper} ${styles.page}`}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className={figureStyles.note}>{name}</dt>
              <dd className={figureStyles.label}>
                <NoBreak text={value} size="text" />
              </dd>
            </div>
          ))}
        </dl>
        <ol className={styles.steps}>
          {steps.map(({ action, expect }, index) => (
            <li key={action}>
              <NumberDisc>{index + 1}</NumberDisc>
              <span className={figureStyles.label}>{action}</span>
              <span className={figureStyles.note}>{expect}</span>
            </li>
          ))}
        </ol>
        <p className={styles.stop}>
          <strong>{stop.label}</strong> {stop.text}
        </p>
      </div>
      <div className={styles.severity}>
        <p className={styles.title} id="runbook-scale">
          {scale.title}
        </p>
        <table aria-labelledby="runbook-scale" className={styles.scale}>
          <thead>
            <tr className={figureStyles.note}>
              <th scope="col">{columns.level}</th>
              <th scope="col">{columns.means}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.within}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((means, index) => (
              <tr key={means}>
                <th scope="row" className={styles.level}>
                  <Level index={index} />
                  {index + 1}
                </th>
                <td className={figureStyles.label}>{means}</td>
                <Blank label={columns.who} words={blank} />
                <Blank label={columns.within} words={blank} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FigureFrame>
  );
}

/** A cell to write into: a dotted line, and words for those who do not see that it is empty. */
function Blank({ label, words }: { label: string; words: string }) {
  return (
    <td data-label={label} className={styles.blank}>
      <span className="sr-only">{words}</span>
    </td>
  );
}

function Level({ index }: { index: number }) {
  const size = [30, 30, 54 - index * 14] as const;
  return (
    <svg viewBox="-24 -56 48 70" aria-hidden="true" className={styles.block}>
      {index === 0 ? <Gravest size={size} /> : <Box size={size} tone={tones[index - 1] ?? 'stone'} />}
    </svg>
  );
}

/** The block that has to be seen first, by day and by night. */
function Gravest({ size }: { size: Size }) {
  const { top, left, right } = boxFaces([0, 0, 0], size);
  return (
    <>
      <path fill={palette.terracotta} d={top + left + right} />
      <path fill={palette.white} fillOpacity=".28" d={top} />
      <path fill={palette.shade} fillOpacity=".28" d={right} />
    </>
  );
}
