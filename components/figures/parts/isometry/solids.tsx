import { shades } from './drawing';
import { boxFaces, onFace, outline, pair, project, short, type Point, type Size } from './isometry';
import { palette, type Tone } from './palette';

/**
 * The parts of the models. Each is a few shapes with fill attributes (the site's CSP allows no style attributes), in
 * the model's own measures; `at` is the middle of its base. A drawing is painted from the back to the front.
 */
const { tones } = palette;
const origin: Point = [0, 0, 0];

interface Placed {
  at?: Point;
}

/** Three faces in the three tones of the light. */
export function Box({ at = origin, size, tone }: Placed & { size: Size; tone: Tone }) {
  const faces = boxFaces(at, size);
  const colours = tones[tone];
  return (
    <>
      <path fill={colours.left} d={faces.left} />
      <path fill={colours.right} d={faces.right} />
      <path fill={colours.top} d={faces.top} />
    </>
  );
}

/** Both walls of a box that can be seen, as one shape. */
function walls([x, y, z = 0]: Point, [width, depth, height]: Size): string {
  const corners = [
    [x - width / 2, y - depth / 2],
    [x + width / 2, y - depth / 2],
    [x + width / 2, y + depth / 2],
  ] as const;
  const top = corners.map(([right, back]): Point => [right, back, z + height]);
  const bottom = corners.map(([right, back]): Point => [right, back, z]);
  return outline([...top, ...bottom.reverse()]);
}

/** A flat piece of ground: a lawn, a path, a roof. */
export function Patch({
  at = origin,
  size: [width, depth],
  tone,
}: Placed & { size: readonly [number, number]; tone: Tone }) {
  return <path fill={tones[tone].top} d={boxFaces(at, [width, depth, 0]).top} />;
}

type Ground = readonly [width: number, depth: number];

/**
 * What every model rests on: a pale slab on a base, its surface at height 0. The base takes the fill of whoever uses
 * it, which says whose it is.
 */
export function Plinth({ size: [width, depth] }: { size: Ground }) {
  const at: Point = [0, 0, -22];
  const size: Size = [width, depth, 16];
  return (
    <>
      <path d={walls(at, size)} />
      <path fill={palette.shade} fillOpacity=".3" d={boxFaces(at, size).right} />
      <Box at={[0, 0, -6]} size={[width, depth, 6]} tone="slab" />
    </>
  );
}

/** The shape of a plinth's shadow on the page, for one path that a filter blurs. */
export function plinthShadow([x, y]: Point, [width, depth]: Ground): string {
  return boxFaces([x + 16, y + 12, -34], [width + 4, depth + 16, 0]).top;
}

/** A thing's shadow on the plinth: away from the light, to the back and a little to the right. */
export function Shadow({ at: [x, y, z = 0] = origin, size: [width, depth, height] }: Placed & { size: Size }) {
  const [x0, x1, y0, y1] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2];
  const [right, back] = [Math.min(14, height * 0.14), Math.min(26, height * 0.28)];
  const shape: Point[] = [[x1, y0, z], [x1 + right, y0 + back, z], [x1 + right, y1 + back, z], [x0 + right, y1 + back, z], [x0, y1, z]]; // prettier-ignore
  return <path fill={palette.shade} fillOpacity=".13" d={outline(shape)} />;
}

/** The claddings of a building, by the tone of its walls: panes, the part of a bay and of a floor that is glass, margins. */
const claddings = {
  plaster: { panes: 'panes', share: [0.62, 0.62], margin: { top: 12, side: 8, bottom: 18 } },
  teal: { panes: 'tealPanes', share: [0.86, 0.84], margin: { top: 10, side: 5, bottom: 12 } },
  glass: { panes: 'navyPanes', share: [0.86, 0.86], margin: { top: 10, side: 5, bottom: 12 } },
} as const satisfies Partial<Record<Tone, { panes: Tone; share: readonly number[]; margin: object }>>;

interface Glazing {
  cladding: keyof typeof claddings;
  floors: number;
  /** Panes side by side on a face. */
  bays?: number;
  /** Wall left free below the panes, where the cladding's own is too little. */
  foot?: number;
  /** Panes with a light on by day too: face, floor from the top, bay. By night there are more. */
  lit?: readonly (readonly [face: 'left' | 'right', floor: number, bay: number])[];
}

/** The panes of one face. A bay is one dashed line, laid on the wall by a transform. */
function Panes({
  face,
  at,
  size: [width, height],
  glazing,
}: {
  face: 'left' | 'right';
  at: Point;
  size: [number, number];
  glazing: Glazing;
}) {
  const { cladding, floors, bays = 4, foot, lit = [] } = glazing;
  const {
    panes,
    share,
    margin: { top, side, bottom },
  } = claddings[cladding];
  const bay = (width - 2 * side) / bays;
  const floor = (height - top - (foot ?? bottom)) / floors;
  const pane = floor * share[1];
  const start = top + (floor - pane) / 2;
  const line = (column: number, row: number, length: number) =>
    `M${pair(side + (column + 0.5) * bay, start + row * floor)}v${short(length)}`;
  const columns = Array.from({ length: bays }, (_, column) => line(column, 0, floor * (floors - 1) + pane));
  const lights = lit.filter(([on]) => on === face).map(([, row, column]) => line(column, row, pane));
  // By night every second bay is lit on every third floor, each from another floor on.
  const byNight = columns.flatMap((_, column) => {
    const row = (column + (face === 'left' ? 0 : 1)) % 3;
    return column % 2 === 0 && row < floors ? line(column, row, floor * (floors - 1 - row) + pane) : [];
  });
  return (
    <g transform={onFace(face, at)} strokeWidth={short(bay * share[0])}>
      <path
        stroke={tones[panes][face]}
        strokeDasharray={`${short(pane)} ${short(floor - Number(short(pane)), 2)}`}
        d={columns.join('')}
      />
      <path
        stroke={palette.litByNight}
        strokeDasharray={`${short(pane)} ${short(3 * floor - Number(short(pane)), 2)}`}
        d={byNight.join('')}
      />
      {lights.length > 0 && <path className="glows" stroke={palette.lit} d={lights.join('')} />}
    </g>
  );
}

interface BuildingProps extends Placed, Glazing {
  size: Size;
  /** Whether plant is on the roof. */
  plant?: boolean;
}

/** Walls, panes, a dark foot, a roof behind its parapet. */
export function Building({ at = origin, size, plant = true, ...glazing }: BuildingProps) {
  const [x, y, z = 0] = at;
  const [width, depth, height] = size;
  const top = z + height;
  const corner = y - depth / 2;
  return (
    <>
      <Shadow at={at} size={size} />
      <Box at={at} size={size} tone={glazing.cladding} />
      <Panes face="left" at={[x - width / 2, corner, top]} size={[width, height]} glazing={glazing} />
      <Panes face="right" at={[x + width / 2, corner, top]} size={[depth, height]} glazing={glazing} />
      <path fill={`url(#${shades.wall})`} d={walls(at, size)} />
      <path fill={palette.navy} fillOpacity=".9" d={walls(at, [width, depth, 7])} />
      <path fill={palette.shade} fillOpacity=".09" d={boxFaces([x, y, top], [width - 10, depth - 10, 0]).top} />
      {plant && <Box at={[x - 4, y + 4, top]} size={[width * 0.42, depth * 0.42, 11]} tone="stone" />}
    </>
  );
}

/** How wide a duct is, in units of the paper. */
const ductWidth = 20;

/** Ducts, each laid through the corners of its route. */
export function Ducts({ routes }: { routes: readonly (readonly Point[])[] }) {
  const d = routes.map((route) => outline(route, false)).join('');
  const { slab, stone } = tones;
  return (
    <g fill="none" strokeLinejoin="round">
      <path stroke={stone.right} strokeWidth={ductWidth} d={d} />
      <path
        stroke={slab.left}
        strokeWidth={short(ductWidth * 0.7)}
        transform={`translate(0 ${short(ductWidth * -0.15)})`}
        d={d}
      />
      <path
        stroke={slab.top}
        strokeWidth={short(ductWidth * 0.3)}
        transform={`translate(0 ${short(ductWidth * -0.23)})`}
        d={d}
      />
    </g>
  );
}

type Direction = '+x' | '-x' | '+y' | '-y';

/** Arrow heads along the axes of the model, for one path. They are signs, not things: the paper does not foreshorten them. */
export function arrows(heads: readonly (readonly [at: Point, towards: Direction])[]): string {
  return heads
    .map(([at, towards]) => {
      const [x, y] = project(at);
      const [right, low] = project(
        { '+x': [1, 0], '-x': [-1, 0], '+y': [0, 1], '-y': [0, -1] }[towards] as [number, number],
      );
      const length = Math.hypot(right, low);
      const place = (along: number, aside: number) =>
        pair(x + (right * along - low * aside) / length, y + (low * along + right * aside) / length);
      return `M${place(19, 0)}L${place(-13, 9)} ${place(-8, 0)} ${place(-13, -9)}z`;
    })
    .join('');
}

/** A hip roof over a square tower. */
export function HipRoof({
  at: [x, y, z = 0],
  size: [width, depth, height],
  tone,
}: {
  at: Point;
  size: Size;
  tone: Tone;
}) {
  const peak: Point = [x, y, z + height];
  const near: Point = [x + width / 2, y - depth / 2, z];
  return (
    <>
      <path fill={tones[tone].left} d={outline([peak, near, [x - width / 2, y - depth / 2, z]])} />
      <path fill={tones[tone].right} d={outline([peak, near, [x + width / 2, y + depth / 2, z]])} />
    </>
  );
}
