import { z } from 'zod';
import { refuseSameIds, textOf } from '@/lib/fields';
import { sourceSchema } from './parts';

/** A date or an amount that somebody else has set, such as a deadline of a tax authority, with who says so and when we looked. */
const rule = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*$/, 'expected one word, such as "stampingDays": texts name it as {rules.stampingDays}')
    .meta({ unseen: true }),
  says: textOf(10, 160).meta({ unseen: true, description: 'What it is, in a sentence for whoever looks it up again.' }),
  value: textOf(1, 40).meta({ description: 'A day as 2026-12-31, a number, or an amount as it is written.' }),
  source: sourceSchema,
});

/** The dates and amounts of others that pages say: each once, and named there as {rules.stampingDays}. */
export const rulesSchema = z.strictObject({
  rules: z.array(rule).superRefine(refuseSameIds),
});

export type Rules = z.infer<typeof rulesSchema>;
