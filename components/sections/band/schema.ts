import { z } from 'zod';
import { textOf } from '@/lib/fields';
import { pictureSchema } from '@/lib/schema';
import { section } from '../base-schema';

/** One number or sentence of the page, large, and on a wide screen nothing else: a pause between two long sections. */
export const band = z.strictObject({
  kind: z.literal('band'),
  id: section.id,
  ground: section.ground,
  /** `beside`: the number, then its words. `above`: the words below it. `end`: the same at the right. */
  layout: z.enum(['beside', 'above', 'end']).optional(),
  /** A night scene below the words, on a phone only, for a long stretch of the page without a picture. */
  picture: pictureSchema.optional(),
  /** What is large: a number with its unit, or a few words. */
  number: textOf(1, 16, 'because it is set as large as a headline'),
  /** What the number says; it goes on from it, so it may begin in lower case. */
  title: textOf(15, 90, 'because a band has one line of words'),
});
