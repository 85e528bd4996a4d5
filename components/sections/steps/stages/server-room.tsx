import type { ReactNode } from 'react';
import { Laid, Use } from '@/components/diagrams/parts/drawing';
import { boxFaces, outline, project, short } from '@/components/diagrams/parts/isometry';
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

/** A floor between two walls, so that one looks in. */
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

/** The light of the lamp on the floor, for what stands in it to cover. */
const light = <ellipse cy="6" rx="92" ry="48" fill={palette.lit} fillOpacity=".24" />;

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

const allPlaces = rows.flatMap((y) => places.map((x) => [x, y] as const));

/** The new place: frames for what is to come, or so many racks. */
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
          stroke={palette.teal}
          strokeWidth="2"
          strokeDasharray="4 3"
          d={[-32, 0, 32].map((x) => frameOf([20, 18, 40], 0, [x * 0.7 + 4, x * 0.7 - 4])).join('')}
        />
      )}
    </g>
  );
}

/** What is listed: a line around each rack. */
const listed = (
  <path
    fill="none"
    stroke={palette.terracotta}
    strokeWidth="2.5"
    d={allPlaces.map(([x, y]) => boxFaces([x, y], [44, 40, 0]).top).join('')}
  />
);

/** The room without a light. */
const darkness = (
  <path
    fill={palette.shade}
    fillOpacity=".55"
    d={outline([[-86, -86], [86, -86], [86, 86], [86, 86, 112], [-86, 86, 112], [-86, -86, 112]])}
  />
); // prettier-ignore

interface SceneProps {
  /** How many racks stand in the room, and how they look. */
  racks: number;
  part?: string;
  /** Around the racks. */
  marks?: ReactNode;
  /** How many are in the cloud, once it is there. */
  moved?: number;
}

/** The room at one stage; with its last rack goes its light. */
function Scene({ racks, part = 'stage-rack', marks, moved }: SceneProps) {
  return (
    <>
      <Use part="stage-room" at={[0, 0]} />
      {racks > 0 ? light : darkness}
      {allPlaces.slice(0, racks).map((at) => (
        <Use key={at.join()} part={part} at={at} />
      ))}
      {marks}
      <Lamp on={racks > 0} />
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
      <path
        id="stage-cloud"
        fill={palette.tones.sky.top}
        d="M-58 30a24 24 0 0 1 2-47 38 38 0 0 1 70-17 30 30 0 0 1 42 20 22 22 0 0 1 0 44z"
      />
    </>
  ),
  stages: [
    { above: 168, scene: <Scene racks={allPlaces.length} marks={listed} /> },
    { above: 236, scene: <Scene racks={allPlaces.length} moved={0} /> },
    { above: 236, scene: <Scene racks={allPlaces.length} moved={1} /> },
    { above: 236, scene: <Scene racks={3} part="stage-still" moved={3} /> },
    { above: 236, scene: <Scene racks={0} moved={3} /> },
  ],
};
