import { Laid, Use } from '@/components/figures/parts/isometry/drawing';
import { outline, short, type Point } from '@/components/figures/parts/isometry/isometry';
import { palette, type Tone } from '@/components/figures/parts/isometry/palette';
import { Box, HipRoof } from '@/components/figures/parts/isometry/solids';
import { Tree } from '@/components/figures/parts/isometry/tree';
import { flat, precisionView, rings } from '@/components/figures/precision-rings/rings';
import type { DrawingSource } from './drawing-source';

const { tones } = palette;

const outer = rings[3].radius;

/** The streets, and the lots between them. The pin's house is at the origin. */
const streets: readonly (readonly [Point, Point])[] = [
  [
    [-360, -62],
    [360, -62],
  ],
  [
    [-360, 140],
    [360, 140],
  ],
  [
    [-136, -360],
    [-136, 360],
  ],
  [
    [122, -360],
    [122, 360],
  ],
];
const columns = [-262, -192, -84, 0, 76, 180, 250];
const rows = [262, 196, 84, 0, -120, -190, -260];
/** Lots with a tree in place of a house: every fifth, counted from the back. */
const lots = rows
  .flatMap((y) => columns.map((x): [number, number] => [x, y]))
  .filter(([x, y]) => Math.hypot(x, y) > 0 && Math.hypot(x, y) < 312)
  .sort(([x, y], [otherX, otherY]) => x - y - (otherX - otherY));

/** The neighbourhood of one address, with the pin on its roof and the rings around it. */
export const precisionMap: DrawingSource = {
  name: 'precision-map',
  view: precisionView,
  parts: (
    <>
      <House id="house" body="stone" roof="navy" />
      <House id="home" body="plaster" roof="teal" />
      <Tree id="tree" />
      <clipPath id="ground">
        <ellipse rx={outer} ry={short(outer * flat)} />
      </clipPath>
    </>
  ),
  scene: (
    <>
      <ellipse cy="18" rx={outer} ry={short(outer * flat)} fill={palette.navy} />
      <ellipse rx={outer} ry={short(outer * flat)} fill={tones.navy.left} />
      <path
        clipPath="url(#ground)"
        stroke={tones.navy.top}
        strokeWidth="20"
        d={streets.map((street) => outline(street, false)).join('')}
      />
      {[...rings].reverse().map(({ radius, colour }) => (
        <ellipse key={radius} rx={radius} ry={short(radius * flat)} fill={colour} fillOpacity=".1" />
      ))}
      {lots.map((at, index) => (
        <Use key={at.join()} part={index % 5 === 2 ? 'tree' : 'house'} at={at} />
      ))}
      <Use part="home" at={[0, 0]} />
      <g fill="none" strokeWidth="2.5">
        {rings.map(({ radius, colour }) => (
          <ellipse key={radius} rx={radius} ry={short(radius * flat)} stroke={colour} />
        ))}
      </g>
      <path fill={palette.terracotta} d="M0-42c-8-22-26-34-26-56a26 26 0 0 1 52 0c0 22-18 34-26 56z" />
      <circle cy="-98" r="10" fill={palette.white} />
    </>
  ),
};

/** A house with two lit windows, as a part to be put down many times. */
function House({ id, body, roof }: { id: string; body: Tone; roof: Tone }) {
  return (
    <g id={id}>
      <Box size={[40, 40, 24]} tone={body} />
      <Laid on="left" at={[-20, -20, 24]}>
        <path className="glows" stroke={palette.lit} strokeWidth="8" d="M12 8v9M28 8v9" />
      </Laid>
      <HipRoof at={[0, 0, 24]} size={[46, 46, 20]} tone={roof} />
    </g>
  );
}
