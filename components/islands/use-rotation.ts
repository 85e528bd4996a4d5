import { useEffect, useRef, useState, type RefObject } from 'react';
import { reducedMotion } from './reduced-motion';

interface Rotation {
  /** Whether the slides turn by themselves at this moment. */
  turning: boolean;
  /** The visitor's own choice, by the pause button. */
  paused: boolean;
  togglePaused: () => void;
}

/**
 * Turns slides by themselves: every `interval` ms, unless the visitor paused them, points at them, has the focus
 * inside, looks at another tab, or asks for reduced motion (APG carousel; WCAG 2.2.2).
 * @param prepare called at half time, so that the next picture is there when its slide comes
 * @param since when the first slide came into sight (ms, as `performance.now` counts), which may be before React did
 */
export function useRotation(
  region: RefObject<HTMLElement | null>,
  current: number,
  interval: number,
  advance: () => void,
  prepare: () => void,
  since: () => number,
): Rotation {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const reduced = reducedMotion();
    // The pointer and the focus may have come before this page woke.
    const holds = {
      hover: element.matches(':hover') && matchMedia('(hover: hover)').matches,
      focus: element.contains(document.activeElement),
      hidden: document.hidden,
      reduced: reduced.matches,
    };
    const listening = new AbortController();
    const settle = () => setHeld(Object.values(holds).some(Boolean));
    const hold = (reason: keyof typeof holds, on: boolean) => {
      holds[reason] = on;
      settle();
    };
    const on = (target: EventTarget, type: string, run: (event: Event) => void) =>
      target.addEventListener(type, run, { signal: listening.signal });
    on(element, 'pointerenter', (event) => hold('hover', (event as PointerEvent).pointerType === 'mouse'));
    on(element, 'pointerleave', () => hold('hover', false));
    on(element, 'focusin', () => hold('focus', true));
    on(element, 'focusout', (event) =>
      hold('focus', element.contains((event as FocusEvent).relatedTarget as Node | null)),
    );
    on(document, 'visibilitychange', () => hold('hidden', document.hidden));
    on(reduced, 'change', () => hold('reduced', reduced.matches));
    settle();
    return () => listening.abort();
  }, [region]);

  const turning = !paused && !held;
  useEffect(() => {
    if (!turning) return;
    const shown = begun.current ? 0 : Math.min(performance.now() - since(), interval);
    begun.current = true;
    let timer = setTimeout(
      () => {
        prepare();
        timer = setTimeout(advance, Math.min(interval - shown, interval / 2));
      },
      Math.max(interval / 2 - shown, 0),
    );
    return () => clearTimeout(timer);
    // `current` restarts the clock whenever a slide comes, by itself or by hand.
  }, [turning, current, interval, advance, prepare, since]);

  return { turning, paused, togglePaused: () => setPaused((was) => !was) };
}
