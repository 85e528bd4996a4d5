import {
  down,
  onFace,
  pair,
  short,
  upright,
  type Point,
  type Size,
} from '@/components/figures/parts/isometry/isometry';
import { palette, type Tone } from '@/components/figures/parts/isometry/palette';
import { Box, Shadow } from '@/components/figures/parts/isometry/solids';

/** The people and the things of the models. */
const { tones } = palette;

/** Props of a part that a drawing repeats with <use>: the part gets this id and stands at the origin. */
interface Part {
  id: string;
}

/** A person, as the turned wooden peg of a model. The coat takes the fill of whoever uses it. */
export function Peg({ id }: Part) {
  return (
    <g id={id}>
      <ellipse cx="9" cy="-4" rx="15" ry="6" fill={palette.shade} fillOpacity=".13" />
      <path d="M-12 0A12 6.3 0 0 0 12 0L5-30A5 3 0 0 0-5-30Z" />
      <path fill={palette.shade} fillOpacity=".17" d="M3 6.1A12 6.3 0 0 0 12 0L5-30A5 3 0 0 0 2-32.3Z" />
      <circle cy="-38" r="9.5" fill={palette.skin} />
    </g>
  );
}

/** A drum with gold rings, which stands for a database. */
export function Drum({
  radius,
  height,
  rings,
  tone,
  shade,
}: {
  radius: number;
  height: number;
  rings: number;
  tone: Tone;
  shade: string;
}) {
  const flat = radius * Math.SQRT2 * down;
  const top = -height * upright;
  const arc = (inset: number) => `a${pair(radius - inset, flat - inset)} 0 0 0 ${pair((radius - inset) * 2, 0)}`;
  const side = `M${pair(-radius, top)}V0${arc(0)}V${short(top)}`;
  const lines = Array.from(
    { length: rings },
    (_, ring) => `M${pair(1.5 - radius, (top * (ring + 1)) / (rings + 1))}${arc(1.5)}`,
  );
  return (
    <>
      <ellipse cx="18" cy="-9" rx={short(radius)} ry={short(flat)} fill={palette.shade} fillOpacity=".13" />
      <path fill={tones[tone].left} d={side} />
      <path fill="none" stroke={palette.lit} strokeWidth="3" d={lines.join('')} />
      <path fill={`url(#${shade})`} d={side} />
      <ellipse cy={short(top)} rx={short(radius)} ry={short(flat)} fill={tones[tone].top} />
    </>
  );
}

/** The light on a drum, for the defs of a drawing that has one. */
export function DrumShade({ id }: { id: string }) {
  return (
    <linearGradient id={id}>
      <stop offset=".3" stopColor={palette.white} stopOpacity=".1" />
      <stop offset="1" stopColor={palette.shade} stopOpacity=".5" />
    </linearGradient>
  );
}

/** Sheets that lie on the ground, with lines of writing and a mark at each. */
export function Sheet({ at, size, lines }: { at: Point; size: Size; lines: number }) {
  const [x, y, z = 0] = at;
  const [width, depth, height] = size;
  const step = (depth - 14) / lines;
  const rows = (start: number, length: (row: number) => number) =>
    Array.from({ length: lines }, (_, row) => `M${start} ${short(7 + (row + 0.5) * step)}h${short(length(row))}`).join(
      '',
    );
  return (
    <>
      <Shadow at={at} size={size} />
      <Box at={at} size={size} tone="plaster" />
      <g transform={onFace('top', [x - width / 2, y + depth / 2, z + height])} strokeWidth="5">
        <path stroke={palette.teal} d={rows(10, () => 7)} />
        <path stroke={tones.stone.right} d={rows(24, (row) => (width - 34) * [1, 0.72, 0.86][row % 3]!)} />
      </g>
    </>
  );
}

/** A token: a coin with a key on it. */
export function Token({ id }: Part) {
  const { gold } = tones;
  return (
    <g id={id}>
      <ellipse cx="6" cy="1" rx="25" ry="13" fill={palette.shade} fillOpacity=".16" />
      <path fill={gold.right} d="M-24-7V0A24 12.6 0 0 0 24 0V-7" />
      <ellipse cy="-7" rx="24" ry="12.6" fill={gold.left} />
      <ellipse cy="-7" rx="19" ry="10" fill={gold.top} />
      <g transform={onFace('top', [0, 0, 8])} fill="none" stroke={palette.navy} strokeWidth="3.6">
        <circle cx="-6" r="5" />
        <path d="M-1 0h14M6 0v6M12 0v6" />
      </g>
    </g>
  );
}
