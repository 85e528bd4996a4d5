import { z } from 'zod';
import { latestToday } from '@/lib/day';
import { day, paragraph, text } from '@/lib/fields';
import { draft, pictureSchema } from './parts';

/** A vacancy: its card on the home page, and its own page. */
export const vacancySchema = z
  .strictObject({
    draft,
    role: text,
    skills: text,
    picture: pictureSchema,
    experience: text,
    description: paragraph,
    duties: z.array(paragraph).min(2).meta({ description: 'What the person would do, on the vacancy’s own page.' }),
    posted: day.meta({
      description:
        'The day it went online, and the last day to apply where there is one: on the card, and for search engines.',
    }),
    until: day.optional(),
    employment: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'])
      .default('FULL_TIME')
      .meta({ description: 'For search engines, as schema.org has it.' }),
  })
  .refine(({ posted, until }) => !until || !day.safeParse(posted).success || until > posted, {
    path: ['until'],
    error: 'expected a day after it went online',
  })
  .refine(({ draft, posted }) => draft || !day.safeParse(posted).success || posted <= latestToday(), {
    path: ['posted'],
    error: 'expected today or a day before, because it goes online at once. Until then it may be a draft',
  });

/** A vacancy with its id, the name of its file. */
export type Vacancy = z.infer<typeof vacancySchema> & { readonly id: string };
