import type { ReactNode } from 'react';
import { ui } from '@/content/interface';

interface DisclosureProps {
  /** How many entries it holds. */
  count: number;
  /** What it is called; "3 more" without. */
  label?: string;
  children?: ReactNode;
}

/**
 * The rest of a long list: folded on a phone until it is asked for, open everywhere else. No script. Without children it
 * stands after what it folds (`folded`), and a wide screen needs none.
 */
export function Disclosure({ count, label = ui.more(count), children }: DisclosureProps) {
  return (
    <details className={`accordion fold ${children ? '' : 'sm:hidden'}`}>
      <summary className="fold-summary">{label}</summary>
      {children}
    </details>
  );
}
