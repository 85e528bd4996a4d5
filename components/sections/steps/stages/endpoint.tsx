import type { ReactNode } from 'react';
import { Laid, Use } from '@/components/diagrams/parts/drawing';
import { outline, type Point } from '@/components/diagrams/parts/isometry';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, Patch, Plinth, Shadow } from '@/components/diagrams/parts/solids';
import { Sheet } from '@/components/diagrams/parts/things';
import { frameOf } from '@/components/figures/parts/frame';
import type { StageDrawing } from '.';

/** Where the service will be, with its sides and height, in units of the model. */
const service = [30, 34] as const;
const size = [64, 64, 62] as const;
/** Who will call it: a phone, a partner's server, your own reports. */
const callers = { phone: [-62, 46], partner: [-58, -34], reports: [40, -62] } as const satisfies Record<string, Point>;

/** The cable of each caller, along the plot's axes up to the service's foot. */
const cables = {
  phone: [callers.phone, [-2, 46]],
  partner: [callers.partner, [-18, -34], [-18, 22], [-2, 22]],
  reports: [callers.reports, [40, 2]],
} as const satisfies Record<keyof typeof callers, readonly Point[]>;

type Caller = keyof typeof callers;
const all = Object.keys(callers) as Caller[];

/** Cables of some callers. A loose one ends halfway. */
function Cables({ of, loose, tone }: { of: readonly Caller[]; loose?: boolean; tone: string }) {
  const line = (caller: Caller): readonly Point[] => {
    const [from, to] = cables[caller];
    return loose ? [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : cables[caller];
  };
  return (
    <path
      fill="none"
      stroke={tone}
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
      d={of.map((caller) => outline(line(caller), false)).join('')}
    />
  );
}

/** The callers, from the back to the front. */
function Callers() {
  return (
    <>
      <Use part="stage-phone" at={callers.phone} />
      <Use part="stage-server" at={callers.partner} />
      <Use part="stage-reports" at={callers.reports} />
    </>
  );
}

const at: Point = service;
const roof: Point = [service[0], service[1], 62];
const built = (
  <>
    <Shadow at={at} size={size} />
    <Box at={at} size={size} tone="teal" />
    <Laid on="left" at={[service[0] - 32, service[1] - 32, 62]}>
      <path stroke={palette.tones.tealPanes.left} strokeWidth="9" d="M8 15h48M8 32h48" />
      <path stroke={palette.lit} strokeWidth="9" d="M8 15h12M8 32h6" />
    </Laid>
    <Box at={roof} size={[72, 72, 6]} tone="slab" />
  </>
);

/** A stage whose middle stands behind the partner and the reports, and before the phone. */
function amongCallers(middle: ReactNode): StageDrawing['stages'][number] {
  return {
    above: 130,
    scene: (
      <>
        <Use part="stage-plot" at={[0, 0]} />
        <Use part="stage-phone" at={callers.phone} />
        {middle}
        <Use part="stage-server" at={callers.partner} />
        <Use part="stage-reports" at={callers.reports} />
      </>
    ),
  };
}

/** A plot on which callers are named, a contract is laid down, a mock stands in, the service is built, and one cable is live. */
export const endpoint: StageDrawing = {
  parts: (
    <>
      <g id="stage-plot">
        <g fill={palette.tones.navy.left}>
          <Plinth size={[178, 178]} />
        </g>
        <Patch size={[162, 162]} tone="pave" />
      </g>
      <g id="stage-phone">
        <Shadow size={[30, 10, 50]} />
        <Box size={[30, 8, 52]} tone="navy" />
        <Laid on="left" at={[-15, -4, 52]}>
          <path fill={palette.screen} d="M4 5h22v38h-22z" />
          <path stroke={palette.teal} strokeWidth="4" d="M8 14h14M8 24h9" />
        </Laid>
      </g>
      <g id="stage-server">
        <Shadow size={[36, 34, 58]} />
        <Box size={[36, 34, 58]} tone="stone" />
        <Laid on="left" at={[-18, -17, 58]}>
          <path stroke={palette.tones.navy.left} strokeWidth="6" d="M6 11h24M6 24h24M6 37h24" />
          <path stroke={palette.lit} strokeWidth="6" d="M6 11h6M6 37h10" />
        </Laid>
      </g>
      <g id="stage-reports">
        <Sheet at={[0, 0]} size={[46, 36, 10]} lines={3} />
      </g>
    </>
  ),
  stages: [
    {
      above: 130,
      scene: (
        <>
          <Use part="stage-plot" at={[0, 0]} />
          <Cables of={all} loose tone={palette.arrow} />
          <Callers />
        </>
      ),
    },
    {
      above: 130,
      scene: (
        <>
          <Use part="stage-plot" at={[0, 0]} />
          <Sheet at={at} size={[76, 84, 5]} lines={5} />
          <Cables of={all} loose tone={palette.arrow} />
          <Callers />
        </>
      ),
    },
    amongCallers(
      <>
        <Cables of={all} tone={palette.tones.navy.left} />
        <Shadow at={at} size={[64, 64, 40]} />
        <Box at={at} size={[64, 64, 40]} tone="gold" />
        <path fill="none" stroke={palette.arrow} strokeWidth="2" strokeDasharray="5 4" d={frameOf(size, 0, service)} />
      </>,
    ),
    amongCallers(
      <>
        <Cables of={all} tone={palette.tones.navy.left} />
        {built}
      </>,
    ),
    amongCallers(
      <>
        <Cables of={['phone', 'reports']} loose tone={palette.arrow} />
        <Cables of={['partner']} tone={palette.terracotta} />
        {built}
      </>,
    ),
  ],
};
