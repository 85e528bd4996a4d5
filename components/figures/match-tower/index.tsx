import { outline, project, short, type Point } from '@/components/figures/parts/isometry/isometry';
import type { Tone } from '@/components/figures/parts/isometry/palette';
import { Box, Shadow } from '@/components/figures/parts/isometry/solids';
import type { FigureOf } from '@/lib/schemas/figures';
import { ColumnHeads } from '../parts/column-heads';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import { signed } from '@/lib/story-format';
import recordStyles from '../parts/record.module.css';
import styles from './match-tower.module.css';

type Match = FigureOf<'match-tower'>;

/** The storeys' colours, from the ground up; a swatch in the table repeats them. */
const tones = ['teal', 'sky', 'gold', 'plaster', 'navy'] as const satisfies readonly Tone[];
/** Units of the model for a point, and the tower's sides. */
const storey = 9;
const side = 150;
/** How far the planes of the heights that decide reach out over the walls, and the ground that the tower stands on. */
const [ledgeReach, groundReach] = [26, 34];

/** Two records of one house, field by field; the points that each field adds are the storeys of a tower. */
export function MatchTower({ figure }: { figure: Match }) {
  const { columns, rows, sum, outcome } = figure;
  const total = rows.reduce((points, row) => points + row.points, 0);
  const added = rows.filter((row) => row.points > 0);
  return (
    <FigureFrame figure={figure} className={styles.match}>
      <div className={figureStyles.sheet}>
        <table role="table" aria-label={figure.name} className={styles.table}>
          <ColumnHeads names={[columns.field, columns.first, columns.second, columns.points]} />
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.field} role="row">
                <th role="rowheader" scope="row">
                  <span>
                    <span className={styles.swatch} data-tone={tones[added.indexOf(row)]} />
                    {row.field}
                  </span>
                  <span className={styles.rule}>{row.rule}</span>
                </th>
                <td role="cell" data-label={columns.first} className={`${recordStyles.record} ${styles.value}`}>
                  {row.first}
                </td>
                <td role="cell" data-label={columns.second} className={`${recordStyles.record} ${styles.value}`}>
                  {row.second}
                </td>
                <td role="cell" className={recordStyles.record}>
                  {signed(row.points)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup" className={styles.sum}>
            <tr role="row">
              <th role="rowheader" scope="row" colSpan={3}>
                {sum}
              </th>
              <td role="cell" className={recordStyles.record}>
                {total}
              </td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.outcome}>{outcome}</p>
      </div>
      <Tower figure={figure} storeys={added.map((row) => row.points)} total={total} />
    </FigureFrame>
  );
}

/** The tower, what was taken off its top again, and the two heights that decide. */
function Tower({ figure, storeys, total }: { figure: Match; storeys: readonly number[]; total: number }) {
  const full = storeys.reduce((sum, points) => sum + points, 0);
  const floors = storeys.map((points, index) => ({
    tone: tones[index % tones.length] ?? 'plaster',
    from: storeys.slice(0, index).reduce((sum, height) => sum + height, 0),
    points,
  }));
  const levels = [figure.join, figure.review];
  return (
    <svg viewBox={viewOf(full, levels)} aria-hidden="true" className={styles.tower}>
      <Shadow size={[side, side, 120]} />
      <path className="fill-line" d={plane(0, groundReach)} />
      {levels.map(({ from }) => (
        <path key={from} className={styles.level} d={ledge(from, -1)} />
      ))}
      {floors.map(({ tone, from, points }) => {
        const stands = Math.max(0, Math.min(points, total - from));
        return (
          stands > 0 && <Box key={tone} at={[0, 0, from * storey]} size={[side, side, stands * storey]} tone={tone} />
        );
      })}
      <path className={styles['taken-off']} d={`${plane(full)}${edges(total, full)}`} />
      {levels.map(({ from, label }) => (
        <Level key={from} points={from} words={label} />
      ))}
    </svg>
  );
}

/** What the drawing takes, and half of its lines: the ground, what was taken off at the top, the heights and their plates. */
function viewOf(full: number, levels: readonly { from: number; label: string }[]): string {
  const [half, out, foot, pen] = [side / 2, side / 2 + ledgeReach, side / 2 + groundReach, 2];
  const left = project([-foot, -foot])[0] - pen;
  const right = project([out, out])[0] + Math.max(...levels.map(({ label }) => plateWidth(label))) + pen;
  const tops = levels.map(({ from }) => project([-out, out, from * storey]));
  const top = Math.min(...[...tops, project([-half, half, full * storey])].map(([, y]) => y)) - pen;
  const bottom = project([foot, -foot])[1] + pen;
  return [left, top, right - left, bottom - top].map((place) => short(place)).join(' ');
}

/** How wide the plate of a height has to be for its words. */
const plateWidth = (words: string) => 26 + words.length * 10;

/** The outline of a floor at a height, and by how much it reaches out over the walls. */
function plane(points: number, out = 0): string {
  const half = side / 2 + out;
  const z = points * storey;
  return outline([
    [-half, -half, z],
    [half, -half, z],
    [half, half, z],
    [-half, half, z],
  ]);
}

/** The three upright edges that can be seen, between two heights. */
function edges(from: number, to: number): string {
  const half = side / 2;
  return [
    [-half, -half],
    [half, -half],
    [half, half],
  ]
    .map(([x = 0, y = 0]) =>
      outline(
        [
          [x, y, from * storey],
          [x, y, to * storey],
        ] satisfies Point[],
        false,
      ),
    )
    .join('');
}

/** Half of a plane around the tower at a height: the part before it (1) or behind it (-1). */
function ledge(points: number, towards: 1 | -1): string {
  const [inner, outer] = [side / 2, side / 2 + ledgeReach];
  const z = points * storey;
  const corner = (reach: number): Point => (towards === 1 ? [reach, -reach, z] : [-reach, reach, z]);
  return outline([
    [-outer, -outer, z],
    corner(outer),
    [outer, outer, z],
    [inner, inner, z],
    corner(inner),
    [-inner, -inner, z],
  ]);
}

/** A height that decides: a plane around the tower, its points and what lies above it on a plate. */
function Level({ points, words }: { points: number; words: string }) {
  const half = side / 2 + ledgeReach;
  const [x, y] = project([half, half, points * storey]);
  return (
    <>
      <path className={styles.level} d={ledge(points, 1)} />
      <rect
        x={short(x)}
        y={short(y - 32)}
        width={short(plateWidth(words))}
        height="64"
        rx="6"
        className={styles.plate}
      />
      <text x={short(x + 13)} y={short(y - 2)} className={styles.height}>
        {points}
        <tspan x={short(x + 13)} dy="1.1em">
          {words}
        </tspan>
      </text>
    </>
  );
}
