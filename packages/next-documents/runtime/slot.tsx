'use client';

import { useState, type ComponentProps } from 'react';
import { unseenCopy } from './unseen-copy.ts';

/**
 * An element of an island that shows server-rendered content, which React leaves as it is. In an island that is hydrated
 * by itself there are no `children`: the content is what stands there already. Where React makes the element anew, the
 * content goes with it, as nodes, because the policy lets no script turn a text into markup.
 */
export function Slot({ children, ...rest }: ComponentProps<'div'> & { id: string }) {
  const [content] = useState(() => (children === undefined ? contentOf(rest.id) : undefined));
  if (!content) return <div {...rest}>{children}</div>;
  const fill = (element: HTMLElement | null) => {
    if (element && !element.hasChildNodes()) element.append(...content);
  };
  return (
    <div {...rest} ref={fill} suppressHydrationWarning>
      {''}
    </div>
  );
}

function contentOf(id: string): Node[] {
  return [...(document.getElementById(id)?.childNodes ?? [])].map(unseenCopy);
}
