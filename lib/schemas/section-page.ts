import { z } from 'zod';
import { closingSchema, href, pictureSchema, route, search, seoSchema } from './parts';
import { sectionSchema } from './sections';
import { id, text, textOf } from '@/lib/fields';

/** The sections of the home page that also stand on pages of their own. */
const blocks = [
  'whoWeAre',
  'whatWeDo',
  'street',
  'integrations',
  'ourServices',
  'partners',
  'techstack',
  'techstackTabs',
  'careers',
  'contact',
  'sitemap',
] as const;
export type Block = (typeof blocks)[number];

/** A page that shows a section of the home page, and says more about it. */
export const sectionPageSchema = z
  .strictObject({
    path: route,
    name: text,
    seo: seoSchema,
    search: search.optional(),
    indexed: z.boolean(),
    title: textOf(10, 70).meta({ description: 'The page’s h1.' }),
    lead: textOf(40, 300),
    action: z
      .strictObject({ label: textOf(3, 34), href })
      .optional()
      .meta({ description: 'The one thing to do next, on the first screen.' }),
    second: z
      .strictObject({ label: textOf(3, 28), href: href.optional(), section: id.optional() })
      .optional()
      .meta({ description: 'A quiet link beside it: another page, or a section of this one.' }),
    picture: pictureSchema
      .optional()
      .meta({ description: 'Without one: our office by day, and 14 Sample Street by night at the same moment.' }),
    blocks: z.array(z.enum(blocks)),
    sections: z
      .array(sectionSchema)
      .default([])
      .meta({ description: 'What the page says beyond the home page’s section.' }),
    closing: closingSchema.optional(),
  })
  .refine((page) => page.blocks.length + page.sections.length > 0, 'expected a block or a section');

export type SectionPage = z.infer<typeof sectionPageSchema>;
