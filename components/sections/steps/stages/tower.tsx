import { Laid, Use } from '@/components/diagrams/parts/drawing';
import { boxFaces, outline, type Point } from '@/components/diagrams/parts/isometry';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, Patch, Plinth, Shadow } from '@/components/diagrams/parts/solids';
import { Peg, Tree } from '@/components/diagrams/parts/things';
import type { StageDrawing } from '.';

/** A floor's sides and height, and the slab on top of it, in units of the model. */
const side = 104;
const storey = 36;
const slab = 5;
const half = side / 2;

/** The edges of floors that are not built. */
const drawnOnly = (from: number, to: number) => (
  <path
    fill="none"
    className="stroke-control"
    strokeWidth="2"
    strokeDasharray="6 5"
    d={Object.values(boxFaces([0, 0, from * storey], [side, side, (to - from) * storey])).join('')}
  />
);

/** A floor with its windows, of which every second one is lit by night. */
function Floor({ id, tone }: { id: string; tone: 'plaster' | 'teal' }) {
  const panes = palette.tones[tone === 'teal' ? 'tealPanes' : 'panes'];
  return (
    <g id={id}>
      <Box size={[side, side, storey - slab]} tone={tone} />
      {(['left', 'right'] as const).map((face) => (
        <Laid key={face} on={face} at={[face === 'left' ? -half : half, -half, storey - slab]}>
          <path strokeWidth="16" strokeDasharray="12 8" stroke={panes[face]} d="M6 16h92" />
          <path strokeWidth="16" strokeDasharray="12 28" stroke={palette.litByNight} d="M26 16h72" />
        </Laid>
      ))}
      <Box at={[0, 0, storey - slab]} size={[side + 6, side + 6, slab]} tone="slab" />
    </g>
  );
}

/** Floors from the ground up, a letter each: `p` is plain, `t` the floor that the product is for. */
function Floors({ built }: { built: string }) {
  return [...built].map((floor, level) => (
    <Use key={level} part={floor === 't' ? 'stage-feature' : 'stage-floor'} at={[0, 0, level * storey]} />
  ));
}

const stakes: readonly Point[] = [
  [-half, half],
  [half, half],
  [-half, -half],
  [half, -half],
];

/** One tower that grows by floors: staked out, tried in cardboard, built to its cut, grown, and ready for the many. */
export const tower: StageDrawing = {
  parts: (
    <>
      <g id="stage-plot">
        <g fill={palette.tones.navy.left}>
          <Plinth size={[178, 178]} />
        </g>
        <Patch size={[162, 162]} tone="lawn" />
      </g>
      <Floor id="stage-floor" tone="plaster" />
      <Floor id="stage-feature" tone="teal" />
      <Tree id="stage-tree" />
      <Peg id="stage-peg" />
    </>
  ),
  stages: [
    {
      above: 80,
      scene: (
        <>
          <Use part="stage-plot" at={[0, 0]} />
          <path
            fill="none"
            stroke={palette.white}
            strokeWidth="2.5"
            d={outline([stakes[0]!, stakes[1]!, stakes[3]!, stakes[2]!])}
          />
          {stakes.map((at) => (
            <Box key={at.join()} at={at} size={[5, 5, 26]} tone="gold" />
          ))}
          <Use part="stage-peg" at={[4, 0]} fill={palette.terracotta} />
        </>
      ),
    },
    {
      above: 150,
      scene: (
        <>
          <Use part="stage-plot" at={[0, 0]} />
          {drawnOnly(0, 3)}
          <Shadow size={[52, 52, 40]} />
          <Box size={[52, 52, 40]} tone="gold" />
          <Use part="stage-peg" at={[58, -54]} fill={palette.terracotta} />
        </>
      ),
    },
    {
      above: 180,
      scene: (
        <>
          <Use part="stage-plot" at={[0, 0]} />
          <Shadow size={[side, side, 90]} />
          <Floors built="ppt" />
          <Use part="stage-peg" at={[70, -20]} fill={palette.terracotta} />
        </>
      ),
    },
    {
      above: 212,
      scene: (
        <>
          <Use part="stage-plot" at={[0, 0]} />
          <Shadow size={[side, side, 90]} />
          <Floors built="pptp" />
          {drawnOnly(4, 5)}
          <Use part="stage-peg" at={[70, -20]} fill={palette.terracotta} />
          <Use part="stage-peg" at={[22, -70]} fill={palette.sky} />
        </>
      ),
    },
    {
      above: 262,
      scene: (
        <>
          <Use part="stage-plot" at={[0, 0]} />
          <Shadow size={[side, side, 90]} />
          <Floors built="pptppp" />
          <Use part="stage-tree" at={[70, 60]} />
          <Use part="stage-tree" at={[-66, -66]} />
          <Use part="stage-peg" at={[-22, -70]} fill={palette.teal} />
          <Use part="stage-peg" at={[22, -70]} fill={palette.sky} />
          <Use part="stage-peg" at={[70, -44]} fill={palette.navy} />
          <Use part="stage-peg" at={[70, 4]} fill={palette.terracotta} />
        </>
      ),
    },
  ],
};
