import type { ReactNode } from 'react';
import { Laid, Use } from '@/components/diagrams/parts/drawing';
import { palette } from '@/components/diagrams/parts/palette';
import { Box, Patch } from '@/components/diagrams/parts/solids';
import { Drum, DrumShade, Peg } from '@/components/diagrams/parts/things';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';
import { frameOf } from '../parts/frame';

const { tones } = palette;

/** Of a layer, on either side of it on a wide page. */
const words = 'lg:row-start-1 lg:border-t-(length:--pen) lg:border-line lg:pt-[12px]';

/** An application taken apart: its layers one above the other, with what comes along on one side and what stays yours. */
export function BoxLayers({ figure }: { figure: FigureOf<'box-layers'> }) {
  return (
    <FigureFrame figure={figure}>
      <ol>
        {figure.layers.map(({ name, ours, yours }, index) => (
          <li
            key={name}
            className="grid grid-cols-[112px_1fr] items-center gap-x-[20px] gap-y-[4px] py-[10px] lg:min-h-[150px] lg:grid-cols-[1fr_300px_1fr] lg:gap-x-[48px] lg:gap-y-0 lg:py-0"
          >
            <h3 className="self-end text-title lg:col-start-2 lg:row-start-1 lg:self-start lg:justify-self-end lg:bg-ground lg:px-[6px]">
              {name}
            </h3>
            <svg
              viewBox="-150 -74 300 142"
              aria-hidden="true"
              focusable="false"
              className="[grid-area:1/1/span_2] lg:[grid-area:1/2]"
            >
              {index < layers.length - 1 && (
                <path
                  className="stroke-control stroke-[1.5px] [stroke-dasharray:3_5] max-lg:hidden"
                  d="M-134 12v138M134 12v138"
                />
              )}
              {layers[index]}
            </svg>
            <dl className="col-start-2 grid gap-[6px] self-start sm:max-lg:grid-cols-2 sm:max-lg:gap-x-[32px] sm:max-lg:gap-y-0 lg:contents">
              {ours && (
                <div className={`${words} lg:col-start-1 lg:text-right`}>
                  <dt className="figure-note font-semibold">{figure.ours}</dt>
                  <dd className="figure-label">{ours}</dd>
                </div>
              )}
              <div className={`${words} sm:max-lg:only:col-start-2 lg:col-start-3`}>
                <dt className="figure-note font-semibold text-link">{figure.yours}</dt>
                <dd className="figure-label">{yours}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

/** A slab that everything on a layer stands on. */
function Slab({ tone = 'slab', children }: { tone?: 'slab' | 'teal' | 'navy' | 'gold'; children: ReactNode }) {
  return (
    <>
      <Box at={[0, 0, -12]} size={[190, 190, 12]} tone={tone} />
      {children}
    </>
  );
}

/** A browser's window, laid flat. */
const page = 'M0 0h64v10h-64zM0 15h18v31h-18zM23 15h41v31h-41z';

/** From the top to the ground: features, screens, notices, people, data, hosting. */
const layers: readonly ReactNode[] = [
  <Slab key="features" tone="gold">
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
  </Slab>,
  <Slab key="screens">
    {([[-78, 78], [4, 78], [-78, 10], [4, 10]] as const).map((at, index) => (
      <Laid key={at.join()} on="top" at={at}>
        <path fill={index === 2 ? palette.terracotta : index === 1 ? palette.teal : tones.panes.left} d={page} />
      </Laid>
    ))}
  </Slab>,
  <Slab key="notices">
    {([[-60, 50], [-34, 0], [-8, -50]] as const).map((at) => (
      <g key={at.join()}>
        <Box at={at} size={[46, 32, 4]} tone="plaster" />
        <Laid on="top" at={[at[0] - 23, at[1] + 16, 4]}>
          <path fill="none" stroke={palette.teal} strokeWidth="3" d="M1 1h44v30H1zl22 17L45 1" />
        </Laid>
      </g>
    ))}
    <Patch at={[56, 0]} size={[14, 150]} tone="teal" />
  </Slab>,
  <Slab key="people">
    <Peg id="layer-peg" />
    {([[-50, 50], [0, 50], [50, 50], [-50, 0], [50, 0], [0, -50]] as const).map((at, index) => (
      <Use key={at.join()} part="layer-peg" at={at} scale={0.9} fill={[palette.teal, palette.navy, palette.terracotta][index % 3]} />
    ))}
    <Use part="layer-peg" at={[0, 0]} scale={1.1} fill={palette.sky} />
  </Slab>,
  <Slab key="data">
    <DrumShade id="layer-drum" />
    <g transform="translate(-50 0)">
      <Drum radius={26} height={34} rings={2} tone="navy" shade="layer-drum" />
    </g>
    <g transform="translate(50 0)">
      <Drum radius={26} height={34} rings={2} tone="teal" shade="layer-drum" />
    </g>
    <g transform="translate(0 26)">
      <Drum radius={26} height={22} rings={1} tone="navy" shade="layer-drum" />
    </g>
  </Slab>,
  <Slab key="hosting" tone="navy">
    {([[-50, 40], [0, 40], [50, 40], [-50, -30], [0, -30]] as const).map((at) => (
      <g key={at.join()}>
        <Box at={at} size={[32, 40, 26]} tone="glass" />
        <Box at={[at[0], at[1] - 20.5, 8]} size={[24, 1, 4]} tone="gold" />
        <Box at={[at[0], at[1] - 20.5, 16]} size={[24, 1, 4]} tone="panes" />
      </g>
    ))}
  </Slab>,
]; // prettier-ignore
