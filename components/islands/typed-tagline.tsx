'use client';

import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import type { TypingSpeed } from '@/content/constants';
import { reducedMotion } from './reduced-motion';

/** Decoration: where its file cannot be had, the sentence stands there untyped, and nothing fails. */
const Typewriter = lazy<ComponentType<{ text: string; speed: TypingSpeed }>>(() =>
  import('./typewriter').catch(() => ({ default: () => null })),
);

function subscribe(onChange: () => void) {
  const query = reducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The typed letters over a tagline. The full sentence stands in the HTML below it and is what a screen reader
 * hears; this is decoration in the same place. Without motion, or before it wakes, the sentence simply stands there:
 * what a visitor may already be reading is never taken away to be typed again.
 * @param started whether a sentence has come that is to be typed
 * @param speed as react-type-animation counts it (spec section 9)
 */
export function TypedTagline({ text, started, speed }: { text: string; started: boolean; speed: TypingSpeed }) {
  const still = useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => true,
  );
  if (still || !started) return null;
  return (
    <div className="typed" aria-hidden="true">
      <Suspense>
        <Typewriter text={text} speed={speed} />
      </Suspense>
    </div>
  );
}
