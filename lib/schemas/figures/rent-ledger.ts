import { z } from 'zod';
import { label, paragraph, text, wholeNumber } from '@/lib/fields';
import { figure } from './base';

/** An amount in cents: money is counted in whole numbers. */
const cents = wholeNumber().positive();
const entry = z.strictObject({ account: label, debit: cents.optional(), credit: cents.optional() });

/** One payment as a double entry, day by day, and what is on the clearing account after each. */
export const rentLedger = z.strictObject({
  type: z.literal('rent-ledger'),
  ...figure,
  columns: z.strictObject({ day: label, account: label, debit: label, credit: label, clearing: label }),
  /** The account whose balance is drawn as coins. */
  clearing: label,
  events: z
    .array(
      z.strictObject({
        day: label,
        what: text,
        sign: z.enum(['invoice', 'card', 'fee', 'bank']),
        entries: z
          .array(entry)
          .length(2)
          .refine(
            (entries) => entries.reduce((sum, entry) => sum + (entry.debit ?? 0) - (entry.credit ?? 0), 0) === 0,
            'expected debit and credit to be equal',
          ),
      }),
    )
    .min(3),
  outcome: paragraph,
});
