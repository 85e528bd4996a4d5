import { Fragment } from 'react';
import { outline, project, short, type Point } from '@/components/diagrams/parts/isometry';
import { palette, type Tone } from '@/components/diagrams/parts/palette';
import { Box, Shadow } from '@/components/diagrams/parts/solids';
import type { FigureOf } from '@/components/figures/schema';
import { ColumnHeads } from '../parts/column-heads';
import { FigureFrame } from '../parts/figure-frame';

type Match = FigureOf<'match-tower'>;

/** The storeys' colours, from the ground up; a swatch in the table repeats them. */
const tones = ['teal', 'panes', 'gold', 'plaster', 'navy'] as const satisfies readonly Tone[];
/** Units of the model for a point, and the tower's sides. */
const storey = 5;
const side = 130;

const rules =
  '[&_thead]:border-b-(length:--pen) [&_thead]:border-ink [&_tr]:border-b [&_tr]:border-line ' +
  '[&_tbody>:last-child]:border-b-(length:--pen) [&_tbody>:last-child]:border-ink';
const cells =
  'w-full text-left text-(length:--figure-label) font-medium [&_th]:text-left [&_th]:[font:inherit] [&_tr]:align-top ' +
  '[&_tr>:last-child]:text-right [&_tr>:last-child]:tabular-nums sm:[&_tr>*]:px-[clamp(8px,1vw,16px)] ' +
  'sm:[&_tr>*]:py-[12px] sm:[&_tr>:first-child]:pl-(--edge) sm:[&_tr>:last-child]:pr-(--edge)';
/** On a phone a row is a grid: the field and its points, below them what the two records say. */
const stacked =
  'max-sm:block max-sm:[&_tbody]:block max-sm:[&_tfoot]:block max-sm:[&_thead]:absolute ' +
  'max-sm:[&_thead]:[clip-path:inset(50%)] max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[1fr_1fr_auto] ' +
  'max-sm:[&_tr]:px-[16px] max-sm:[&_tr]:py-[12px] max-sm:[&_th]:[grid-area:1/1/auto/3] ' +
  'max-sm:[&_td:last-child]:[grid-area:1/3]';
/** Above a record's value its name. */
const value =
  'max-sm:pt-[6px] max-sm:pr-[8px] max-sm:before:block max-sm:before:text-(length:--figure-note) ' +
  'max-sm:before:font-normal max-sm:before:text-muted max-sm:before:content-label';

/** A number with its sign, as a score is written. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Two records of one house, field by field; the points that each field adds are the storeys of a tower. */
export function MatchTower({ figure }: { figure: Match }) {
  const { columns, rows, sum, outcome } = figure;
  const total = rows.reduce((points, row) => points + row.points, 0);
  const added = rows.filter((row) => row.points > 0);
  return (
    <FigureFrame figure={figure} className="lg:grid-cols-[8fr_4fr] lg:items-end">
      <div className="figure-sheet [--edge:clamp(16px,2.5vw,32px)]">
        <table role="table" className={`${rules} ${cells} ${stacked}`}>
          <ColumnHeads names={[columns.field, columns.first, columns.second, columns.points]} />
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.field} role="row">
                <th role="rowheader" scope="row">
                  <Swatch tone={tones[added.indexOf(row)]} />
                  {row.field}
                  <span className="figure-note block pl-[26px] font-normal">{row.rule}</span>
                </th>
                <td role="cell" data-label={columns.first} className={value}>
                  {row.first}
                </td>
                <td role="cell" data-label={columns.second} className={value}>
                  {row.second}
                </td>
                <td role="cell">{signed(row.points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup" className="text-[1.25rem] font-[650]">
            <tr role="row">
              <th role="rowheader" scope="row" colSpan={3}>
                {sum}
              </th>
              <td role="cell">{total}</td>
            </tr>
          </tfoot>
        </table>
        <p className="border-t-2 border-ink px-(--edge) pt-[16px] pb-[20px] font-medium">{outcome}</p>
      </div>
      <Tower figure={figure} storeys={added.map((row) => row.points)} total={total} />
    </FigureFrame>
  );
}

/** The colour of a row's storey; a row that takes points off has an empty one. */
function Swatch({ tone }: { tone?: Tone }) {
  const fill = tone ? palette.tones[tone].left : 'none';
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
      className="mr-[10px] inline-block w-[16px] align-[-2px]"
    >
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="2"
        fill={fill}
        stroke="currentColor"
        strokeDasharray={tone ? undefined : '3 2'}
      />
    </svg>
  );
}

/** The tower, what was taken off its top again, and the two heights that decide. */
function Tower({ figure, storeys, total }: { figure: Match; storeys: readonly number[]; total: number }) {
  const full = storeys.reduce((points, one) => points + one, 0);
  const floors = storeys.map((points, index) => ({
    tone: tones[index % tones.length] ?? 'plaster',
    from: storeys.slice(0, index).reduce((sum, one) => sum + one, 0),
    points,
  }));
  return (
    <svg
      viewBox="-125 -405 420 470"
      aria-hidden="true"
      focusable="false"
      className="mx-auto max-w-[26rem] forced-colors:[--line:Canvas]"
    >
      <Shadow size={[side, side, 120]} />
      <path className="fill-line" d={plane(0, 34)} />
      {floors.map(({ tone, from, points }) => {
        const stands = Math.max(0, Math.min(points, total - from));
        return (
          <Fragment key={tone}>
            {stands > 0 && <Box at={[0, 0, from * storey]} size={[side, side, stands * storey]} tone={tone} />}
            {stands < points && (
              <g opacity=".45">
                <Box
                  at={[0, 0, (from + stands) * storey]}
                  size={[side, side, (points - stands) * storey]}
                  tone={tone}
                />
              </g>
            )}
          </Fragment>
        );
      })}
      <path
        fill="none"
        className="stroke-ink"
        strokeWidth="1.5"
        strokeDasharray="5 5"
        d={`${plane(full)}${edges(total, full)}`}
      />
      <Height points={figure.join.from} words={figure.join.label} />
      <Height points={figure.review.from} words={figure.review.label} />
    </svg>
  );
}

/** The outline of a floor at a height, and by how much it reaches out over the walls. */
function plane(points: number, out = 0): string {
  const half = side / 2 + out;
  const z = points * storey;
  return outline([[-half, -half, z], [half, -half, z], [half, half, z], [-half, half, z]]); // prettier-ignore
}

/** The three upright edges that can be seen, between two heights. */
function edges(from: number, to: number): string {
  const half = side / 2;
  return [[-half, -half], [half, -half], [half, half]]
    .map(([x = 0, y = 0]) => outline([[x, y, from * storey], [x, y, to * storey]] satisfies Point[], false))
    .join(''); // prettier-ignore
}

/** A height that decides: a frame around the tower, its points and what lies above it. */
function Height({ points, words }: { points: number; words: string }) {
  const half = side / 2 + 12;
  const z = points * storey;
  const [x, y] = project([half, half, z]);
  return (
    <>
      <path
        fill="none"
        stroke={palette.terracotta}
        strokeWidth="3"
        strokeLinejoin="round"
        d={outline(
          [
            [-half, -half, z],
            [half, -half, z],
            [half, half, z],
          ],
          false,
        )}
      />
      <text x={short(x + 10)} y={short(y)} className="fill-ink text-[22px] font-semibold lg:text-[20px]">
        {points}
        <tspan x={short(x + 10)} dy="1.2em" className="font-medium">
          {words}
        </tspan>
      </text>
    </>
  );
}
