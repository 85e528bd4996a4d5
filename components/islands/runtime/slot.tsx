'use client';

import { useState, type ComponentProps } from 'react';

/**
 * An element of an island that shows server-rendered content, which React leaves as it is. In an island that is hydrated
 * by itself there are no `children`: the content is the HTML that stands there already.
 */
export function Slot({ children, ...rest }: ComponentProps<'div'> & { id: string }) {
  const [html] = useState(() => (children === undefined ? document.getElementById(rest.id)?.innerHTML : undefined));
  if (html === undefined) return <div {...rest}>{children}</div>;
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
