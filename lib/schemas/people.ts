import { z } from 'zod';
import { paragraph, textOf } from '@/lib/fields';
import { pictureSchema } from './parts';

/** A page about somebody elsewhere, that they keep themselves. */
export const profileSchema = z.strictObject({ name: textOf(2, 40), url: z.url({ protocol: /^https$/ }) });

/** A person of the company, who has agreed to be named. */
export const personSchema = z.strictObject({
  draft: z.boolean().optional().meta({ description: 'Shown, and marked, only on your own computer and in previews.' }),
  name: textOf(3, 60),
  role: textOf(3, 60),
  about: paragraph.meta({ description: 'What they are the right one to be asked about.' }),
  picture: pictureSchema.optional(),
  profiles: z.array(profileSchema).default([]).meta({ description: 'Their pages elsewhere.' }),
});

export type Person = z.infer<typeof personSchema>;
