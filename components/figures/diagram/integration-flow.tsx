import { Laid, SoftShadow, Use, type Diagram, type View } from '../parts/isometry/drawing';
import { beside, type Point } from '../parts/isometry/isometry';
import { palette } from '../parts/isometry/palette';
import { arrows, Box, Building, Ducts, Patch, Plinth, plinthShadow } from '../parts/isometry/solids';
import { Peg, Sheet, Tree } from '../parts/isometry/things';

const side = 190;

/** The height of a duct's axis over the plinths, and of what lies on it. */
const axis = 14;
const above = axis + 4;

function Parts() {
  return (
    <>
      <g id="flow-plinth">
        <Plinth size={[side, side]} />
      </g>
      <Tree id="flow-tree" />
      <g id="flow-application">
        <Patch size={[178, 178]} tone="lawn" />
        <Patch at={[0, -58]} size={[36, 62]} tone="pave" />
        <Building
          at={[0, 6]}
          size={[100, 100, 150]}
          cladding="plaster"
          floors={5}
          foot={30}
          lit={[
            ['left', 1, 2],
            ['left', 3, 0],
            ['left', 3, 1],
            ['right', 0, 1],
            ['right', 2, 3],
          ]}
        />
        <Laid on="left" at={[-13, -44, 27]}>
          <path fill={palette.navy} d="M0 0h26v27H0z" />
          <path fill={palette.lit} d="M3 3h9v24H3zM14 3h9v24h-9z" />
        </Laid>
        <Use part="flow-tree" at={[72, 76]} />
        <Use part="flow-tree" at={[74, -76]} scale={0.8} />
      </g>
      <g id="flow-parcel">
        <Box size={[28, 26, 22]} tone="gold" />
      </g>
      <g id="flow-queue">
        <Box size={[50, 164, 14]} tone="navy" />
        <Patch at={[0, 0, 14]} size={[40, 154]} tone="stone" />
        {[57, 19, -19, -57].map((y) => (
          <Use key={y} part="flow-parcel" at={[0, y, 14]} />
        ))}
      </g>
      <g id="flow-adapter">
        <Use part="flow-tree" at={[78, 74]} />
        <Building
          size={[108, 108, 84]}
          cladding="teal"
          plant={false}
          floors={2}
          foot={16}
          lit={[
            ['left', 0, 1],
            ['right', 1, 2],
          ]}
        />
        <Laid on="top" at={[0, 0, 84]}>
          <path
            fill="none"
            stroke={palette.white}
            strokeWidth="7"
            d="M-30-13h56M12-27l14 14-14 14M30 13h-56M-12-1l-14 14 14 14"
          />
        </Laid>
      </g>
      <g id="flow-provider">
        <Use part="flow-tree" at={[-76, -70]} />
        <Use part="flow-tree" at={[-46, -78]} scale={0.8} />
        <Building
          size={[96, 96, 214]}
          cladding="glass"
          floors={9}
          bays={5}
          lit={[
            ['left', 1, 1],
            ['left', 4, 3],
            ['left', 5, 3],
            ['right', 2, 2],
            ['right', 6, 1],
            ['right', 3, 4],
          ]}
        />
      </g>
      <g id="flow-log">
        <Box size={[112, 132, 5]} tone="navy" />
        <Sheet at={[0, 0, 5]} size={[102, 122, 14]} lines={7} />
      </g>
      <Peg id="flow-peg" />
    </>
  );
}

interface Plan {
  application: Point;
  queue: Point;
  adapter: Point;
  provider: Point;
  log: Point;
  routes: Point[][];
  heads: Parameters<typeof arrows>[0];
  /** The provider's tower; a smaller one hides less. */
  tower?: number;
}

const widePlan: Plan = {
  application: [0, 0],
  queue: [400, 20],
  adapter: [400, 400],
  provider: [800, 400],
  log: [650, 140],
  routes: [
    [[40, 0, axis], [390, 0, axis]],
    [[400, 60, axis], [400, 380, axis]],
    [[440, 400, axis], [780, 400, axis]],
    [[650, 400, axis], [650, 190, axis]],
  ],
  heads: [[[210, 0, above], '+x'], [[400, 215, above], '+y'], [[570, 400, above], '+x'], [[650, 280, above], '-y']],
}; // prettier-ignore

const narrowPlan: Plan = {
  tower: 0.84,
  application: [0, 0],
  queue: [418, -93],
  adapter: [511, -511],
  provider: [969, -644],
  log: [740, -740],
  routes: [
    [[40, 0, axis], [418, 0, axis], [418, -60, axis]],
    [[418, -120, axis], [418, -511, axis], [480, -511, axis]],
    [[540, -511, axis], [969, -511, axis], [969, -620, axis]],
    [[740, -511, axis], [740, -690, axis]],
  ],
  heads: [[[220, 0, above], '+x'], [[418, -300, above], '-y'], [[655, -511, above], '+x'], [[740, -612, above], '-y']],
}; // prettier-ignore

function Scene({ plan }: { plan: Plan }) {
  const { application, queue, adapter, provider, log } = plan;
  const plinths = [application, adapter, queue, provider, log];
  return (
    <>
      <SoftShadow d={plinths.map((at) => plinthShadow(at, [side, side])).join('')} />
      {plinths.map((at) => (
        <Use
          key={at.join()}
          part="flow-plinth"
          at={at}
          fill={at === provider ? palette.tones.sky.right : palette.tones.navy.left}
        />
      ))}
      <Ducts routes={plan.routes} />
      <path fill={palette.arrow} d={arrows(plan.heads)} />
      <Use part="flow-application" at={application} />
      <Use part="flow-peg" at={beside(application, [6, -84])} fill={palette.terracotta} />
      <Use part="flow-adapter" at={adapter} />
      <Use part="flow-queue" at={queue} />
      <Use part="flow-provider" at={provider} scale={plan.tower} />
      <Use part="flow-log" at={log} />
    </>
  );
}

const front = [side / 2, -side / 2, -22] as const;

const wide: View = {
  size: [1200, 520],
  origin: [158, 210],
  scale: 1,
  scene: <Scene plan={widePlan} />,
  labels: [
    { at: beside(widePlan.application, [-4, 10, 161]), lead: [0, -40] },
    { at: beside(widePlan.queue, [0, 57, 36]), lead: [0, -50] },
    { at: beside(widePlan.adapter, [-54, 54, 84]), lead: [0, -30] },
    { at: beside(widePlan.provider, [-4, 4, 225]), lead: [0, -40] },
    { at: beside(widePlan.log, front), lead: [0, 24] },
  ],
};

const narrow: View = {
  size: [340, 610],
  origin: [92, 124],
  scale: 0.66,
  scene: <Scene plan={narrowPlan} />,
  labels: [
    { at: beside(narrowPlan.application, [50, 56, 150]), lead: [22, 0] },
    { at: beside(narrowPlan.queue, [-95, -50, 0]), lead: [-20, 0] },
    { at: beside(narrowPlan.adapter, [54, 54, 84]), lead: [22, 0] },
    { at: beside(narrowPlan.provider, [-4, 4, 189]), lead: [0, -24] },
    { at: beside(narrowPlan.log, front), lead: [0, 18] },
  ],
};

/**
 * A message on its way from the application to the provider.
 *
 * Its words, in their order: the application, the queue, the adapter, the provider, the log.
 */
export const integrationFlow: Diagram = { parts: <Parts />, wide, narrow };
