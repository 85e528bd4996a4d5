import { z } from 'zod';
import { id } from '@/lib/fields';
import { section } from '../base-schema';

/** The people of content/people.ts, or some of them. As long as nobody is named there the section is not shown. */
export const people = z.strictObject({
  kind: z.literal('people'),
  ...section,
  /** Their ids, in this order; without it everybody. */
  only: z.array(id).min(1).optional(),
});
