import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** What makes a turn of the carousel soft: the slide that moves in, and its typed tagline. */
export interface SlideEffects {
  changeOver: typeof import('./change-over').changeOver;
  TypedTagline: typeof import('./typed-tagline').TypedTagline;
}

/** A turn of the carousel, from one slide to another (their places in the document). */
export interface Turn {
  from: number;
  to: number;
  /** 1 where the new slide comes from the right, -1 from the left. */
  direction: 1 | -1;
  /** Missing where they were not loaded in time: the slides just change, and the tagline is not typed again. */
  effects: SlideEffects | undefined;
}

/** How long (ms) a turn waits for the effects. */
const patience = 1_500;

function fetchEffects(): Promise<SlideEffects | undefined> {
  return Promise.all([import('./change-over'), import('./typed-tagline')]).then(
    ([{ changeOver }, { TypedTagline }]) => ({ changeOver, TypedTagline }),
    () => undefined,
  );
}

/**
 * Loads the effects in idle time.
 *
 * @returns `current`, undefined until they are there, and where they cannot be had; and `load`, which fetches them at once
 * for a visitor who does not wait for that
 */
export function useSlideEffects() {
  const [current, setCurrent] = useState<SlideEffects>();
  async function load(): Promise<SlideEffects | undefined> {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    const loaded = await Promise.race([fetchEffects(), late]);
    if (loaded) setCurrent(loaded);
    return loaded;
  }
  useEffect(() => {
    const run = () => void fetchEffects().then(setCurrent);
    if (!('requestIdleCallback' in window)) return run();
    const idle = requestIdleCallback(run);
    return () => cancelIdleCallback(idle);
  }, []);
  return { current, load };
}

/** Plays each turn as it happens, before the new slide is painted; a turn that follows ends the one before. */
export function useChangeOfSlide(region: RefObject<HTMLElement | null>, turn: Turn | undefined): void {
  useLayoutEffect(() => {
    const slides = region.current?.querySelectorAll<HTMLElement>('[data-slide]');
    const [from, to] = [slides?.[turn?.from ?? -1], slides?.[turn?.to ?? -1]];
    if (turn && from && to) return turn.effects?.changeOver(from, to, turn.direction);
  }, [region, turn]);
}
