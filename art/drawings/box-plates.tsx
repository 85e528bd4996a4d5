import type { ReactNode } from 'react';
import { apart, boxPlatesView, side, tones as plateTones } from '@/components/figures/box-layers/plates';
import { Laid, Use } from '@/components/figures/parts/isometry/drawing';
import { short } from '@/components/figures/parts/isometry/isometry';
import { palette } from '@/components/figures/parts/isometry/palette';
import { Box, Patch } from '@/components/figures/parts/isometry/solids';
import { frameOf } from '@/components/figures/parts/frame';
import type { DrawingSource } from './drawing-source';
import { Drum, DrumShade, Peg } from './things';

const { tones } = palette;

/** The thickness of a plate. */
const thick = 18;

/** A browser's window, laid flat. */
const page = 'M0 0h64v10h-64zM0 15h18v31h-18zM23 15h41v31h-41z';

/** The models on the plates, from the top plate down. */
const things: readonly ReactNode[] = [
  <Features key="features" />,
  <Screens key="screens" />,
  <Notices key="notices" />,
  <People key="people" />,
  <Data key="data" />,
  <Hosting key="hosting" />,
];

/** The plates with what is on them, from the ground up: a plate hides what lies behind it on the plate below. */
export const boxPlates: DrawingSource = {
  name: 'box-plates',
  view: boxPlatesView,
  scene: plateTones
    .map((tone, index) => (
      <g key={index} transform={index === 0 ? undefined : `translate(0 ${index * apart})`}>
        <Box at={[0, 0, -thick]} size={[side, side, thick]} tone={tone} />
        {things[index]}
      </g>
    ))
    .reverse(),
};

function Features() {
  return (
    <>
      <Box at={[-30, 34]} size={[46, 46, 44]} tone="teal" />
      <Box at={[34, 20]} size={[40, 40, 26]} tone="plaster" />
      <Box at={[-20, -40]} size={[44, 34, 18]} tone="navy" />
      <path
        fill="none"
        stroke={palette.terracotta}
        strokeWidth="2.5"
        strokeDasharray="5 4"
        d={frameOf([34, 34, 34], 0, [46, -44])}
      />
    </>
  );
}

function Screens() {
  const colours = [tones.sky.left, palette.teal, palette.terracotta, tones.sky.left];
  return (
    [
      [-78, 78],
      [4, 78],
      [-78, 10],
      [4, 10],
    ] as const
  ).map((at, index) => (
    <Laid key={at.join()} on="top" at={at}>
      <path fill={colours[index]} d={page} />
    </Laid>
  ));
}

function Notices() {
  return (
    <>
      {(
        [
          [-60, 50],
          [-34, 0],
          [-8, -50],
        ] as const
      ).map((at) => (
        <g key={at.join()}>
          <Box at={at} size={[46, 32, 4]} tone="plaster" />
          <Laid on="top" at={[at[0] - 23, at[1] + 16, 4]}>
            <path fill="none" stroke={palette.teal} strokeWidth="3" d="M1 1h44v30H1zl22 17L45 1" />
          </Laid>
        </g>
      ))}
      <Patch at={[56, 0]} size={[14, 150]} tone="teal" />
    </>
  );
}

function People() {
  const coats = [palette.teal, tones.gold.left, palette.terracotta];
  return (
    <>
      <defs>
        <Peg id="layer-peg" />
      </defs>
      {/* They stand on the part of the plate that the plate above does not cover. */}
      {(
        [
          [50, 50],
          [-50, -50],
          [50, 0],
          [0, -50],
        ] as const
      ).map((at, index) => (
        <Use key={at.join()} part="layer-peg" at={at} scale={0.8} fill={coats[index % 3]} />
      ))}
      <Use part="layer-peg" at={[48, -48]} scale={0.95} fill={palette.sky} />
    </>
  );
}

function Data() {
  return (
    <>
      <DrumShade id="layer-drum" />
      {(
        [
          [-50, 0, 34, 'sky'],
          [50, 0, 34, 'teal'],
          [0, 26, 22, 'sky'],
        ] as const
      ).map(([x, y, height, tone]) => (
        <g key={x} transform={`translate(${short(x)} ${short(y)})`}>
          <Drum radius={26} height={height} rings={height > 30 ? 2 : 1} tone={tone} shade="layer-drum" />
        </g>
      ))}
    </>
  );
}

function Hosting() {
  return (
    <>
      <defs>
        <g id="layer-rack">
          <Box size={[32, 40, 26]} tone="glass" />
          <Box at={[0, -20.5, 8]} size={[24, 1, 4]} tone="gold" />
          <Box at={[0, -20.5, 16]} size={[24, 1, 4]} tone="sky" />
        </g>
      </defs>
      {(
        [
          [-50, 40],
          [0, 40],
          [50, 40],
          [-50, -30],
          [0, -30],
        ] as const
      ).map((at) => (
        <Use key={at.join()} part="layer-rack" at={at} />
      ))}
    </>
  );
}
