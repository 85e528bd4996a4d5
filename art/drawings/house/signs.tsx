import type { ReactNode } from 'react';
import { Laid } from '@/components/figures/parts/isometry/drawing';
import { onFace, outline, project, short, type Point } from '@/components/figures/parts/isometry/isometry';
import { materials, palette, solids } from '@/content/palette';
import type { HouseState } from '@/lib/house-states';
import { Facing, LitBox } from './home';

function Shade({ at, rx = 26 }: { at: Point; rx?: number }) {
  const [x, y] = project(at);
  return <ellipse cx={short(x)} cy={short(y)} rx={rx} ry={rx / 2} fill={palette.ink} fillOpacity=".2" />;
}

function Board() {
  return (
    <>
      <Shade at={[-84, -50]} rx={16} />
      <LitBox at={[-112, -54, 0]} size={[6, 6, 96]} fill={palette.white} />
      <LitBox at={[-84, -54, 84]} size={[62, 6, 6]} fill={palette.white} />
      <Laid on="left" at={[-104, -55, 80]}>
        <path fill={palette.white} d="M0 0h50v44H0z" />
        <path fill={palette.terracotta} d="M0 0h50v18H0z" />
        <path stroke={palette.ink} strokeWidth="4" d="M7 27h36M7 35h22" />
        <path stroke={palette.white} strokeWidth="4" d="M8 9h34" />
      </Laid>
    </>
  );
}

function Pin() {
  return (
    <Facing at={[-22, 43, 146]}>
      <path fill={materials.pinEdge} d="M4 4C-8-22-30-38-30-64a34 34 0 0 1 68 0C38-38 16-22 4 4z" />
      <path fill={palette.terracotta} d="M0 4C-10-22-32-38-32-64a32 32 0 0 1 64 0C32-38 10-22 0 4z" />
      <circle cy="-64" r="13" fill={palette.white} />
      <path
        fill="none"
        stroke={palette.white}
        strokeOpacity=".45"
        strokeWidth="4"
        strokeLinecap="round"
        d="M-22-66a23 23 0 0 1 12-19"
      />
    </Facing>
  );
}

/** Two records of one house at its door: the county's, and before it the listing's. */
function Records() {
  return (
    <>
      <Shade at={[-20, -48]} rx={34} />
      <Laid on="left" at={[-52, -30, 84]}>
        <path fill={materials.oldPaper} stroke={materials.zinc} strokeWidth="1.5" d="M0 0h50v66H0z" />
        <path stroke={materials.zinc} strokeWidth="4" d="M8 12h34M8 23h34" />
      </Laid>
      <Laid on="left" at={[-28, -46, 72]}>
        <path fill={palette.white} stroke={materials.zinc} strokeWidth="1.5" d="M0 0h50v66H0z" />
        <path stroke={palette.teal} strokeWidth="6" d="M8 13h24" />
        <path stroke={materials.pencil} strokeWidth="3.5" d="M8 25h34M8 34h34M8 43h20" />
        <circle cx="38" cy="53" r="8" fill={palette.terracotta} />
      </Laid>
    </>
  );
}

function Keys() {
  return (
    <>
      <Shade at={[-18, -58]} rx={34} />
      <Laid on="left" at={[-30, -62, 104]}>
        <circle r="15" fill="none" stroke={materials.zinc} strokeWidth="5" />
        {[66, 112].map((angle) => (
          <g key={angle} transform={`rotate(${angle})translate(15)`} fill="none">
            <g stroke={materials.goldEdge} strokeWidth="9">
              <circle cx="13" cy="1.5" r="13" />
              <path d="M26 1.5h40M54 2v14M64 2v12" />
            </g>
            <g stroke={materials.gold} strokeWidth="7">
              <circle cx="13" r="13" />
              <path d="M26 0h40M54 0v14M64 0v12" />
            </g>
          </g>
        ))}
      </Laid>
    </>
  );
}

function Smoke() {
  return (
    <Facing at={[-58, 62, 176]}>
      <g fill={palette.white} fillOpacity=".7">
        <circle r="9" cx="2" cy="-9" />
        <circle r="12" cx="12" cy="-26" fillOpacity=".7" />
        <circle r="8" cx="28" cy="-40" fillOpacity=".7" />
      </g>
    </Facing>
  );
}

function Letterbox() {
  const [x, y, z, half, deep] = [-66, -84, 52, 21, 56];
  const front: Point[] = [
    [-half, 0],
    [half, 0],
    [half, 24],
    [11, 40],
    [-11, 40],
    [-half, 24],
  ].map(([aside = 0, up = 0]): Point => [x + aside, y, z + up]);
  const side = (from: number, to: number) => {
    const [a, b] = [front[from] as Point, front[to] as Point];
    return outline([a, b, [b[0], b[1] + deep, b[2]], [a[0], a[1] + deep, a[2]]]);
  };
  return (
    <>
      <Shade at={[x + 10, y + 14]} rx={26} />
      <LitBox at={[x, y + 26, 0]} size={[10, 10, z]} fill={materials.timber} />
      <path fill={materials.boxSide} d={side(1, 2)} />
      <path fill={materials.boxShoulder} d={side(2, 3)} />
      <path fill={materials.boxTop} d={side(3, 4)} />
      <path fill={materials.boxFront} d={outline(front)} />
      <Laid on="left" at={[x - 15, y - 1, z + 30]}>
        <path fill={palette.white} d="M0 0h30v21H0z" />
        <path fill="none" stroke={materials.zinc} strokeWidth="2.5" d="M0 0l15 11 15-11" />
      </Laid>
      <Laid on="right" at={[x + half, y + 18, z + 18]}>
        <path fill={palette.terracotta} d="M-3 4v-62h32v20H3V4z" />
      </Laid>
    </>
  );
}

function Van() {
  return (
    <>
      <Shade at={[-34, -108]} rx={70} />
      <path
        fill={palette.light}
        fillOpacity=".4"
        d={outline([
          [44, -126],
          [44, -104],
          [140, -92],
          [140, -138],
        ])}
      />
      <LitBox at={[-46, -115, 10]} size={[104, 38, 56]} fill={palette.white} />
      <LitBox at={[24, -115, 10]} size={[36, 38, 28]} fill={palette.white} />
      <Laid on="left" at={[-98, -134, 66]}>
        <path fill={palette.teal} d="M0 32h140v9H0z" />
        <path fill={solids.glass.right} d="M72 7h30v19H72z" />
        <g fill={palette.ink}>
          <circle cx="24" cy="57" r="12" />
          <circle cx="112" cy="57" r="12" />
        </g>
        <g fill={solids.stone.left}>
          <circle cx="24" cy="57" r="5" />
          <circle cx="112" cy="57" r="5" />
        </g>
      </Laid>
      <Laid on="right" at={[6, -134, 66]}>
        <path fill={solids.glass.right} d="M4 6h30v18H4z" />
      </Laid>
      <Laid on="right" at={[42, -134, 38]}>
        <path fill={palette.light} d="M3 11h8v8H3zM27 11h8v8h-8z" />
      </Laid>
    </>
  );
}

function LeftKey() {
  const [x, y] = project([-18, -44]);
  return (
    <>
      <ellipse cx={short(x)} cy={short(y)} rx="52" ry="27" fill={palette.light} fillOpacity=".16" />
      <g transform={onFace('top', [-18, -14, 5])} fill="none">
        <g stroke={materials.goldEdge} strokeWidth="10">
          <circle cx="2" cy="16" r="13" />
          <path d="M2 30v44M3 60h16M3 72h14" />
        </g>
        <g stroke={palette.light} strokeWidth="7">
          <circle cy="14" r="13" />
          <path d="M0 28v44M0 58h16M0 70h14" />
        </g>
      </g>
    </>
  );
}

/** What is at the house in each chapter, larger than life, so that it is seen in a picture of 56 px. */
export const signs: Readonly<Record<HouseState, () => ReactNode>> = {
  'for-sale': Board,
  pin: Pin,
  deed: Records,
  keys: Keys,
  lights: Smoke,
  letterbox: Letterbox,
  van: Van,
  dark: LeftKey,
};
