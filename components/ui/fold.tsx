import type { ReactNode } from 'react';
import { ui } from '@/content/interface';
import { accordion } from './accordion';
import { Icon } from './icon';

interface FoldProps {
  /** How many entries it holds. */
  count: number;
  children?: ReactNode;
}

/** The rest of a long list: folded on a phone until it is asked for, open everywhere else. No script. */
export function Fold({ count, children }: FoldProps) {
  return (
    <details className={`fold ${accordion}`}>
      <summary className="fold-summary paper:hidden">
        <Icon name="plus" className="accordion-open" />
        <Icon name="minus" className="accordion-close" />
        <span className="accordion-open">{ui.more(count)}</span>
        <span className="accordion-close">{ui.fewer}</span>
      </summary>
      {children}
    </details>
  );
}
