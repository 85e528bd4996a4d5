import { z } from 'zod';
import type written from '@/generated/content/logos.json';
import type pictures from '@/generated/pictures.json';
import { day, id, reference, text, textOf } from '@/lib/fields';

/**
 * What content of several kinds is made of: addresses, logos, pictures, what search engines are told. Schemas are
 * strict: a field that they do not know is refused. Types are inferred.
 */

/** The address of a page. */
export const route = reference('page');
/** The address of a page, of a section of one by its id, or of a section of the home page: "/our-services#engagement". */
export const href = reference('link');
/** Whether a page is not on the real site yet. */
export const draft = z
  .boolean()
  .optional()
  .meta({ description: 'Not on the real site yet: shown, and marked, on your own computer and in previews.' });
/** A search query that the page should answer. */
export const search = textOf(8, 46).meta({
  description: 'A search that should end on this page: its title, headline and description have these words.',
});
/** A logo by its id in content/logos.yaml. */
export const logo = reference('logo') as unknown as z.ZodType<LogoId, string>;
export type LogoId = keyof (typeof written)['logos'];
/** The ground of a section, by its name in content/palette.ts. */
export const ground = reference('ground');

export type SceneName = keyof typeof pictures;

/** A scale model, and what it shows for those who do not see it. */
export const pictureSchema = z.strictObject({
  scene: reference('scene') as unknown as z.ZodType<SceneName, string>,
  alt: textOf(15, 250, 'a sentence that says what the picture shows').meta({ unseen: true }),
});

/** Screen readers hear `about` after the label, because six buttons 'Read More' must differ. */
export const button = z.strictObject({ label: text, about: text.optional(), href });

/** The metadata of a page. */
export const seoSchema = z.strictObject({
  pageName: textOf(3, 46, 'or search results cut the title').meta({
    description: 'The page’s name in “Welcome to {brand} - page name” (docs/requirements.md, "Routes").',
  }),
  description: textOf(70, 160),
  keywords: z.array(text).min(3, 'expected at least three keywords'),
  canonical: z.boolean().default(true).meta({
    description:
      'false leaves the canonical link out on purpose (docs/decisions.md, "Three pages without a canonical link").',
  }),
});

/** A slide of the home page's carousel. */
export const slideSchema = z.strictObject({
  id,
  tagline: textOf(20, 70, 'because it is typed letter by letter').meta({
    description: 'The typed tagline (docs/requirements.md, "Detail pages").',
  }),
  heading: textOf(10, 60),
  label: text.meta({ description: 'The name of the slide under its dot.' }),
  button,
  picture: pictureSchema,
});

/** The last screen of a page: its question, what happens when it is answered, and its model with the lights on. */
export const closingSchema = z.strictObject({
  question: textOf(15, 90),
  next: textOf(20, 250),
  picture: pictureSchema,
  ground: z.enum(['teal', 'plum', 'moss', 'blueprint']).optional().meta({
    description: 'The night that it is in; without it the same as the footer’s.',
  }),
  form: z.enum(['whole', 'close', 'object']).optional().meta({
    description:
      '“whole”, or nothing: the model is whole. “close”: it is larger, and cut by the window’s right edge. “object”: the drawing takes its place.',
  }),
  drawing: z
    .enum(['record-house', 'path-screen', 'integration-flow', 'precision-map', 'rent-bank'])
    .optional()
    .meta({ description: 'With “object”: the thing that the page’s specimen is about, by night.' }),
});

/**
 * Where a fact about somebody else is from: the one who knows it first-hand, where, and when somebody opened that page. Without
 * a day it was not opened yet: no reader is told that it was, and its owner opens it before going live (CONTENT.md).
 */
export const sourceSchema = z.strictObject({
  name: textOf(3, 120),
  url: z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' }),
  date: day.optional().meta({
    description: 'The day on which somebody opened it and found the statement there. Left out until then.',
  }),
});

/** The same below a page's questions, for search engines and for whoever reviews it once a year. */
export const citationSchema = sourceSchema.extend({ name: sourceSchema.shape.name.meta({ unseen: true }) });

export type Citation = z.infer<typeof citationSchema>;
export type Closing = z.infer<typeof closingSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type Seo = z.infer<typeof seoSchema>;
export type Slide = z.infer<typeof slideSchema>;
