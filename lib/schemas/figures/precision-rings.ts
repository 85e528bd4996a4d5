import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** Rings around a pin, from the most precise to the roughest, with what a point of that precision may be used for. */
export const precisionRings = z.strictObject({
  type: z.literal('precision-rings'),
  ...figure,
  pin: label,
  /** The words before what a ring allows, and before what it does not. */
  may: label,
  mayNot: label,
  rings: z.array(z.strictObject({ name: label, size: text, may: text, mayNot: text })).length(4, 'expected four rings'),
});
