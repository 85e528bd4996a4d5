import { boxFaces, outline, pair, project, type Point, type Size } from '@/components/diagrams/parts/isometry';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, Patch, Plinth, Shadow } from '@/components/diagrams/parts/solids';
import type { FigureOf } from '@/components/figures/schema';
import { Disc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';

type Cut = FigureOf<'first-cut'>;

/** A floor's sides and height, and the slab on top of it. */
const side = 150;
const storey = 46;
const slab = 6;

/** The floors of a product: those that are built below the cut, those that are only drawn above it. */
export function FirstCut({ figure }: { figure: Cut }) {
  const { out, cut, outTitle, inTitle } = figure;
  const all = out.length + figure.in.length;
  return (
    <FigureFrame figure={figure} className="lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-x-[64px]">
      <Building built={figure.in.length} all={all} />
      <div>
        <p className="figure-note pb-[10px]">{outTitle}</p>
        <Floors floors={out} top={all} />
        <p className="mt-[8px] mb-[16px] flex items-center gap-[16px] font-[650] after:flex-1 after:border-t-3 after:border-t-accent">
          {cut}
        </p>
        <p className="figure-note pb-[10px]">{inTitle}</p>
        <Floors floors={figure.in} top={figure.in.length} />
      </div>
    </FigureFrame>
  );
}

/** Floors from the top down, numbered as a lift numbers them. */
function Floors({ floors, top }: { floors: Cut['out']; top: number }) {
  return (
    <ol
      reversed
      start={top}
      className="*:grid *:grid-cols-[28px_1fr] *:gap-x-[16px] *:gap-y-[2px] *:border-t *:border-t-line *:py-[9px] sm:*:py-[14px]"
    >
      {floors.map(({ name, note }, index) => (
        <li key={name}>
          <span className="figure-disc row-span-2" aria-hidden="true">
            {top - index}
          </span>
          <strong>{name}</strong>
          <span className="figure-note">{note}</span>
        </li>
      ))}
    </ol>
  );
}

function Building({ built, all }: { built: number; all: number }) {
  const floors = Array.from({ length: all }, (_, index) => index);
  const size: Size = [side, side, storey - slab];
  const marks = floors.map((floor) => {
    const [x, y] = project([-side / 2, -side / 2, floor * storey + storey / 2]);
    return [x - 30, y] as const;
  });
  return (
    <svg
      viewBox="-170 -372 340 488"
      aria-hidden="true"
      focusable="false"
      className="mx-auto max-w-60 sm:max-w-104 max-sm:[&>.figure-mark]:[transform:scale(1.1)]"
    >
      <g fill={palette.tones.navy.left}>
        <Plinth size={[220, 220]} />
      </g>
      <Patch size={[200, 200]} tone="lawn" />
      <Shadow size={[side, side, built * storey]} />
      {floors.slice(0, built).map((floor) => (
        <g key={floor}>
          <Box at={[0, 0, floor * storey]} size={size} tone={floor === built - 1 ? 'teal' : 'plaster'} />
          <path
            stroke={palette.tones[floor === built - 1 ? 'tealPanes' : 'panes'].left}
            strokeWidth="20"
            strokeDasharray="13 7"
            d={row([-side / 2 + 8, -side / 2, floor * storey + 20], [side / 2 - 8, -side / 2, floor * storey + 20])}
          />
          <path
            stroke={palette.tones[floor === built - 1 ? 'tealPanes' : 'panes'].right}
            strokeWidth="20"
            strokeDasharray="13 7"
            d={row([side / 2, -side / 2 + 8, floor * storey + 20], [side / 2, side / 2 - 8, floor * storey + 20])}
          />
          <Box at={[0, 0, (floor + 1) * storey - slab]} size={[side + 8, side + 8, slab]} tone="slab" />
        </g>
      ))}
      <g fill="none" className="stroke-control stroke-[1.5] [stroke-dasharray:5_5]">
        {floors.slice(built).map((floor) => (
          <path key={floor} d={Object.values(boxFaces([0, 0, floor * storey], [side, side, storey])).join('')} />
        ))}
      </g>
      <path
        className="stroke-accent stroke-3"
        d={outline([
          [-side / 2 - 4, -side / 2 - 4, built * storey],
          [side / 2 + 4, -side / 2 - 4, built * storey],
          [side / 2 + 4, side / 2 + 4, built * storey],
          [-side / 2 - 4, side / 2 + 4, built * storey],
        ])}
        fill="none"
      />
      {marks.map((at, index) => (
        <Disc key={at.join()} at={at}>
          {index + 1}
        </Disc>
      ))}
    </svg>
  );
}

/** A line between two points of the model. */
function row(from: Point, to: Point): string {
  return `M${pair(...project(from))}L${pair(...project(to))}`;
}
