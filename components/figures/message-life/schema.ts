import { z } from 'zod';
import { label, text } from '@/lib/fields';
import { figure } from '../base-schema';

/** One message from the question whether it may be sent to the word that ends it. */
export const messageLife = z.object({
  type: z.literal('message-life'),
  ...figure,
  stations: z
    .array(
      z.object({
        name: label,
        when: label,
        sign: z.enum(['ask', 'yes', 'wait', 'go', 'there', 'reply', 'stop']),
        /** What stands on the phone, and on whose side. */
        says: z.object({ from: z.enum(['sender', 'person']), words: text }).optional(),
        /** What the system writes down. */
        record: text,
      }),
    )
    .min(5)
    .max(7),
});
