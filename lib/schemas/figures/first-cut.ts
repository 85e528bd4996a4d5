import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

const floors = z.array(z.strictObject({ name: label, note: text })).length(4, 'expected four floors');

/** A first version as a building: the floors that are built, the cut, and those that are drawn and wait. */
export const firstCut = z.strictObject({
  type: z.literal('first-cut'),
  ...figure,
  outTitle: label,
  /** From the top; the note says what brings it back. */
  out: floors,
  cut: label,
  inTitle: label,
  /** From the cut down to the ground; the note says why it is in. */
  in: floors,
});
