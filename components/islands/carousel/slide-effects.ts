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

/** Loads the effects in idle time; undefined until they are there, and where they cannot be had. */
export function useSlideEffects(): SlideEffects | undefined {
  const [effects, setEffects] = useState<SlideEffects>();
  useEffect(() => {
    const load = () =>
      void Promise.all([import('./change-over'), import('./typed-tagline')]).then(
        ([{ changeOver }, { TypedTagline }]) => setEffects({ changeOver, TypedTagline }),
        () => undefined,
      );
    if (!('requestIdleCallback' in window)) return load();
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, []);
  return effects;
}

/** Plays each turn as it happens, before the new slide is painted; a turn that follows ends the one before. */
export function useChangeOfSlide(region: RefObject<HTMLElement | null>, turn: Turn | undefined): void {
  useLayoutEffect(() => {
    const slides = region.current?.querySelectorAll<HTMLElement>('[data-slide]');
    const [from, to] = [slides?.[turn?.from ?? -1], slides?.[turn?.to ?? -1]];
    if (turn && from && to) return turn.effects?.changeOver(from, to, turn.direction);
  }, [region, turn]);
}
