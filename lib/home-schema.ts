import { z } from 'zod';
import { constants } from '@/content/constants';
import { paragraph, text } from './fields';
import { pictureSchema, seoSchema, slideSchema } from './schema';

const day = z.iso.date('expected a day such as "2026-11-21"');

/** The home page: its sections in order, each with its words (docs/requirements.md, "Home page"). */
export const homeSchema = z.object({
  /** With the model of the page's social picture. */
  seo: seoSchema.extend({ picture: pictureSchema }),
  hero: z.object({
    /** The page's h1: true on every slide, so that a visitor knows in five seconds what the company does. */
    title: z.string().min(20).max(90),
    slides: z.array(slideSchema).length(7, 'expected seven slides (docs/requirements.md, "Hero carousel")'),
  }),
  facts: z.array(z.object({ figure: text, meaning: paragraph })).length(3, 'expected three facts'),
  whoWeAre: z.object({
    title: text,
    subtitle: text,
    paragraphs: z.array(paragraph).min(2),
    picture: pictureSchema,
    milestones: z.array(z.object({ when: text, what: paragraph })).min(2),
  }),
  whatWeDo: z.object({ title: text, intro: paragraph, readMore: text }),
  ourServices: z.object({ title: text, intro: paragraph, readMore: text }),
  /** The list of integration pages on What we do. */
  integrations: z.object({ title: text, intro: paragraph }),
  partners: z.object({ title: text, intro: paragraph }),
  techstack: z.object({
    title: text,
    intro: paragraph,
    groups: z
      .array(z.object({ title: text, summary: text, items: z.array(z.object({ name: text, logo: text.optional() })) }))
      .length(3, 'expected three groups (docs/requirements.md, "Techstack")'),
    byLayer: z.object({ title: text, intro: paragraph }),
    expertise: z.object({ title: text, paragraphs: z.array(paragraph), badges: z.array(text).length(2) }),
  }),
  careers: z.object({
    title: text,
    intro: paragraph,
    apply: text,
    vacancies: z
      .array(
        z.object({
          id: z.string().regex(/^[a-z-]+$/),
          role: text,
          skills: text,
          picture: pictureSchema,
          experience: text,
          description: paragraph,
          duties: z.array(paragraph).min(2),
          /** The day it went online, and the last day to apply where there is one: on the card, and for search engines. */
          posted: day,
          until: day.optional(),
        }),
      )
      .length(2, 'expected two vacancies (docs/requirements.md, "Careers")'),
  }),
  contact: z.object({ title: text, intro: paragraph, next: z.array(paragraph).min(2) }),
});

export type Home = z.infer<typeof homeSchema>;
export type Vacancy = Home['careers']['vacancies'][number];

/** "0–4 years", from the constants; an en rule, as the voice asks for. */
export const vacancyExperience = `${constants.vacancyExperience.from}–${constants.vacancyExperience.to} years`;
