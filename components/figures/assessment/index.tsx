import type { ReactNode } from 'react';
import { Use } from '@/components/diagrams/parts/drawing';
import { palette } from '@/components/diagrams/parts/palette';
import { arrows, Box, Patch, Plinth } from '@/components/diagrams/parts/solids';
import { frameOf } from '../parts/frame';
import { Tree } from '@/components/diagrams/parts/things';
import type { FigureOf } from '@/components/figures/schema';
import { FigureFrame } from '../parts/figure-frame';

/** A sheet of paper with three columns: what to move, what to rebuild, what to leave, with the reason and the cost. */
export function Assessment({ figure }: { figure: FigureOf<'assessment'> }) {
  return (
    <FigureFrame figure={figure}>
      <div className="figure-sheet grid px-[clamp(20px,3vw,40px)] py-[clamp(8px,2vw,24px)] md:grid-cols-3 md:gap-x-[clamp(24px,3vw,48px)]">
        {figure.columns.map((column, index) => (
          <div key={column.name}>
            <div className="flex items-center gap-[16px] border-b-2 border-ink pt-[20px] pb-[12px]">
              <svg viewBox="-80 -84 160 136" aria-hidden="true" focusable="false" className="w-[84px] flex-none">
                {models[index]}
              </svg>
              <h3 className="text-title">{column.name}</h3>
            </div>
            <dl className="*:grid *:gap-[4px] *:py-[16px] *:not-first:border-t-(length:--pen) *:not-first:border-line">
              {column.systems.map(({ name, reason, band, cost }) => (
                <div key={name}>
                  <dt className="font-semibold">{name}</dt>
                  <dd className="figure-label text-muted">{reason}</dd>
                  <dd className="figure-note flex items-center gap-[10px] text-ink">
                    {band && <Band band={band} />}
                    {cost}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </FigureFrame>
  );
}

const heights = { lower: 6, same: 12, higher: 18 } as const;

/** Two bars: what a year costs today, and what it would. */
function Band({ band }: { band: keyof typeof heights }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className="size-[20px] flex-none">
      <path className="stroke-control" strokeWidth="7" d="M4 20v-12" />
      <path className="stroke-highlight" strokeWidth="7" d={`M15 20v-${heights[band]}`} />
    </svg>
  );
}

/** A rack of servers. */
function Rack({ tone }: { tone: 'navy' | 'stone' }) {
  return (
    <>
      <Box size={[40, 34, 62]} tone={tone} />
      {[12, 26, 40].map((z) => (
        <Box key={z} at={[0, -17.5, z]} size={[30, 1, 5]} tone="panes" />
      ))}
    </>
  );
}

/** The three models: a rack on its way, one that is built anew, one that stays in its garden. */
const models: readonly ReactNode[] = [
  <Stand key="move">
    <Patch size={[92, 24]} tone="teal" />
    <path fill={palette.white} d={arrows([[[40, -4, 0], '+x']])} />
    <g transform="translate(-14 -10)">
      <Rack tone="navy" />
    </g>
  </Stand>,
  <Stand key="rebuild">
    <Box size={[40, 34, 24]} tone="navy" />
    <path
      fill="none"
      stroke={palette.terracotta}
      strokeWidth="3"
      strokeLinejoin="round"
      d={frameOf([40, 34, 38], 24)}
    />
  </Stand>,
  <Stand key="leave">
    <Patch size={[96, 96]} tone="lawn" />
    <Tree id="assessment-tree" />
    <g transform="translate(0 6)">
      <Rack tone="stone" />
    </g>
    <Use part="assessment-tree" at={[-30, -34]} scale={0.8} />
    <Use part="assessment-tree" at={[38, -26]} scale={0.7} />
  </Stand>,
];

function Stand({ children }: { children: ReactNode }) {
  return (
    <>
      <g fill={palette.tones.navy.left}>
        <Plinth size={[104, 104]} />
      </g>
      {children}
    </>
  );
}
