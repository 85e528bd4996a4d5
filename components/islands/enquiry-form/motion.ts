import { reducedMotion } from '../runtime/reduced-motion';

const loadMotion = () => import('../runtime/animate');

/** Fetches what moves the dialog, before there is one. Never rejects. */
export const preloadMotion = (): Promise<unknown> => loadMotion().catch(() => undefined);

/** Has an element rise to its place; without motion (WCAG 2.3.3, offline, an old browser) it stands there. Never rejects. */
export async function rise(element: HTMLElement): Promise<void> {
  if (reducedMotion().matches) return;
  await loadMotion()
    .then(({ animate }) => animate(element, { transform: ['translateY(1.5rem)', 'none'] }, { duration: 0.35 }))
    .catch(() => undefined);
}
