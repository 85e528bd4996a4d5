import { z } from 'zod';
import { label, paragraph, text, wholeNumber } from '@/lib/fields';
import { figure } from './base';

/** Two records compared field by field: each field's points are a storey of a tower, and its height decides. */
export const matchTower = z.strictObject({
  type: z.literal('match-tower'),
  ...figure,
  /** The column headings: the field, the two sources, and the points. */
  columns: z.strictObject({ field: label, first: label, second: label, points: label }),
  rows: z
    .array(
      z.strictObject({
        field: label,
        first: text,
        second: text,
        points: wholeNumber().min(-40).max(40),
        rule: text,
      }),
    )
    .min(4)
    .max(7),
  /** The sum from which two records are joined, the one below which they stay apart, and what lies above each. */
  join: z.strictObject({ from: wholeNumber(), label }),
  review: z.strictObject({ from: wholeNumber(), label }),
  sum: label,
  /** The rule that decided, and what was decided. */
  outcome: paragraph,
});
