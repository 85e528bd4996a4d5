import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from './base';

/** One message from the question whether it may be sent to the word that ends it. */
export const messageLife = z.strictObject({
  type: z.literal('message-life'),
  ...figure,
  stations: z
    .array(
      z.strictObject({
        name: label,
        when: label,
        sign: z.enum(['ask', 'yes', 'wait', 'go', 'there', 'reply', 'stop']),
        /** The bubble on the phone, and the side that it is on. */
        says: z.strictObject({ from: z.enum(['sender', 'person']), words: text }).optional(),
        record: text,
      }),
    )
    .min(5)
    .max(7),
});
