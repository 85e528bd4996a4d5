import { Fragment } from 'react';
import { Laid, Use } from '@/components/diagrams/parts/drawing';
import { boxFaces, down, outline, project, short } from '@/components/diagrams/parts/isometry';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, Patch, Plinth, Shadow } from '@/components/diagrams/parts/solids';
import { frameOf } from '@/components/figures/parts/frame';
import type { StageDrawing } from '.';

/** The sides of the room and of a rack, in units of the model. */
const room = 172;
const rack = [34, 30, 66] as const;
const places = [-52, 0, 52] as const;
const rows = [38, -30] as const;
/** Where the cloud hangs, on the paper. */
const cloud = [34, -176] as const;

function Rack({ id, tone }: { id: string; tone: 'navy' | 'stone' }) {
  const [width, depth, height] = rack;
  const on = tone === 'navy';
  return (
    <g id={id}>
      <Shadow size={rack} />
      <Box size={rack} tone={tone} />
      <Laid on="left" at={[-width / 2, -depth / 2, height]}>
        <path stroke={palette.tones[on ? 'sky' : 'pave'].left} strokeWidth="6" d="M5 12h24M5 26h24M5 40h24" />
        {on && <path stroke={palette.lit} strokeWidth="6" d="M5 12h7M5 26h4M5 40h10" />}
      </Laid>
    </g>
  );
}

/** A floor with its two rear walls only, so that the inside can be seen. */
function Room({ id }: { id: string }) {
  const half = room / 2;
  return (
    <g id={id}>
      <g fill={palette.tones.navy.left}>
        <Plinth size={[room + 10, room + 10]} />
      </g>
      <Box at={[-half, 0]} size={[6, room, 112]} tone="plaster" />
      <Box at={[0, half]} size={[room, 6, 112]} tone="plaster" />
      <Patch size={[room - 6, room - 6]} tone="pave" />
    </g>
  );
}

/** The circle of lamplight on the floor, drawn before the racks, which cover part of it. */
const light = <ellipse rx="80" ry={short(80 * Math.SQRT2 * down)} fill="url(#stage-light)" />;

/** The lamp under the ceiling. */
function Lamp({ on }: { on: boolean }) {
  const [x, y] = project([0, 0, 118]);
  const at = `M${short(x)} ${short(y)}`;
  return (
    <>
      <path className="stroke-control" strokeWidth="2" d={`${at}v-70`} />
      <path fill={on ? palette.lit : palette.shade} d={`${at}m-13 2a13 7 0 0 0 26 0l-8-13h-10z`} />
    </>
  );
}

/** The cloud, with the racks that have been moved to it; empty frames stand in it until the first one. */
function Cloud({ racks }: { racks: number }) {
  return (
    <g transform={`translate(${cloud.join(' ')})`}>
      <use href="#stage-cloud" />
      <g transform="scale(.62)">
        {places.slice(0, racks).map((x) => (
          <use key={x} href="#stage-rack" x={x} y="16" />
        ))}
      </g>
      {racks === 0 && (
        <path
          fill="none"
          stroke={palette.arrow}
          strokeWidth="2"
          strokeDasharray="4 3"
          d={[-32, 0, 32].map((x) => frameOf([20, 18, 40], 0, [x * 0.7 + 4, x * 0.7 - 4])).join('')}
        />
      )}
    </g>
  );
}

/** A line around each rack of a row, to show that it has been listed. */
const listed = (y: number) => (
  <path
    fill="none"
    stroke={palette.terracotta}
    strokeWidth="2.5"
    d={places.map((x) => boxFaces([x, y], [44, 40, 0]).top).join('')}
  />
);

/** The room with its lamp out; the rim sets its plinth off from the page in the night theme. */
const darkness = (
  <>
    <path
      fill={palette.shade}
      fillOpacity=".55"
      d={outline([[-86, -86], [86, -86], [86, 86], [86, 86, 112], [-86, 86, 112], [-86, -86, 112]])}
    />
    <path
      fill="none"
      stroke={palette.tones.stone.top}
      strokeWidth="1.5"
      d={outline([[-91, -91], [91, -91], [91, 91], [91, 91, -22], [91, -91, -22], [-91, -91, -22]])}
    />
  </>
); // prettier-ignore

interface SceneProps {
  /** How many rows of racks stand in the room, from the back, and how they look. */
  full: number;
  part?: string;
  marked?: boolean;
  /** How many are in the cloud, once it is there. */
  moved?: number;
}

/** The room at one stage; the lamp goes out when the last rack has left. */
function Scene({ full, part = 'stage-rack', marked, moved }: SceneProps) {
  return (
    <>
      <Use part="stage-room" at={[0, 0]} />
      {full > 0 ? light : darkness}
      {rows.slice(0, full).map((y) => (
        <Fragment key={y}>
          {marked && listed(y)}
          {places.map((x) => (
            <Use key={x} part={part} at={[x, y]} />
          ))}
        </Fragment>
      ))}
      <Lamp on={full > 0} />
      {moved !== undefined && <Cloud racks={moved} />}
    </>
  );
}

/** A server room that empties rack by rack, while a cloud fills, until the lamp goes out. */
export const serverRoom: StageDrawing = {
  parts: (
    <>
      <Room id="stage-room" />
      <Rack id="stage-rack" tone="navy" />
      <Rack id="stage-still" tone="stone" />
      <radialGradient id="stage-light">
        <stop stopColor={palette.tones.gold.left} stopOpacity=".55" />
        <stop offset="1" stopColor={palette.tones.gold.left} stopOpacity=".1" />
      </radialGradient>
      {/* By day one colour; by night the rim is in the moon's light, and the cloud between the sky and a dark pane. */}
      <path
        id="stage-cloud"
        fill={`color-mix(in srgb,${palette.tones.sky.top} 40%,${palette.tones.panes.top})`}
        stroke={palette.tones.sky.top}
        strokeWidth="2"
        d="M-58 30a24 24 0 0 1 2-47 38 38 0 0 1 70-17 30 30 0 0 1 42 20 22 22 0 0 1 0 44z"
      />
    </>
  ),
  stages: [
    { above: 168, scene: <Scene full={2} marked /> },
    { above: 236, scene: <Scene full={2} moved={0} /> },
    { above: 236, scene: <Scene full={2} moved={1} /> },
    { above: 236, scene: <Scene full={1} part="stage-still" moved={3} /> },
    { above: 236, scene: <Scene full={0} moved={3} /> },
  ],
};
