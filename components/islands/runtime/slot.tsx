'use client';

import { useState, type ComponentProps } from 'react';

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

/** Copies in a document that nothing shows: in the page's own, Safari fetches the fallback files of copied pictures. */
function contentOf(id: string): Node[] {
  const unseen = document.implementation.createHTMLDocument();
  return [...(document.getElementById(id)?.childNodes ?? [])].map((node) => unseen.importNode(node, true));
}
