import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** A night hour by hour, with the way back at each step until the last one. */
export const changeOver = z.strictObject({
  type: z.literal('change-over'),
  ...figure,
  /** The words before a way back. */
  back: label,
  steps: z.array(z.strictObject({ time: label, what: label, how: text, back: text.optional() })).min(4),
});
