import { leg, places, reach } from '@/components/figures/diagram/single-sign-on';
import { Laid, Use } from '@/components/figures/parts/isometry/drawing';
import { beside, onFace } from '@/components/figures/parts/isometry/isometry';
import { palette } from '@/components/figures/parts/isometry/palette';
import { arrows, Box, HipRoof, Patch, Plinth, Shadow } from '@/components/figures/parts/isometry/solids';
import { Tree } from '@/components/figures/parts/isometry/tree';
import { Building } from './building';
import { plinthShadow, SoftShadow, type DiagramDrawing } from './diagram';
import { Peg, Token } from './things';

const { tones } = palette;

/** A browser window, for the roof of an application. */
const browser = 'M-28-21h56v10h-56zM-28-7h16v28h-16zM-8-7h36v28h-36z';

/** One half of the gatehouse: a tower with lights on, under a hip roof. */
function Tower({ x }: { x: number }) {
  return (
    <>
      <Box at={[x, 0]} size={[44, 56, 104]} tone="plaster" />
      <Laid on="left" at={[x - 22, -28, 104]}>
        <path className="glows" fill={palette.lit} d="M14 18h16v22h-16zM14 58h16v22h-16z" />
        <path fill={tones.navy.left} d="M0 96h44v8h-44z" />
      </Laid>
      <Laid on="right" at={[x + 22, -28, 104]}>
        <path fill={tones.panes.right} d="M20 18h16v22h-16zM20 58h16v22h-16z" />
        <path fill={tones.navy.right} d="M0 96h56v8h-56z" />
      </Laid>
      <Box at={[x, 0, 104]} size={[52, 64, 7]} tone="navy" />
      <HipRoof at={[x, 0, 111]} size={[46, 58, 34]} tone="navy" />
    </>
  );
}

function Parts() {
  return (
    <>
      <Tree id="sso-tree" />
      <Token id="sso-token" />
      <Peg id="sso-person" />
      <g id="sso-first">
        <Building
          size={[100, 100, 110]}
          cladding="plaster"
          plant={false}
          floors={4}
          lit={[
            ['left', 0, 1],
            ['left', 2, 3],
            ['right', 1, 0],
            ['right', 3, 2],
          ]}
        />
        <Laid on="top" at={[0, 0, 110]}>
          <path fill={palette.teal} d={browser} />
        </Laid>
      </g>
      <g id="sso-second">
        <Building
          size={[100, 100, 110]}
          cladding="teal"
          plant={false}
          floors={4}
          lit={[
            ['left', 1, 1],
            ['right', 0, 2],
            ['right', 2, 1],
          ]}
        />
        <Laid on="top" at={[0, 0, 110]}>
          <path fill={palette.white} d={browser} />
        </Laid>
      </g>
      <g id="sso-provider">
        <Shadow size={[140, 56, 90]} />
        <Tower x={-48} />
        <Box at={[0, 4]} size={[54, 44, 78]} tone="plaster" />
        <Box at={[0, 4, 78]} size={[54, 50, 8]} tone="navy" />
        <Laid on="left" at={[-27, -18, 78]}>
          <path fill={palette.teal} d="M6 78V34a21 21 0 0 1 42 0v44z" />
          <path stroke={palette.dark} strokeWidth="2" d="M27 13v65" />
        </Laid>
        <Tower x={48} />
      </g>
    </>
  );
}

/** One plinth, a road around it: the person at the left, the applications in front and at the back, the gatehouse right. */
function WideScene() {
  const [inner, outer] = [reach - 14, reach + 14];
  return (
    <>
      <SoftShadow d={plinthShadow([0, 0], [590, 590])} />
      <g fill={tones.navy.left}>
        <Plinth size={[590, 590]} />
      </g>
      <Patch size={[2 * reach + 62, 2 * reach + 62]} tone="road" />
      <Patch size={[2 * reach - 62, 2 * reach - 62]} tone="lawn" />
      <Patch at={[-reach, -reach]} size={[100, 100]} tone="pave" />
      <path
        fill={palette.white}
        d={arrows([
          [[0, -reach], '+x'],
          [[-reach, 20], '+y'],
          [[inner, 24], '+y'],
          [[outer, -55], '-y'],
          [[-62, reach], '-x'],
        ])}
      />
      <Use part="sso-second" at={[-reach, reach]} scale={1.12} />
      <Use part="sso-token" at={[14, reach]} />
      <g fill="none" strokeWidth="15" stroke={tones.gold.right}>
        <path
          id="sso-key"
          transform={`${onFace('top', [-103, 63])}scale(.75)`}
          d="M0 0a26 26 0 1 0-52 0 26 26 0 1 0 52 0h104M74 0v26M97 0v26"
        />
        <use href="#sso-key" y="-6" stroke={tones.gold.left} />
      </g>
      <Use part="sso-tree" at={[-132, -62]} />
      <Use part="sso-tree" at={[-132, -108]} scale={0.8} />
      <Use part="sso-tree" at={[124, 84]} />
      <Use part="sso-person" at={[-reach, -reach]} scale={1.8} fill={palette.terracotta} />
      <Use part="sso-provider" at={[reach, reach]} scale={1.15} />
      <Use part="sso-token" at={[outer, 80]} />
      <Use part="sso-first" at={[reach, -reach]} scale={1.12} />
    </>
  );
}

function NarrowScene() {
  const { person, first, provider, second } = places;
  const plinths = Object.values(places);
  return (
    <>
      <SoftShadow d={plinths.map((at) => plinthShadow(at, [160, 160])).join('')} />
      <g id="sso-island" fill={tones.navy.left}>
        <Plinth size={[160, 160]} />
      </g>
      {plinths.slice(1).map((at) => (
        <Use key={at.join()} part="sso-island" at={at} />
      ))}
      <Box at={[leg / 2, 0, -7]} size={[leg - 110, 44, 9]} tone="road" />
      <Box at={[leg, -leg / 2, -7]} size={[64, leg - 120, 9]} tone="road" />
      <Box at={[1.5 * leg, -leg, -7]} size={[leg - 130, 44, 9]} tone="road" />
      <path
        fill={palette.white}
        d={arrows([
          [[leg / 2 + 14, 0, 2], '+x'],
          [[leg - 16, -190, 2], '-y'],
          [[leg + 16, -130, 2], '+y'],
          [[1.5 * leg + 36, -leg, 2], '+x'],
        ])}
      />
      <Use part="sso-person" at={person} scale={1.5} fill={palette.terracotta} />
      <Use part="sso-first" at={first} />
      <Use part="sso-token" at={[leg + 16, -238, 2]} />
      <Use part="sso-provider" at={provider} scale={0.9} />
      <Use part="sso-token" at={[1.5 * leg - 40, -leg, 2]} />
      <Use part="sso-second" at={second} />
      <Use part="sso-person" at={beside(second, [-10, -66])} fill={palette.terracotta} />
    </>
  );
}

/** One sign-in for two applications. */
export const singleSignOn: DiagramDrawing = { parts: <Parts />, wide: <WideScene />, narrow: <NarrowScene /> };
