import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { reducedMotion } from '../runtime/reduced-motion';

interface Rotation {
  turning: boolean;
  /** Whether they stay until the visitor presses Play. */
  paused: boolean;
  togglePaused: () => void;
}

interface RotationOptions {
  region: RefObject<HTMLElement | null>;
  /** The place of the shown slide; its time begins anew whenever another one is shown. */
  position: number;
  /** How long a slide is shown, in ms. */
  interval: number;
  /** When the first slide was first seen, in ms as `performance.now` counts: long before React, or not yet. */
  since: () => number;
  advance: () => void;
  /** Called at half time, so that the next picture is there when its slide comes. */
  prepare: () => void;
}

interface State {
  pointer: boolean;
  focus: boolean;
  hidden: boolean;
  reduced: boolean;
  paused: boolean;
  /** Play was pressed while pointer or focus would hold the slides: it counts until both have left. */
  overruled: boolean;
}

const isTurning = ({ pointer, focus, hidden, reduced, paused, overruled }: State) =>
  !paused && !hidden && !reduced && (overruled || !(pointer || focus));

function reduce(state: State, event: Partial<State> | 'toggle'): State {
  if (event === 'toggle') {
    return { ...state, paused: !state.paused, overruled: state.paused && (state.pointer || state.focus) };
  }
  const next = { ...state, ...event };
  if (!next.pointer && !next.focus) next.overruled = false;
  const changed = Object.keys(next) as (keyof State)[];
  return changed.some((key) => next[key] !== state[key]) ? next : state;
}

/**
 * Turns slides by themselves, every `interval` ms (APG carousel; WCAG 2.2.2).
 *
 * They hold while the pointer is on an element marked `data-holds-rotation`, while the focus is inside, and while the
 * page is hidden; afterwards the shown slide gets its whole time again. Pause stops them until Play is pressed, and Play
 * overrules the pointer and the focus until both have left. Under reduced motion they do not turn: the stylesheet
 * leaves the button out then.
 */
export function useRotation({ region, position, interval, since, advance, prepare }: RotationOptions): Rotation {
  const [state, dispatch] = useReducer(reduce, {
    pointer: false,
    focus: false,
    hidden: false,
    reduced: false,
    paused: false,
    overruled: false,
  });
  const turning = isTurning(state);
  /** When the time of the shown slide began, where that is not when its timer starts. */
  const began = useRef<number>(undefined);
  const sinceWhen = useEffectEvent(since);
  const turn = useEffectEvent(advance);
  const halfTime = useEffectEvent(prepare);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    began.current = sinceWhen();
    const reduced = reducedMotion();
    const listening = new AbortController();
    const on = (target: EventTarget, type: string, run: (event: Event) => void) =>
      target.addEventListener(type, run, { signal: listening.signal });
    on(element, 'pointerover', (event) => {
      const { pointerType, target } = event as PointerEvent;
      dispatch({ pointer: pointerType !== 'touch' && !!(target as Element).closest('[data-holds-rotation]') });
    });
    on(element, 'pointerleave', () => dispatch({ pointer: false }));
    on(element, 'focusin', () => dispatch({ focus: true }));
    on(element, 'focusout', (event) =>
      dispatch({ focus: element.contains((event as FocusEvent).relatedTarget as Node | null) }),
    );
    on(document, 'visibilitychange', () => dispatch({ hidden: document.hidden }));
    on(reduced, 'change', () => dispatch({ reduced: reduced.matches }));
    // The pointer and the focus may have come before React did.
    dispatch({
      pointer: matchMedia('(hover: hover)').matches && !!element.querySelector('[data-holds-rotation]:hover'),
      focus: element.contains(document.activeElement),
      hidden: document.hidden,
      reduced: reduced.matches,
    });
    return () => listening.abort();
  }, [region]);

  useEffect(() => {
    if (!turning) return;
    const now = performance.now();
    const start = began.current ?? now;
    began.current = undefined;
    const timers = [
      setTimeout(halfTime, Math.max(start + interval / 2 - now, 0)),
      setTimeout(
        () => {
          // Counted from when this one should have turned, however late that was; the next is shown half its time at least.
          began.current = Math.max(start + interval, performance.now() - interval / 2);
          turn();
        },
        Math.max(start + interval - now, 0),
      ),
    ];
    return () => timers.forEach(clearTimeout);
  }, [turning, position, interval]);

  return { turning, paused: state.paused, togglePaused: () => dispatch('toggle') };
}
