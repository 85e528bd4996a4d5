import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** A sheet that sorts systems into three columns, each with the reason and what a year would cost against today. */
export const assessment = z.strictObject({
  type: z.literal('assessment'),
  ...figure,
  columns: z
    .array(
      z.strictObject({
        name: label,
        systems: z.array(
          z.strictObject({
            name: label,
            reason: text,
            /** The cost against today’s: lower, equal or higher. Left out for a system that does not move. */
            band: z.enum(['lower', 'same', 'higher']).optional(),
            cost: label,
          }),
        ),
      }),
    )
    .length(3, 'expected three columns: move, rebuild, leave'),
});
