import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from '../base-schema';

/** One property as several systems know it, and the record that they are matched to, with a score at each field. */
export const oneRecord = z.strictObject({
  type: z.literal('one-record'),
  ...figure,
  systems: z
    .array(z.strictObject({ name: label, fields: z.array(z.strictObject({ field: label, value: label })).min(3) }))
    .length(4, 'expected four systems'),
  record: z.strictObject({
    name: label,
    /** Said before the scores. */
    score: label,
    /** Under this score, of 100, a person decides. */
    threshold: z.number().int().min(1).max(99),
    fields: z
      .array(z.strictObject({ field: label, value: label, why: text, score: z.number().int().min(0).max(100) }))
      .min(3),
  }),
});
