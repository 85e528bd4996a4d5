import { Box } from '@/components/figures/parts/isometry/solids';
import type { FigureOf } from '@/lib/schemas/figures';
import { ColumnHeads } from '../parts/column-heads';
import { FigureFrame } from '../parts/figure-frame';
import styles from './effort-scale.module.css';

type Effort = FigureOf<'effort-scale'>;

const parcel = 'effort-parcel';
/** Where the parcels of a pile lie, from the back to the front: three below, two on top. */
const places = [
  [-30, 0],
  [0, 0],
  [30, 0],
  [-15, -25],
  [15, -25],
] as const;

/** Questions on hairlines, the heaviest on top, each with its pile of parcels. */
export function EffortScale({ figure }: { figure: Effort }) {
  const { columns, rows, weights, verdict } = figure;
  return (
    <FigureFrame figure={figure} className={styles.effort}>
      <svg aria-hidden="true" className="absolute size-0">
        <defs>
          <g id={parcel}>
            <Box size={[20, 20, 22]} tone="gold" />
          </g>
        </defs>
      </svg>
      <table role="table" aria-label={figure.name} className={styles.table}>
        <ColumnHeads names={[columns.weight, columns.question, columns.light, columns.heavy]} />
        <tbody role="rowgroup">
          {rows.map(({ question, light, heavy, weight }) => (
            <tr key={question} role="row">
              <td role="cell" className={styles.weight}>
                <Pile weight={weight} />
                <span className="sr-only">{weights[weight - 1]}</span>
              </td>
              <th role="rowheader" scope="row" className={styles.question}>
                {question}
              </th>
              <td role="cell" data-label={columns.light} className={styles.little}>
                {light}
              </td>
              <td role="cell" data-label={columns.heavy}>
                {heavy}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.verdict}>{verdict}</p>
    </FigureFrame>
  );
}

function Pile({ weight }: { weight: number }) {
  return (
    <svg viewBox="-48 -56 96 68" aria-hidden="true" className={styles.pile}>
      {places.slice(0, weight).map(([x, y]) => (
        <use key={x} href={`#${parcel}`} x={x} y={y} />
      ))}
    </svg>
  );
}
