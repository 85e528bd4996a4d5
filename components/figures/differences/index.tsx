import { palette } from '@/components/diagrams/parts/palette';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

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
    <FigureFrame figure={figure}>
      <div className="grid items-center gap-x-[64px] gap-y-[24px] md:grid-cols-[1fr_auto]">
        <Sheets className="max-md:hidden" perRow={16} same={same} marked={marked} />
        <Sheets className="md:hidden" perRow={8} same={same} marked={marked} />
        <dl className="flex gap-[48px] *:grid *:content-start [&_dd]:-order-1">
          <div>
            <dt className="figure-label text-muted">{agree}</dt>
            <dd className="text-figure font-semibold">{same.length}</dd>
          </div>
          <div>
            <dt className="figure-label text-muted">{differ}</dt>
            <dd className="text-figure font-semibold">{rows.length}</dd>
          </div>
        </dl>
      </div>
      <table className="stacking-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 text-left text-small font-semibold text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, before, after, why, decision }) => (
            <tr key={number}>
              <th scope="row" className="pr-6 text-left align-top text-title font-semibold md:py-4">
                <span className="phone-label md:hidden">{columns[0]} </span>
                {number}
              </th>
              {[before, after, why, decision].map((cell, index) => (
                <td key={cell} data-label={columns[index + 1]} className="figure-label pr-6 align-top md:py-4">
                  {cell}
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
  className: string;
  perRow: number;
  same: readonly number[];
  marked: readonly number[];
}

function Sheets({ className, perRow, same, marked }: SheetsProps) {
  const rows = Math.ceil((same.length + marked.length) / perRow);
  return (
    <svg
      viewBox={`-2 -2 ${perRow * step.across - 4} ${rows * step.down - 4}`}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path className="fill-raised stroke-control" strokeWidth="1.3" d={sheets(same, perRow, true)} />
      <path fill={palette.terracotta} className="stroke-ink" strokeWidth="1.3" d={sheets(marked, perRow, false)} />
      <g textAnchor="middle" className="fill-(--palette-ink) text-[12px] font-[650]">
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
