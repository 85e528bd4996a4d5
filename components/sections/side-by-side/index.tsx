import type { ReactNode } from 'react';
import type { Ground } from '../base-schema';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  /** The side of the first section on a large screen; on a smaller one it comes first. */
  side: 'left' | 'right';
  ground?: Ground | undefined;
  /** Two sections: a column, and what has the rest of the width. */
  children: ReactNode;
}

/** Two sections on one ground: a narrow one and, beside it, the one that follows. */
export function SideBySide({ side, ground = 'paper', children }: SideBySideProps) {
  return (
    <div data-ground={ground} className={`side-by-side ${styles.pair} ${side === 'right' ? styles.right : ''}`}>
      <div className="measure">{children}</div>
    </div>
  );
}
