import { z } from 'zod';
import { paragraph, text } from '@/lib/fields';
import { section } from '../base-schema';

/** A term and its answer, line by line: what problem, for whom, how we start, what it is built with. */
export const brief = z.strictObject({
  kind: z.literal('brief'),
  ...section,
  layout: z.enum(['rows', 'sheet', 'strip']).optional(),
  items: z.array(z.strictObject({ term: text, description: paragraph })).min(3),
});
