import type { ReactNode } from 'react';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';

interface DisclosureProps {
  /** How many entries it holds. */
  count: number;
  /** What it is called; "3 more" without. */
  label?: string;
  children?: ReactNode;
}

/**
 * The rest of a long list, folded on a phone and open everywhere else, without a script. Without children it controls
 * the list before it (the `folded` variant), and is hidden on a wide screen.
 */
export function Disclosure({ count, label = fill(ui.more, { count }), children }: DisclosureProps) {
  return (
    <details className={`accordion fold ${children ? '' : 'fold-rest sm:hidden'}`}>
      <summary className="fold-summary">{label}</summary>
      {children}
    </details>
  );
}
