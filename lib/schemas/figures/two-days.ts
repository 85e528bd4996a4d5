import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** Hours of the axis, counted on past midnight: 26 is two in the morning. */
const hour = z.number().int().min(0).max(48);
const span = { from: hour, to: hour };

/** Two working days on one axis of hours, and what happens where they meet. */
export const twoDays = z.strictObject({
  type: z.literal('two-days'),
  ...figure,
  ...span,
  /** The text alternative of the axis. */
  alt: text.meta({ unseen: true }),
  /** The label that names the axis’s time zone. */
  yours: label,
  rows: z.array(z.strictObject({ who: label, days: z.array(z.strictObject({ ...span, label })).min(1) })).length(2),
  overlap: z.strictObject({ ...span, label }),
  events: z.array(z.strictObject({ at: hour, name: label, note: text })).min(3),
});
