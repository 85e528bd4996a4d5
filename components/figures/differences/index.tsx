import { NoBreak } from '@/components/ui/no-break';
import type { FigureOf } from '@/lib/schemas/figures';
import { ColumnHeads } from '../parts/column-heads';
import { FigureFrame } from '../parts/figure-frame';
import styles from './differences.module.css';

/** How far apart the sheets lie. */
const step = { across: 34, down: 44 } as const;

/** The top left corner of a sheet, by its number. */
const cornerOf = (number: number, perRow: number) =>
  [((number - 1) % perRow) * step.across, Math.floor((number - 1) / perRow) * step.down] as const;

/** The outlines of sheets and the writing on them, as one path. */
const sheets = (numbers: readonly number[], perRow: number, written: boolean) =>
  numbers
    .map(
      (number) => `M${cornerOf(number, perRow).join(' ')}h18l8 8v28h-26z${written ? 'm6 14h14m-14 7h14m-14 7h8' : ''}`,
    )
    .join('');

/** A month of cases that went both ways, one sheet each; then the few whose results differ, line by line. */
export function Differences({ figure }: { figure: FigureOf<'differences'> }) {
  const { cases, agree, differ, columns, rows } = figure;
  const marked = rows.map(({ number }) => number);
  const same = Array.from({ length: cases }, (_, at) => at + 1).filter((number) => !marked.includes(number));
  return (
    <FigureFrame figure={figure} className={styles.differences}>
      <div className={styles.month}>
        <Sheets className={styles.wide} perRow={16} same={same} marked={marked} />
        <Sheets className={styles.narrow} perRow={8} same={same} marked={marked} />
        <dl className={styles.counts}>
          <div>
            <dt>{agree}</dt>
            <dd>{same.length}</dd>
          </div>
          <div>
            <dt>{differ}</dt>
            <dd>{rows.length}</dd>
          </div>
        </dl>
      </div>
      <table role="table" aria-label={figure.name} className={styles.table}>
        <ColumnHeads names={columns} />
        <tbody role="rowgroup">
          {rows.map(({ number, before, after, why, decision }) => (
            <tr key={number} role="row">
              <th role="rowheader" scope="row" data-label={columns[0]}>
                {number}
              </th>
              {[before, after, why, decision].map((cell, index) => (
                <td key={cell} role="cell" data-label={columns[index + 1]}>
                  <NoBreak text={cell} size="text" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

interface SheetsProps {
  className?: string;
  perRow: number;
  same: readonly number[];
  marked: readonly number[];
}

function Sheets({ className, perRow, same, marked }: SheetsProps) {
  const rows = Math.ceil((same.length + marked.length) / perRow);
  return (
    <svg viewBox={`-2 -2 ${perRow * step.across - 4} ${rows * step.down - 4}`} aria-hidden="true" className={className}>
      <path className={styles.same} d={sheets(same, perRow, true)} />
      <path className={styles.different} d={sheets(marked, perRow, false)} />
      <g textAnchor="middle" className={styles.number}>
        {marked.map((number) => {
          const [x, y] = cornerOf(number, perRow);
          return (
            <text key={number} x={x + 13} y={y + 25}>
              {number}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
