import { Box } from '@/components/diagrams/solids';
import type { FigureOf } from '@/lib/figures/figure-schema';
import { ColumnHeads } from './column-heads';
import { FigureFrame } from './figure-frame';

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
    <FigureFrame figure={figure}>
      <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
        <defs>
          <g id={parcel}>
            <Box size={[20, 20, 22]} tone="gold" />
          </g>
        </defs>
      </svg>
      <table role="table">
        <ColumnHeads names={[columns.weight, columns.question, columns.light, columns.heavy]} />
        <tbody role="rowgroup">
          {rows.map(({ question, light, heavy, weight }) => (
            <tr key={question} role="row">
              <td role="cell">
                <Pile weight={weight} />
                <span className="sr-only">{weights[weight - 1]}</span>
              </td>
              <th role="rowheader" scope="row" className="text-title">
                {question}
              </th>
              <td role="cell" data-label={columns.light} className="text-muted">
                {light}
              </td>
              <td role="cell" data-label={columns.heavy}>
                {heavy}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="effort-verdict text-title">{verdict}</p>
    </FigureFrame>
  );
}

function Pile({ weight }: { weight: number }) {
  return (
    <svg viewBox="-48 -56 96 68" width="96" height="68" aria-hidden="true" focusable="false">
      {places.slice(0, weight).map(([x, y]) => (
        <use key={x} href={`#${parcel}`} x={x} y={y} />
      ))}
    </svg>
  );
}
