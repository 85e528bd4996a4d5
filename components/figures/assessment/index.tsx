import type { ReactNode } from 'react';
import { Use } from '@/components/figures/parts/isometry/drawing';
import { palette } from '@/components/figures/parts/isometry/palette';
import { arrows, Box, Patch, Plinth } from '@/components/figures/parts/isometry/solids';
import { frameOf } from '../parts/frame';
import { Tree } from '@/components/figures/parts/isometry/tree';
import type { FigureOf } from '@/lib/schemas/figures';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import styles from './assessment.module.css';

/** A sheet of paper with three columns: what to move, what to rebuild, what to leave, with the reason and the cost. */
export function Assessment({ figure }: { figure: FigureOf<'assessment'> }) {
  return (
    <FigureFrame figure={figure}>
      <div className={`${figureStyles.sheet} ${styles.columns}`}>
        {figure.columns.map((column, index) => (
          <div key={column.name}>
            <div className={styles.head}>
              <svg viewBox="-80 -84 160 136" aria-hidden="true" className={styles.model}>
                {models[index]}
              </svg>
              <h3 className="text-heading-3">{column.name}</h3>
            </div>
            <dl className={styles.systems}>
              {column.systems.map(({ name, reason, band, cost }) => (
                <div key={name}>
                  <dt className={styles.name}>{name}</dt>
                  <dd className={styles.reason}>{reason}</dd>
                  <dd className={styles.cost}>
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
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.band}>
      <path className="stroke-control" strokeWidth="7" d="M4 20v-12" />
      <path className="stroke-highlight" strokeWidth="7" d={`M15 20v-${heights[band]}`} />
    </svg>
  );
}

function Rack({ tone }: { tone: 'navy' | 'stone' }) {
  return (
    <>
      <Box size={[40, 34, 62]} tone={tone} />
      {[12, 26, 40].map((z) => (
        <Box key={z} at={[0, -17.5, z]} size={[30, 1, 5]} tone="sky" />
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
