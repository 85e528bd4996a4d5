import { Laid } from '@/components/figures/parts/isometry/drawing';
import { palette, type Tone } from '@/components/figures/parts/isometry/palette';
import { Box, Shadow } from '@/components/figures/parts/isometry/solids';
import { ui } from '@/content/interface';
import type { FigureOf } from '@/lib/schemas/figures';
import { FigureFrame } from '../parts/figure-frame';
import { NoBreak } from '@/components/ui/no-break';
import figureStyles from '../parts/figure.module.css';
import recordStyles from '../parts/record.module.css';
import styles from './message-life.module.css';

type Station = FigureOf<'message-life'>['stations'][number];

/** The tile of a station: its colour, and the sign that lies on it. */
const tiles: Record<Station['sign'], { tone: Tone; sign: string }> = {
  ask: { tone: 'navy', sign: 'M14 14a8 8 0 1 1 11 7c-3 1-3 3-3 5m0 8v1' },
  yes: { tone: 'teal', sign: 'M11 23l8 8 15-17' },
  wait: { tone: 'stone', sign: 'M22 11v12l8 5' },
  go: { tone: 'sky', sign: 'M10 22h24M25 12l10 10-10 10' },
  there: { tone: 'teal', sign: 'M5 23l8 8 13-16M22 30l2 2 14-17' },
  reply: { tone: 'gold', sign: 'M34 32c0-9-6-12-22-12M20 11l-9 9 9 9' },
  stop: { tone: 'navy', sign: 'M13 13l18 18M31 13l-18 18' },
};

/** A message's stations in a line; above it what the phone shows, below it what the record keeps. */
export function MessageLife({ figure }: { figure: FigureOf<'message-life'> }) {
  return (
    <FigureFrame figure={figure}>
      <ol className={styles.stations}>
        {figure.stations.map(({ name, when, sign, says, record }) => (
          <li key={name}>
            <Tile sign={sign} />
            <div className={styles.record}>
              <h3 className="text-title">{name}</h3>
              <p className={`${recordStyles.record} ${styles.when}`}>{when}</p>
              <p className={figureStyles.label}>
                <NoBreak text={record} size="text" />
              </p>
            </div>
            {says && (
              <p className={`${styles.bubble} ${says.from === 'person' ? styles.person : ''}`}>
                <span className="sr-only">{ui.says[says.from]} </span>
                {says.words}
              </p>
            )}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

function Tile({ sign: name }: { sign: Station['sign'] }) {
  const { tone, sign } = tiles[name];
  return (
    <svg viewBox="-42 -34 84 62" aria-hidden="true" className={styles.tile}>
      <Shadow size={[44, 44, 20]} />
      <Box size={[44, 44, 12]} tone={tone} />
      {name === 'stop' && (
        <Laid on="top" at={[-22, 22, 12]}>
          <path fill={palette.terracotta} d="M0 0h44v44H0z" />
        </Laid>
      )}
      <path
        transform="translate(-19.8 -22.4)scale(.9 .56)"
        fill="none"
        stroke={name === 'reply' || name === 'wait' ? palette.dark : palette.white}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={sign}
      />
    </svg>
  );
}
