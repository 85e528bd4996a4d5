const loadMotion = () => import('framer-motion/dom/mini');

/** Fetches what moves the dialog. Never rejects: without it the dialog stands at once. */
export function preloadMotion(): void {
  loadMotion().catch(() => undefined);
}

/** Moves an element for `duration` s, unless the visitor asks for reduced motion (WCAG 2.3.3). */
export function move(element: HTMLElement, keyframes: Record<string, (string | number)[]>, duration: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  loadMotion()
    .then(({ animate }) => animate(element, keyframes, { duration }))
    .catch(() => undefined);
}
