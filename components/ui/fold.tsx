import type { ReactNode } from 'react';
import { ui } from '@/content/interface';
import { Icon } from './icon';
import { whileClosed, whileOpen } from './plus-minus';

interface FoldProps {
  /** How many entries it holds. */
  count: number;
  children?: ReactNode;
}

/** The rest of a long list: folded on a phone until it is asked for, open everywhere else. No script. */
export function Fold({ count, children }: FoldProps) {
  return (
    <details className="accordion fold">
      <summary className="fold-summary">
        <Icon name="plus" className={whileClosed} />
        <Icon name="minus" className={whileOpen} />
        <span className={whileClosed}>{ui.more(count)}</span>
        <span className={whileOpen}>{ui.fewer}</span>
      </summary>
      {children}
    </details>
  );
}
