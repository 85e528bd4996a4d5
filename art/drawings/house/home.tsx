import type { ReactNode } from 'react';
import { Laid } from '@/components/figures/parts/isometry/drawing';
import { boxFaces, outline, project, short, type Point, type Size } from '@/components/figures/parts/isometry/isometry';
import { materials, palette, solids } from '@/content/palette';

/**
 * The house and its plot, in units of the model: the street in front, a path to each of the two doors. It faces -y;
 * the wing with the second door is at its right.
 */
const plot = { x: 150, y: 140 } as const;
const main = { x0: -86, x1: 42, y0: -6, y1: 92, wall: 96, ridge: 152 } as const;
const wing = { x0: 42, x1: 116, y0: 8, y1: 78, wall: 64, ridge: 104 } as const;
type Body = typeof main | typeof wing;

/** How far a roof reaches over walls and gables, and how thick it is. */
const eaves = 8;
const verge = 7;
const thick = 6;

/** The corners that cast the house's shadow: two footprints, their walls and their ridges. */
export const bodies: readonly (readonly Point[])[] = [main, wing].map(({ x0, x1, y0, y1, wall, ridge }) => {
  const middle = (y0 + y1) / 2;
  const corners = [[x0, y0], [x1, y0], [x1, y1], [x0, y1]] as const; // prettier-ignore
  return [
    ...corners.map(([x, y]): Point => [x, y]),
    ...corners.map(([x, y]): Point => [x, y, wall]),
    [x0 - verge, middle, ridge],
    [x1 + verge, middle, ridge],
  ];
});

/** The surface of the plot, which a shadow does not leave. */
export const surface = boxFaces([0, 0, 0], [plot.x * 2, plot.y * 2, 0]).top;

type Light = 'left' | 'right' | 'top' | 'roof';

/** A colour, mixed with the light of the hour as it falls on that side (`lightOf`). */
const lit = (colour: string, light: Light) => `color-mix(in srgb,${colour},var(--on-${light}))`;

function Face({ d, fill, light }: { d: string; fill: string; light: Light }) {
  return <path fill={lit(fill, light)} d={d} />;
}

/** Three faces of a box under the light of the hour. */
export function LitBox({ at, size, fill }: { at: Point; size: Size; fill: string }) {
  return <LitBoxes boxes={[[at, size]]} fill={fill} />;
}

/** Boxes of one colour, of which none hides another; a path for each of the three sides. */
function LitBoxes({ boxes, fill }: { boxes: readonly (readonly [at: Point, size: Size])[]; fill: string }) {
  const faces = boxes.map(([at, size]) => boxFaces(at, size));
  return (['left', 'right', 'top'] as const).map((side) => (
    <Face key={side} d={faces.map((face) => face[side]).join('')} fill={fill} light={side} />
  ));
}

const ground = (x0: number, x1: number, y0: number, y1: number) =>
  outline([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]); // prettier-ignore

/** Where light falls from windows and doors: on the lawn before them, wider the farther it goes. */
const spill = [
  [-72, -42, main.y0, 44],
  [4, 30, main.y0, 40],
  [-30, -6, main.y0, 70],
  [86, 106, wing.y0, 66],
]
  .map(([x0 = 0, x1 = 0, y = 0, reach = 0]) =>
    outline([
      [x0, y],
      [x1, y],
      [x1 + reach / 5, y - reach],
      [x0 - reach / 5, y - reach],
    ]),
  )
  .join('');

/** The plot: a slab on a dark base, the street, the kerb, the lawn and two paths. */
export function Plot() {
  const { x, y } = plot;
  const base = boxFaces([0, 0, -34], [x * 2, y * 2, 28]);
  const slab = boxFaces([0, 0, -6], [x * 2, y * 2, 6]);
  return (
    <>
      <path fill={solids.navy.left} d={base.left} />
      <path fill={solids.navy.right} d={base.right} />
      <Face d={slab.left} fill={materials.plinth} light="left" />
      <Face d={slab.right} fill={materials.plinth} light="right" />
      <Face d={ground(-x, x, -76, y)} fill={materials.lawn} light="top" />
      <Face d={ground(-x, x, -y, -94)} fill={materials.road} light="top" />
      <Face d={ground(-x, x, -94, -90)} fill={materials.kerb} light="top" />
      <Face d={ground(-x, x, -90, -76) + ground(-30, -6, -76, main.y0) + ground(86, 106, -76, wing.y0)} fill={materials.pave} light="top" />
      <Laid on="top" at={[-x, -117]}>
        <path stroke={palette.white} strokeOpacity=".6" strokeWidth="3" strokeDasharray="24 20" d="M8 0h290" />
      </Laid>
      <path className="spill" d={spill} />
    </>
  ); // prettier-ignore
}

interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle of a wall, `margin` wider than the opening on three sides, and by `sill` lower. */
const rectangle = ({ x, y, width, height }: Opening, margin = 0, sill = 0) =>
  `M${x - margin} ${y - margin}h${width + 2 * margin}v${height + margin + sill}h-${width + 2 * margin}z`;

interface WindowsProps {
  openings: readonly Opening[];
  /** The class that says when their light is on. */
  lamp: 'lit' | 'unlit';
  face?: 'left' | 'right';
}

/** The windows of a wall: frames, panes and their bars, the shade under a lintel, sills; a path for each, not for each window. */
function Windows({ openings, lamp, face = 'left' }: WindowsProps) {
  const each = (draw: (opening: Opening) => string) => openings.map(draw).join('');
  return (
    <>
      <Face d={each((opening) => rectangle(opening, 4, 5))} fill={palette.white} light={face} />
      <path className={lamp} d={each((opening) => rectangle(opening))} />
      <path stroke={palette.ink} strokeOpacity=".2" strokeWidth="4" d={each(({ x, y, width }) => `M${x} ${y + 2}h${width}`)} />
      <path className="bars" strokeWidth="2.5" d={each(({ x, y, width, height }) => `M${x + width / 2} ${y}v${height}M${x} ${short(y + height * 0.42)}h${width}`)} />
      <path stroke={materials.zinc} strokeWidth="2" d={each(({ x, y, width, height }) => `M${x - 5} ${y + height + 5}h${width + 10}`)} />
    </>
  ); // prettier-ignore
}

function Door(opening: Opening) {
  const { x, y, width, height } = opening;
  return (
    <>
      <Face d={rectangle(opening, 4)} fill={palette.white} light="left" />
      <Face d={rectangle(opening)} fill={palette.teal} light="left" />
      <path className="lit" d={rectangle({ x: x + 4, y: y + 4, width: width - 8, height: 9 })} />
      <path stroke={palette.ink} strokeOpacity=".3" strokeWidth="2" d={`M${x + width / 2} ${y + 18}v${height - 24}`} />
      <path stroke={palette.light} strokeWidth="4" strokeLinecap="round" d={`M${x + width - 5} ${short(y + height * 0.6)}h0`} />
    </>
  ); // prettier-ignore
}

/** Where the eaves of a roof end: its lower edge, before the wall and as far below its top. */
function slope({ y0, y1, wall, ridge }: Body) {
  const middle = (y0 + y1) / 2;
  const fall = (ridge - wall) / (middle - y0);
  return { middle, front: y0 - eaves, back: y1 + eaves, low: wall - eaves * fall };
}

/** Walls, gable, roof with its gutter and its boards, of one of the two parts of the house. */
function Part({ body, children }: { body: Body; children: ReactNode }) {
  const { x0, x1, y0, y1, wall, ridge } = body;
  const { middle, front, back, low } = slope(body);
  const [left, right] = [x0 - (body === main ? verge : 0), x1 + verge];
  const gable: Point[] = [[x1, y0], [x1, y1], [x1, y1, wall], [x1, middle, ridge], [x1, y0, wall]]; // prettier-ignore
  const boards: Point[] = [
    [right, front, low], [right, middle, ridge], [right, back, low],
    [right, back, low - thick], [right, middle, ridge - thick - 3], [right, front, low - thick],
  ]; // prettier-ignore
  /** The shade of the boards on the gable, and of the eaves on the front. */
  const shade: Point[] = [
    [x1, y0, wall], [x1, middle, ridge], [x1, y1, wall],
    [x1, y1, wall - 14], [x1, middle, ridge - 17], [x1, y0, wall - 14],
  ]; // prettier-ignore
  const courses = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [y, z] = [front + (middle - front) * share, low + (ridge - low) * share];
    return outline([[left, y, z], [right, y, z]], false); // prettier-ignore
  });
  return (
    <>
      <Face d={outline(gable)} fill={materials.wall} light="right" />
      <Face d={outline([[x0, y0], [x1, y0], [x1, y0, wall], [x0, y0, wall]])} fill={materials.wall} light="left" />
      <path fill={palette.ink} fillOpacity=".1" d={outline([[x0, y0], [x1, y0], [x1, y0, 7], [x0, y0, 7]]) + outline([[x1, y0], [x1, y1], [x1, y1, 7], [x1, y0, 7]])} />
      <path fill={palette.ink} fillOpacity=".16" d={outline(shade) + outline([[x0, y0, low - thick - 8], [x1, y0, low - thick - 8], [x1, y0, wall], [x0, y0, wall]])} />
      {children}
      <Face d={outline(boards)} fill={materials.fascia} light="right" />
      <Face d={outline([[left, front, low], [right, front, low], [right, middle, ridge], [left, middle, ridge]])} fill={materials.roof} light="roof" />
      <path fill="none" stroke={palette.ink} strokeOpacity=".22" strokeWidth="1.6" d={courses.join('')} />
      <path fill="none" stroke={palette.white} strokeOpacity=".28" strokeWidth="2.4" d={outline([[left, middle, ridge], [right, middle, ridge]], false)} />
      <Face d={outline([[left, front, low], [right, front, low], [right, front, low - thick], [left, front, low - thick]])} fill={materials.zinc} light="left" />
    </>
  ); // prettier-ignore
}

/** A flat drawing that looks at the reader, with its origin at a point. */
export function Facing({ at, children }: { at: Point; children: ReactNode }) {
  const [x, y] = project(at);
  return <g transform={`translate(${short(x)} ${short(y)})`}>{children}</g>;
}

function Downpipe({ x, y, top }: { x: number; y: number; top: number }) {
  const [right, low] = project([x, y - 2, 3]);
  const [, high] = project([x, y - 2, top]);
  return <path stroke={materials.zinc} strokeWidth="3" d={`M${short(right)} ${short(low)}V${short(high)}`} />;
}

/** The clipped hedges around the lawn, the farthest first. */
const hedges: readonly (readonly [at: Point, size: Size])[] = [
  [
    [139, 32, 0],
    [14, 206, 20],
  ],
  [
    [-92, -67, 0],
    [108, 12, 15],
  ],
  [
    [40, -67, 0],
    [76, 12, 15],
  ],
  [
    [126, -67, 0],
    [30, 12, 15],
  ],
];

/** The house on its plot, without what a chapter puts there. */
export function Home() {
  const { low } = slope(main);
  const wingLow = slope(wing).low;
  return (
    <>
      <Tree at={[-120, 58]} />
      <LitBox at={[-58, 62, 116]} size={[20, 20, 56]} fill={materials.brick} />
      <Part body={main}>
        <Laid on="left" at={[main.x0, main.y0, main.wall]}>
          <Windows
            openings={[
              { x: 14, y: 42, width: 30, height: 30 },
              { x: 90, y: 42, width: 26, height: 30 },
            ]}
            lamp="lit"
          />
          <Door x={56} y={38} width={24} height={58} />
        </Laid>
        <Laid on="right" at={[main.x1, 43, 138]}>
          <Windows openings={[{ x: -7, y: 0, width: 14, height: 16 }]} lamp="unlit" face="right" />
        </Laid>
        <Downpipe x={main.x0 + 4} y={main.y0} top={low} />
        <LitBox at={[-18, main.y0 - 8, 62]} size={[38, 16, 4]} fill={materials.roof} />
        <LitBox at={[-18, main.y0 - 7, 0]} size={[34, 14, 5]} fill={materials.pave} />
      </Part>
      <Part body={wing}>
        <Laid on="left" at={[wing.x0, wing.y0, wing.wall]}>
          <Windows openings={[{ x: 12, y: 22, width: 20, height: 22 }]} lamp="lit" />
          <Door x={45} y={18} width={18} height={46} />
        </Laid>
        <Laid on="right" at={[wing.x1, wing.y0, wing.wall]}>
          <Windows openings={[{ x: 20, y: 18, width: 30, height: 26 }]} lamp="lit" face="right" />
        </Laid>
        <Downpipe x={wing.x1 - 4} y={wing.y0} top={wingLow} />
      </Part>
      <LitBoxes boxes={hedges} fill={materials.leaf} />
    </>
  );
}

function Tree({ at }: { at: Point }) {
  return (
    <Facing at={at}>
      <path stroke={palette.bark} strokeWidth="7" d="M0 2v-34" />
      <circle cy="-58" r="34" fill={lit(materials.leaf, 'left')} />
      <circle cx="-9" cy="-68" r="20" fill={lit(materials.leafInSun, 'left')} />
    </Facing>
  );
}
