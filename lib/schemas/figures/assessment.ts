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
            /** Where the bar is: below, at or above what is paid today. None where a move is out of the question. */
            band: z.enum(['lower', 'same', 'higher']).optional(),
            cost: label,
          }),
        ),
      }),
    )
    .length(3, 'expected three columns: move, rebuild, leave'),
});
