import type { ReactNode } from 'react';
import { Laid } from '@/components/figures/parts/isometry/drawing';
import { palette } from '@/components/figures/parts/isometry/palette';
import { Box, Plinth } from '@/components/figures/parts/isometry/solids';
import { modelSize, type Model } from '@/components/figures/working-path/model';
import type { DrawingSource } from './drawing-source';
import { Drum, DrumShade } from './things';

const round = 'round';

const models: Readonly<Record<Model, ReactNode>> = {
  screen: <Screen />,
  api: <Api />,
  table: <Store />,
  test: <Test />,
};

/** The models above the frames: where each of the steps happens. */
export const pathModels: readonly DrawingSource[] = Object.entries(models).map(([name, model]) => ({
  name: `path-${name}`,
  view: [-90, -104, ...modelSize],
  scene: (
    <>
      <g fill={palette.tones.navy.left}>
        <Plinth size={[112, 112]} />
      </g>
      {model}
    </>
  ),
}));

function Screen() {
  return (
    <>
      <Box at={[0, 6, 0]} size={[18, 18, 22]} tone="stone" />
      <Box at={[0, 0, 18]} size={[96, 10, 66]} tone="navy" />
      <Laid on="left" at={[-48, -5, 84]}>
        <path fill={palette.screen} d="M5 5h86v56H5z" />
        <path stroke={palette.sky} strokeWidth="5" d="M13 17h44M13 29h60" />
        <path fill={palette.terracotta} d="M13 41h38v12H13z" />
      </Laid>
    </>
  );
}

function Api() {
  return (
    <>
      <Box size={[84, 84, 52]} tone="teal" />
      <Laid on="top" at={[0, 0, 52]}>
        <path
          fill="none"
          stroke={palette.white}
          strokeWidth="6"
          d="M-28-12h50M10-25l13 13-13 13M28 13h-50M-10 0l-13 13 13 13"
        />
      </Laid>
    </>
  );
}

function Store() {
  return (
    <>
      <defs>
        <DrumShade id={round} />
      </defs>
      <Drum radius={44} height={74} rings={3} tone="navy" shade={round} />
    </>
  );
}

function Test() {
  return (
    <>
      <Box size={[90, 90, 20]} tone="plaster" />
      <path fill="none" stroke={palette.teal} strokeWidth="9" d="M-24-18l16 14 32-30" />
    </>
  );
}
