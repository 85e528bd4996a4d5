import { palette } from '@/components/figures/parts/isometry/palette';
import { Laid } from '@/components/figures/parts/isometry/drawing';
import { Box } from '@/components/figures/parts/isometry/solids';
import styles from './rent-ledger.module.css';

const { gold } = palette.tones;
/** Cents for a coin, and its height in units of the drawing. */
const worth = 25_000;
const thickness = 7;

interface CoinsProps {
  /** What waits on the account. */
  cents: number;
  /** Whether nothing has been taken off it yet: the fee's small coin still lies on top. */
  whole: boolean;
  /** Whether the fee is taken off now: its coin falls into the provider's box. */
  fee: boolean;
}

/** A pile of coins as high as what waits, and none for nothing; the fee is a small coin on top of it, until it falls into a box. */
export function Coins({ cents, whole, fee }: CoinsProps) {
  const count = Math.floor(cents / worth);
  const top = -count * thickness;
  if (count === 0) return null;
  return (
    <svg viewBox="-112 -84 144 104" aria-hidden="true" className={styles.coins}>
      <Pile radius={24} count={count} />
      {whole && (
        <g transform={`translate(0 ${top})`}>
          <Pile radius={13} count={1} />
        </g>
      )}
      {fee && (
        <>
          <g fill="none" className="stroke-accent" strokeWidth="1.75" strokeDasharray="4 4">
            <ellipse cy={top - 5} rx="13" ry="6.8" />
            <path d={`M-13 ${top - 12}c-24-16-56-12-60 14`} />
          </g>
          <g transform="translate(-73 -4)">
            <Box size={[42, 42, 30]} tone="stone" />
            <Laid on="top" at={[-21, 21, 30]}>
              <path stroke={palette.dark} strokeWidth="7" d="M8 21h26" />
            </Laid>
          </g>
          <g transform="translate(-73 -42)">
            <Pile radius={13} count={1} />
          </g>
        </>
      )}
    </svg>
  );
}

/** Coins on one another: a drum with a line for each. */
function Pile({ radius, count }: { radius: number; count: number }) {
  const flat = radius * 0.525;
  const top = -count * thickness;
  const rim = `a${radius} ${flat} 0 0 0 ${2 * radius} 0`;
  return (
    <>
      <path fill={gold.left} d={`M${-radius} ${top}V0${rim}V${top}z`} />
      <path
        fill="none"
        stroke={gold.right}
        strokeWidth="1.75"
        d={Array.from({ length: count }, (_, index) => `M${-radius} ${-index * thickness}${rim}`).join('')}
      />
      <ellipse cy={top} rx={radius} ry={flat} fill={gold.top} stroke={gold.right} />
    </>
  );
}
