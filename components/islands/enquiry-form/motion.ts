import { reducedMotion } from '../runtime/reduced-motion';

/** Fetches what moves the dialog: nothing where less motion is asked for (WCAG 2.3.3), or offline. Never rejects. */
export const loadMotion = async () =>
  reducedMotion().matches ? undefined : import('../runtime/animate').catch(() => undefined);
