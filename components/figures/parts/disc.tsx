import { short } from '@/components/figures/parts/isometry/isometry';
import styles from './figure.module.css';

interface DiscProps {
  at: readonly [x: number, y: number];
  /** Where it grows from on a phone, if not from its middle. */
  className?: string;
  children: number;
}

/** A number in an inked disc within an SVG, the same as `NumberDisc` beside it. */
export function Disc({ at: [x, y], className = '', children }: DiscProps) {
  return (
    <g className={`${styles.mark} ${className}`}>
      <circle cx={short(x)} cy={short(y)} r="14" className="fill-ink" />
      <text x={short(x)} y={short(y)} dy=".35em" textAnchor="middle" className={styles['mark-number']}>
        {children}
      </text>
    </g>
  );
}

/** A number in an inked disc. It is not read, because a list says the number itself. */
export function NumberDisc({ children }: { children: number }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      {children}
    </span>
  );
}
