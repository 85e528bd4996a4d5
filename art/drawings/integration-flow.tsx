import { narrowPlan, side, widePlan, type Plan } from '@/components/figures/diagram/integration-flow';
import { Laid, Use } from '@/components/figures/parts/isometry/drawing';
import { beside } from '@/components/figures/parts/isometry/isometry';
import { palette } from '@/components/figures/parts/isometry/palette';
import { arrows, Box, Patch, Plinth } from '@/components/figures/parts/isometry/solids';
import { Tree } from '@/components/figures/parts/isometry/tree';
import { Building } from './building';
import { plinthShadow, SoftShadow, type DiagramDrawing } from './diagram';
import { Ducts } from './ducts';
import { Peg, Sheet } from './things';

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

/** A message on its way from the application to the provider. */
export const integrationFlow: DiagramDrawing = {
  parts: <Parts />,
  wide: <Scene plan={widePlan} />,
  narrow: <Scene plan={narrowPlan} />,
};
