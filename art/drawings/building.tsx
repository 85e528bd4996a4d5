import { boxFaces, onFace, pair, short, type Point, type Size } from '@/components/figures/parts/isometry/isometry';
import { palette, type Tone } from '@/components/figures/parts/isometry/palette';
import { Box, Shadow, walls } from '@/components/figures/parts/isometry/solids';
import { shades } from './diagram';

const { tones } = palette;

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

interface BuildingProps extends Glazing {
  at?: Point;
  size: Size;
  /** Whether plant is on the roof. */
  plant?: boolean;
}

/** Walls, panes, a dark foot, a roof behind its parapet. */
export function Building({ at = [0, 0, 0], size, plant = true, ...glazing }: BuildingProps) {
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
