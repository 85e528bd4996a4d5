import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** The cases of a month that went both ways, and the few whose results differ. */
export const differences = z
  .strictObject({
    type: z.literal('differences'),
    ...figure,
    cases: z.number().int().min(10).max(40),
    agree: label,
    differ: label,
    columns: z.array(label).length(5, 'expected five columns: case, old way, new way, why, decision'),
    rows: z
      .array(z.strictObject({ number: z.number().int().min(1), before: text, after: text, why: text, decision: text }))
      .min(2),
  })
  .refine(
    ({ cases, rows }) => rows.every(({ number }) => number <= cases),
    'expected the numbers of cases of the month',
  );
