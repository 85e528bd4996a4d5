import type { RefObject } from 'react';
import { reducedMotion } from './reduced-motion';

/**
 * Lets the slide that has just become active settle into place: 32 px from the side that it came from, in 350 ms.
 * It moves and never fades: what is read is never invisible. The animation code is fetched at the first change.
 */
export function moveIn(region: RefObject<HTMLElement | null>, from: 'left' | 'right' | 'none') {
  if (from === 'none' || reducedMotion().matches) return;
  void import('framer-motion/dom/mini').then(({ animate }) => {
    const slide = region.current?.querySelector('[data-active]');
    if (!slide) return;
    const start = from === 'right' ? 32 : -32;
    animate(slide, { transform: [`translateX(${start}px)`, 'none'] }, { duration: 0.35, ease: [0.2, 0.7, 0.2, 1] });
  }, () => undefined); // prettier-ignore
}
