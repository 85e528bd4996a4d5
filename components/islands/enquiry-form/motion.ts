import { reducedMotion } from '../runtime/reduced-motion';

/** Nothing where less motion is asked for (WCAG 2.3.3). */
const loadMotion = async () => (reducedMotion().matches ? undefined : import('../runtime/animate'));

/** Fetches what moves the dialog, before there is one. Never rejects. */
export const preloadMotion = (): Promise<unknown> => loadMotion().catch(() => undefined);

/** Has an element rise to its place; without motion, offline and in an old browser it stands there. Never rejects. */
export async function rise(element: HTMLElement): Promise<void> {
  await loadMotion()
    .then((motion) => motion?.animate(element, { transform: ['translateY(1.5rem)', 'none'] }, { duration: 0.35 }))
    .catch(() => undefined);
}
