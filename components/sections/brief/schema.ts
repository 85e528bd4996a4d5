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
  /**
   * `rows`: beside the heading, line by line. `sheet`: a dark card. `open`: the same on the section's own ground, from edge to
   * edge. `strip`: side by side. `left`, `right`: a dark column beside the section that follows.
   */
  layout: z.enum(['rows', 'sheet', 'open', 'strip', 'left', 'right']).optional(),
  items: z.array(z.strictObject({ term: text, description: paragraph })).min(3),
});
