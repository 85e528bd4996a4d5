import { z } from 'zod';
import { label, paragraph, text } from '@/lib/fields';
import { figure } from './base';

/** Questions that decide how much work something is, each with its weight in parcels. */
export const effortScale = z.strictObject({
  type: z.literal('effort-scale'),
  ...figure,
  columns: z.strictObject({ question: label, light: label, heavy: label, weight: label }),
  /** The words in which a screen reader announces a weight, from one to five. */
  weights: z.array(label.meta({ unseen: true })).length(5, 'expected the words for one to five parcels'),
  rows: z
    .array(z.strictObject({ question: text, light: text, heavy: text, weight: z.number().int().min(1).max(5) }))
    .min(3),
  verdict: paragraph,
});
