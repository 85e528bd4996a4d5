import { Laid, SoftShadow, Use, type Diagram, type View } from '../parts/drawing';
import { beside, type Point } from '../parts/isometry';
import { palette } from '../parts/palette';
import { arrows, Box, Bridge, Ducts, Patch, Plinth, plinthShadow } from '../parts/solids';
import { Desk, Drum, DrumShade, Peg, Tree } from '../parts/things';

const round = 'team-round';
const axis = 14;
const { tones } = palette;

function Parts() {
  return (
    <>
      <DrumShade id={round} />
      <Tree id="team-tree" />
      <Peg id="team-peg" />
      <Desk id="team-table" />
      {/* By night its screen is on, the lines on it dark. */}
      <g id="team-desk">
        <Use part="team-table" at={[0, 0]} />
        <Laid on="left" at={[-13, 6.5, 45]}>
          <path className="glows" fill={palette.litByNight} d="M-2-2h30v22h-30z" />
          <path stroke={tones.panes.left} strokeWidth="3" d="M2 2h12M2 8h20M2 14h16" />
        </Laid>
      </g>
      <g id="team-yours">
        <Plinth size={[180, 180]} />
      </g>
      <g id="team-ours">
        <Plinth size={[280, 300]} />
        <Patch size={[252, 272]} tone="pave" />
      </g>
      <g id="team-port">
        <Box size={[38, 38, 30]} tone="teal" />
        <Laid on="top" at={[0, 0, 30]}>
          <path fill="none" stroke={palette.white} strokeWidth="5" d="M-10 0l7 8 13-15" />
        </Laid>
      </g>
      <g id="team-repository">
        <Drum radius={52} height={104} rings={3} tone="navy" shade={round} />
        <Laid on="top" at={[0, 0, 104]}>
          <path fill="none" stroke={palette.white} strokeWidth="5" d="M-12-20v40M-12 8c0-14 26-4 26-20" />
          <path stroke={palette.lit} strokeWidth="14" strokeLinecap="round" d="M-12-20h0M-12 20h0M14-16h0" />
        </Laid>
      </g>
      <g id="team-phone">
        <Box size={[54, 8, 96]} tone="navy" />
        <Laid on="left" at={[-27, -4, 96]}>
          <path fill={palette.screen} d="M4 6h46v80h-46z" />
          <path fill={palette.teal} d="M8 10h38v24h-38z" />
          <path stroke={palette.sky} strokeWidth="5" d="M8 44h38M8 56h28M8 68h34" />
        </Laid>
      </g>
    </>
  );
}

interface Plan {
  owner: Point;
  team: Point;
  repository: Point;
  users: Point;
  bridge: readonly [Point, Point];
  /** Where the work leaves the team, and where it reaches the users. */
  ports: readonly [Point, Point];
  routes: Point[][];
  heads: Parameters<typeof arrows>[0];
}

const widePlan: Plan = {
  owner: [0, 0],
  team: [0, 430],
  repository: [430, 370],
  users: [430, 750],
  bridge: [[0, 84], [0, 288]],
  ports: [[116, 370], [430, 790]],
  routes: [[[116, 370, axis], [410, 370, axis]], [[430, 390, axis], [430, 790, axis]]],
  heads: [[[255, 370, axis + 4], '+x'], [[430, 560, axis + 4], '+y'], [[15, 222, 2], '+y'], [[-15, 155, 2], '-y']],
}; // prettier-ignore

const narrowPlan: Plan = {
  owner: [0, 0],
  team: [410, 0],
  repository: [460, -420],
  users: [840, -460],
  bridge: [[84, 0], [275, 0]],
  ports: [[460, -124], [840, -420]],
  routes: [[[460, -124, axis], [460, -390, axis]], [[480, -420, axis], [840, -420, axis]]],
  heads: [[[460, -240, axis + 4], '-y'], [[635, -420, axis + 4], '+x'], [[222, -15, 2], '+x'], [[150, 15, 2], '-x']],
}; // prettier-ignore

/** Where people stand on their plinth, and their coats. */
const staff = [
  [-72, 54, tones.navy.left],
  [52, 54, palette.sky],
  [0, -54, tones.navy.left],
  [-88, -90, palette.teal],
] as const;
const crowd = [
  [-52, 20, tones.navy.left],
  [52, 28, tones.teal.left],
  [-44, -48, palette.terracotta],
  [62, -32, palette.sky],
  [34, -68, palette.teal],
] as const;

function Scene({ plan }: { plan: Plan }) {
  const { owner, team, repository, users, ports } = plan;
  return (
    <>
      <SoftShadow
        d={
          [owner, repository, users].map((at) => plinthShadow(at, [180, 180])).join('') + plinthShadow(team, [280, 300])
        }
      />
      <Use part="team-ours" at={team} fill={tones.navy.left} />
      {[owner, users, repository].map((at) => (
        <Use key={at.join()} part="team-yours" at={at} fill={palette.teal} />
      ))}
      <Bridge from={plan.bridge[0]} to={plan.bridge[1]} width={66} />
      <Ducts routes={plan.routes} />
      <path fill={palette.arrow} d={arrows(plan.heads)} />
      <Use part="team-tree" at={beside(owner, [-70, -66])} />
      <Use part="team-desk" at={beside(owner, [2, 40])} scale={1.2} />
      <Use part="team-peg" at={beside(owner, [-10, -14])} fill={palette.terracotta} scale={1.35} />
      <Use part="team-tree" at={beside(team, [112, -120])} />
      <Use part="team-desk" at={beside(team, [-62, 106])} scale={1.2} />
      <Use part="team-desk" at={beside(team, [62, 106])} scale={1.2} />
      <Use part="team-desk" at={beside(team, [10, 0])} scale={1.2} />
      {staff.map(([right, back, fill]) => (
        <Use key={right + back} part="team-peg" at={beside(team, [right, back])} fill={fill} scale={1.35} />
      ))}
      <Use part="team-port" at={ports[0]} />
      <Use part="team-repository" at={repository} />
      <Use part="team-phone" at={ports[1]} />
      {crowd.map(([right, back, fill]) => (
        <Use key={right} part="team-peg" at={beside(users, [right, back])} fill={fill} scale={1.1} />
      ))}
    </>
  );
}

/** The front corner of a plinth. */
const front = [90, -90, -22] as const;

const wide: View = {
  size: [1200, 520],
  origin: [150, 378],
  scale: 1,
  scene: <Scene plan={widePlan} />,
  labels: [
    { at: beside(widePlan.owner, [-10, -14, 78]), lead: [0, -40] },
    { at: beside(widePlan.team, [-88, -90, 78]), lead: [0, -60] },
    { at: beside(widePlan.team, [52, 54, 76]), lead: [0, -80] },
    { at: beside(widePlan.repository, front), lead: [0, 24] },
    { at: beside(widePlan.users, [-52, 20, 62]), lead: [0, -50] },
  ],
};

const narrow: View = {
  size: [340, 422],
  origin: [70, 70],
  scale: 0.54,
  scene: <Scene plan={narrowPlan} />,
  labels: [
    { at: beside(narrowPlan.owner, [-2, -14, 62]), lead: [40, -30] },
    { at: beside(narrowPlan.team, [-98, -90, 40]), lead: [-46, 0] },
    { at: beside(narrowPlan.team, [52, 54, 76]), lead: [0, -40] },
    { at: beside(narrowPlan.repository, front), lead: [0, 18] },
    { at: beside(narrowPlan.users, front), lead: [0, 18] },
  ],
};

/**
 * A team on a platform of ours, joined to its owner; its work goes to the repository and on to the users.
 *
 * Its words, in their order: the owner, the lead, the engineers, the repository, the users.
 */
export const dedicatedTeam: Diagram = { parts: <Parts />, wide, narrow };
