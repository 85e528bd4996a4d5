import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** What makes a change of slides soft: the way from one to the other, and the typed taglines. */
type Decoration = typeof import('./hero-decoration');

/** A turn of the carousel, from one slide to another (their places in the document). */
export interface Turn {
  from: number;
  to: number;
  /** 1 where the new slide comes from the right, -1 from the left. */
  direction: 1 | -1;
  /** Missing where it had not been loaded by then: the slides just change, and what stands there is not typed again. */
  decoration: Decoration | undefined;
}

/** Loads the decoration in idle time; undefined until it is there, and where it cannot be had. */
export function useDecoration(): Decoration | undefined {
  const [decoration, setDecoration] = useState<Decoration>();
  useEffect(() => {
    const load = () => void import('./hero-decoration').then(setDecoration, () => undefined);
    if (!('requestIdleCallback' in window)) return load();
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, []);
  return decoration;
}

/** Plays each turn as it happens, before the new slide is painted; a turn that follows ends the one before. */
export function useChangeOfSlide(region: RefObject<HTMLElement | null>, turn: Turn | undefined): void {
  useLayoutEffect(() => {
    const slides = region.current?.querySelectorAll<HTMLElement>('[data-slide]');
    const [from, to] = [slides?.[turn?.from ?? -1], slides?.[turn?.to ?? -1]];
    if (turn && from && to) return turn.decoration?.changeOver(from, to, turn.direction);
  }, [region, turn]);
}
