import { Laid } from '@/components/figures/parts/isometry/drawing';
import { palette } from '@/components/figures/parts/isometry/palette';
import { Box, HipRoof } from '@/components/figures/parts/isometry/solids';

/** The measures of a storey. */
const side = 64;
const half = side / 2;
const height = 34;
const { lit, dark, tones } = palette;

/** A path for some storeys, counted from the ground; `path` draws one from its top. */
const of = (numbers: readonly number[], storeys: number, path: (top: number) => string) =>
  numbers.map((number) => path((storeys - number) * height)).join('');

const door = (top: number) => `M21 ${top + 8}h22v26h-22z`;
const leaf = (top: number) => `M21 ${top + 8}l-11 5v21h11z`;
const panes = (top: number) => `M18 ${top + 10}v14m14-14v14m14-14v14`;

/** The tower with all its doors closed and its windows dark, for all days to use. */
export function TowerParts({ storeys }: { storeys: number }) {
  const doors = Array.from({ length: storeys }, (_, index) => index + 1);
  const top = storeys * height;
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <g id="account-tower">
          <Box at={[0, 0, -8]} size={[side + 26, side + 26, 8]} tone="slab" />
          <Box size={[side, side, top]} tone="navy" />
          <Laid on="left" at={[-half, -half, top]}>
            <path fill={dark} d={of(doors, storeys, door)} />
            <path stroke={tones.navy.top} strokeWidth="2" d={of(doors, storeys, (from) => `M0 ${from + 1}h${side}`)} />
            <path
              stroke={tones.stone.right}
              strokeWidth="3"
              strokeLinecap="round"
              d={of(doors, storeys, (from) => `M38 ${from + 22}h0`)}
            />
          </Laid>
          <Laid on="right" at={[half, -half, top]}>
            <path stroke={dark} strokeWidth="12" d={of(doors, storeys, panes)} />
          </Laid>
          <HipRoof at={[0, 0, top]} size={[side + 8, side + 8, 34]} tone="teal" />
        </g>
      </defs>
    </svg>
  );
}

/** The tower on one day: light behind the open doors. */
export function Tower({ open, storeys }: { open: readonly number[]; storeys: number }) {
  const top = storeys * height;
  return (
    <svg viewBox="-64 -202 128 250" aria-hidden="true">
      <use href="#account-tower" />
      {open.length > 0 && (
        <g className="glows">
          <Laid on="left" at={[-half, -half, top]}>
            <path fill={lit} d={of(open, storeys, door)} />
            <path fill={tones.navy.top} d={of(open, storeys, leaf)} />
          </Laid>
          <Laid on="right" at={[half, -half, top]}>
            <path stroke={lit} strokeWidth="12" d={of(open, storeys, panes)} />
          </Laid>
        </g>
      )}
    </svg>
  );
}
