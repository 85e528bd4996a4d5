import { Box } from '@/components/diagrams/parts/solids';
import type { FigureOf } from '@/components/figures/schema';
import { ColumnHeads } from '../parts/column-heads';
import { FigureFrame } from '../parts/figure-frame';

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
      <table
        role="table"
        className="w-full text-left max-md:block [&_tr]:border-b [&_tr]:border-b-line md:[&_tr>*]:py-[14px] md:[&_tr>*]:pr-[32px] max-md:[&>thead]:sr-only [&>thead>tr]:border-b-2 [&>thead>tr]:border-b-ink"
      >
        <ColumnHeads names={[columns.weight, columns.question, columns.light, columns.heavy]} />
        <tbody
          role="rowgroup"
          className="max-md:block max-md:text-(length:--figure-label) max-md:*:grid max-md:*:grid-cols-[1fr_72px] max-md:*:gap-x-[16px] max-md:*:gap-y-[4px] max-md:*:py-[16px]"
        >
          {rows.map(({ question, light, heavy, weight }) => (
            <tr key={question} role="row">
              <td role="cell" className="col-2 row-[1/span_3]">
                <Pile weight={weight} />
                <span className="sr-only">{weights[weight - 1]}</span>
              </td>
              <th role="rowheader" scope="row" className="text-title md:w-[36%]">
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
      <p className="max-w-text text-title">{verdict}</p>
    </FigureFrame>
  );
}

function Pile({ weight }: { weight: number }) {
  return (
    <svg
      viewBox="-48 -56 96 68"
      width="96"
      height="68"
      aria-hidden="true"
      focusable="false"
      className="w-[72px] md:w-[96px]"
    >
      {places.slice(0, weight).map(([x, y]) => (
        <use key={x} href={`#${parcel}`} x={x} y={y} />
      ))}
    </svg>
  );
}
