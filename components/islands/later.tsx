'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** Whether the page that is rendered is one that the visitor came to by a link, and may be given in two steps. */
let inTwoSteps = false;

/** Every part of the next page is there at once: the visitor is on the way to one of them, or back where it was left. */
export function bringWhole(): void {
  inTwoSteps = false;
}

/** Keeps note of how the visitor goes on. @returns ends that */
export function watchTheWay(): () => void {
  const onClick = () => {
    inTwoSteps = true;
  };
  document.addEventListener('click', onClick, { capture: true });
  addEventListener('popstate', bringWhole);
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    removeEventListener('popstate', bringWhole);
  };
}

/**
 * Whether what is not in a page's first view is to be there by now. On the way from page to page the heading is painted
 * first, and the rest follows in slices of time (issue 8: 200 ms from click to heading). In the HTML, on waking and on
 * Back it is there at once.
 */
export function useLater(): boolean {
  const [here, setHere] = useState(!inTwoSteps);
  useEffect(() => {
    if (here) return;
    // After the frame that shows the heading.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setHere(true))));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  return here;
}

/** The part of a page below its first view (`useLater`). */
export function Later({ children }: { children: ReactNode }) {
  return useLater() ? children : <div className="min-h-svh" />;
}
