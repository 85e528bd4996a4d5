import { z } from 'zod';
import { pictureSchema } from '@/lib/schema';
import { paragraph, text } from '@/lib/fields';
import { section } from '../base-schema';

/** A term and its answer, line by line: what problem, for whom, how we start, what it is built with. */
export const brief = z.strictObject({
  kind: z.literal('brief'),
  ...section,
  /** Below the heading of rows, on a large screen. */
  picture: pictureSchema.optional(),
  layout: z.enum(['rows', 'sheet', 'strip']).optional(),
  items: z.array(z.strictObject({ term: text, description: paragraph })).min(3),
});
