import { z } from 'zod';
import { logos, type LogoId } from '@/content/logos';
import { grounds, type GroundName } from '@/content/palette';
import { anchors, answers, routes, type Href, type Route } from '@/content/routes';
import pictures from '@/generated/pictures.json' with { type: 'json' };
import { day, id, text, textOf } from './fields';

/**
 * What content of several kinds is made of: addresses, logos, pictures, what search engines are told. Schemas are
 * strict: a field that they do not know is refused. Types are inferred, so an editor says the same while typing.
 */

const hrefs: Href[] = [
  ...Object.values(routes),
  ...Object.values(anchors).map((anchor) => `/#${anchor}` as const),
  ...Object.values(answers),
];

/** The address of a page. */
export const route = z.enum(Object.values(routes) as Route[], 'expected an address from content/routes.ts');
/** The address of a page, or of a section of the home page. */
export const href = z.enum(
  hrefs as Href[],
  'expected an address from content/routes.ts, or a section of the home page',
);
/** A logo by its id. */
export const logo = z.enum(Object.keys(logos) as LogoId[], 'expected the id of a logo from content/logos.ts');

/** What a section stands on, by its name. */
export const ground = z.enum(Object.keys(grounds) as GroundName[], 'expected a ground from content/palette.ts');

export type SceneName = keyof typeof pictures;

/** A scale model, and what it shows for those who do not see it. */
export const pictureSchema = z.strictObject({
  scene: z.enum(
    Object.keys(pictures) as SceneName[],
    'expected a scene; the style guide (/styleguide under "npm run dev") shows them all. One of your own is a file in content/pictures/',
  ),
  alt: textOf(15, 250, 'a sentence that says what the picture shows').meta({ unseen: true }),
});

/** `about` is read after the label by those who hear it: six buttons 'Read More' must differ. */
export const button = z.strictObject({ label: text, about: text.optional(), href });

/** What a page says to search engines. */
export const seoSchema = z.strictObject({
  /** The page's name in 'Welcome to {brand} - page name' (docs/requirements.md, "Routes"). */
  pageName: textOf(3, 46, 'or search results cut the title'),
  description: textOf(70, 160),
  keywords: z.array(text).min(3, 'expected at least three keywords'),
  /** `false` leaves the canonical link out on purpose (docs/decisions.md, "Three pages without a canonical link"). */
  canonical: z.boolean().default(true),
});

/** A slide of the home page's carousel. */
export const slideSchema = z.strictObject({
  id,
  /** The typed tagline (docs/requirements.md, "Detail pages"). */
  tagline: textOf(20, 70, 'because it is typed letter by letter'),
  heading: textOf(10, 60),
  /** The name of the slide under its dot. */
  label: text,
  button,
  picture: pictureSchema,
});

/** The last screen of a page: its question, what happens when it is answered, and its model with the lights on. */
export const closingSchema = z.strictObject({
  question: textOf(15, 90),
  next: textOf(20, 250),
  picture: pictureSchema,
});

/** Where a fact about somebody else is from: who says it, where, and when it was last looked at. */
export const sourceSchema = z.strictObject({
  name: textOf(3, 120),
  url: z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' }),
  date: day,
});

/**
 * What a statement of a page about somebody else rests on: below the page's questions, for search engines and for whoever
 * reviews it once a year. The address only where it is certain and lasts; the date is that of the edition, or of the last look.
 */
export const citationSchema = z.strictObject({
  name: textOf(3, 120),
  url: sourceSchema.shape.url.optional(),
  date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'expected a year or a day, such as "2026" or "2026-11-21"'),
});

export type Citation = z.infer<typeof citationSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type Seo = z.infer<typeof seoSchema>;
export type Slide = z.infer<typeof slideSchema>;
