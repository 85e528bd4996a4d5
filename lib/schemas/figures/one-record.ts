import { z } from 'zod';
import { label, paragraph, text, wholeNumber } from '@/lib/fields';
import { figure } from './base';

/** One property as several systems know it, and the record that they are matched to, with the points of each field. */
export const oneRecord = z.strictObject({
  type: z.literal('one-record'),
  ...figure,
  systems: z
    .array(
      z.strictObject({
        name: label,
        fields: z
          .array(z.strictObject({ field: label, value: label }))
          .min(3)
          .max(8),
      }),
    )
    .length(4, 'expected four systems'),
  record: z.strictObject({
    name: label,
    /** The unit of the points. */
    points: label,
    /** The most points that a field can have: the length of its bar. */
    most: wholeNumber().positive(),
    fields: z.array(z.strictObject({ field: label, value: label, why: text, points: wholeNumber() })).min(3),
    /** The sum of the points, and the decision. */
    outcome: paragraph,
  }),
});
