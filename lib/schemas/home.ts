import { z } from 'zod';
import { day, id, paragraph, refuseSameIds, text, textOf } from '@/lib/fields';
import { logo, pictureSchema, seoSchema, slideSchema } from '@/lib/schema';

/** The home page: its sections in order, each with its words (docs/requirements.md, "Home page"). */
export const homeSchema = z.strictObject({
  seo: seoSchema,
  hero: z.strictObject({
    /** The page's h1: true on every slide, so that a visitor knows in five seconds what the company does. */
    title: textOf(20, 90),
    slides: z
      .array(slideSchema)
      .length(7, 'expected seven slides (docs/requirements.md, "Hero carousel")')
      .superRefine(refuseSameIds),
  }),
  facts: z.array(z.strictObject({ figure: text, meaning: paragraph })).length(3, 'expected three facts'),
  whoWeAre: z.strictObject({
    title: text,
    /** What the section says under its name, on the home page. */
    claim: text,
    subtitle: text,
    paragraphs: z.array(paragraph).min(2),
    picture: pictureSchema,
  }),
  whatWeDo: z.strictObject({ title: text, intro: paragraph, readMore: text }),
  ourServices: z.strictObject({ title: text, intro: paragraph, readMore: text }),
  /** The list of integration pages on What we do. */
  integrations: z.strictObject({ title: text, intro: paragraph }),
  partners: z.strictObject({ title: text, intro: paragraph }),
  techstack: z.strictObject({
    title: text,
    intro: paragraph,
    groups: z
      .array(
        z.strictObject({
          title: text,
          summary: text,
          items: z.array(z.strictObject({ name: text, logo: logo.optional() })),
        }),
      )
      .length(3, 'expected three groups (docs/requirements.md, "Techstack")'),
    byLayer: z.strictObject({ title: text, intro: paragraph }),
    expertise: z.strictObject({ title: text, paragraphs: z.array(paragraph), badges: z.array(text).length(2) }),
  }),
  careers: z.strictObject({
    title: text,
    intro: paragraph,
    apply: text,
    vacancies: z
      .array(
        z
          .strictObject({
            id: id,
            /** Not on the real site yet: shown, and marked, in development and in previews. */
            draft: z.boolean().optional(),
            role: text,
            skills: text,
            picture: pictureSchema,
            experience: text,
            description: paragraph,
            /** What the person would do, on the vacancy's own page. */
            duties: z.array(paragraph).min(2),
            /** The day it went online, and the last day to apply where there is one: on the card, and for search engines. */
            posted: day,
            until: day.optional(),
            /** For search engines, as schema.org has it. */
            employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']).default('FULL_TIME'),
          })
          .refine(({ posted, until }) => !until || !day.safeParse(posted).success || until > posted, {
            path: ['until'],
            error: 'expected a day after posted',
          }),
      )
      .min(1)
      .max(4)
      .superRefine(refuseSameIds),
  }),
  contact: z.strictObject({ title: text, intro: paragraph, picture: pictureSchema, next: z.array(paragraph).min(2) }),
});

export type Home = z.infer<typeof homeSchema>;
/** What content/home.ts exports. */
export type HomeSource = z.input<typeof homeSchema>;
export type Vacancy = Home['careers']['vacancies'][number];
