import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** An employee's account from the first day to the last: which doors are open on each, and what opened or closed them. */
export const accountLife = z.strictObject({
  type: z.literal('account-life'),
  ...figure,
  /** The doors, from the ground up; the drawing has a storey for each. */
  doorsTitle: label,
  doors: z.array(label).length(5, 'expected five doors'),
  opens: label,
  closes: label,
  days: z
    .array(
      z.strictObject({
        name: label,
        when: label,
        /** The doors that are open afterwards, by their numbers from 1. */
        open: z.array(z.number().int().min(1).max(5)),
        why: text,
      }),
    )
    .min(4)
    .max(6),
});
