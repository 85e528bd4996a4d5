import type { ReactNode } from 'react';
import { ui } from '@/content/interface';
import { Icon } from './icon';
import { accordion, openUnlessPhone, whileClosed, whileOpen } from './plus-minus';

interface DisclosureProps {
  /** How many entries it holds. */
  count: number;
  /** What it is called while it is closed; "3 more" without. */
  label?: string;
  children?: ReactNode;
}

/**
 * The rest of a long list: folded on a phone until it is asked for, open everywhere else. No script. Without children it
 * stands after what it folds (`folded`), and a wide screen needs none.
 */
export function Disclosure({ count, label = ui.more(count), children }: DisclosureProps) {
  return (
    <details className={`fold ${accordion} ${openUnlessPhone} ${children ? '' : 'sm:hidden'}`}>
      <summary className="fold-summary mt-2 inline-flex min-h-13 items-center gap-3 font-semibold details-open:hidden paper:hidden">
        <Icon name="plus" className={whileClosed} />
        <Icon name="minus" className={whileOpen} />
        <span className={whileClosed}>{label}</span>
        <span className={whileOpen}>{ui.fewer}</span>
      </summary>
      {children}
    </details>
  );
}
