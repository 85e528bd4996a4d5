import { z } from 'zod';
import { paragraph, textOf } from '@/lib/fields';
import { pictureSchema } from '@/lib/schema';

/** A page about somebody elsewhere, that they keep themselves. */
export const profileSchema = z.strictObject({ name: textOf(2, 40), url: z.url({ protocol: /^https$/ }) });

/** A person of the company, who has agreed to be named. */
export const personSchema = z.strictObject({
  /** Shown, and marked, in development and in previews alone. */
  draft: z.boolean().optional(),
  name: textOf(3, 60),
  role: textOf(3, 60),
  /** What they are the right one to be asked about. */
  about: paragraph,
  picture: pictureSchema.optional(),
  /** Their pages elsewhere. */
  profiles: z.array(profileSchema).default([]),
});

export type Person = z.infer<typeof personSchema>;
