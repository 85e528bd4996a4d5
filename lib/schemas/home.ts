import { z } from 'zod';
import { paragraph, refuseSameIds, text, textOf } from '@/lib/fields';
import type { Vacancy } from './vacancy';
import { logo, pictureSchema, seoSchema, slideSchema } from './parts';

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
  }),
  contact: z.strictObject({ title: text, intro: paragraph, picture: pictureSchema }),
});

type WrittenHome = z.infer<typeof homeSchema>;
/** The home page, with the vacancies of content/vacancies. */
export type Home = Omit<WrittenHome, 'careers'> & {
  careers: WrittenHome['careers'] & { vacancies: readonly Vacancy[] };
};
export type { Vacancy };
