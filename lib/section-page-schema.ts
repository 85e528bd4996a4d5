import { z } from 'zod';
import { closingSchema, href, id, pictureSchema, route, sectionSchema, seoSchema } from './schema';
import { text } from './fields';

/** The sections of the home page that also stand on pages of their own. */
const blocks = ['whoWeAre', 'whatWeDo', 'integrations', 'ourServices', 'partners', 'techstack', 'techstackTabs', 'careers', 'contact', 'sitemap'] as const; // prettier-ignore
export type Block = (typeof blocks)[number];

/** A page that shows a section of the home page, and says more about it. */
export const sectionPageSchema = z
  .object({
    path: route,
    name: text,
    seo: seoSchema,
    /** A search that should end on this page; content/words.test.ts holds that title, h1 and description serve it. */
    search: z.string().min(8).optional(),
    indexed: z.boolean(),
    /** The page's h1. */
    title: z.string().min(10).max(70),
    lead: z.string().min(40),
    /** The one thing to do next, on the first screen. */
    action: z.object({ label: z.string().max(34), href }).optional(),
    /** A quiet link beside it: another page, or a section of this one. */
    second: z.object({ label: z.string().max(28), href: href.optional(), section: id.optional() }).optional(),
    picture: pictureSchema,
    blocks: z.array(z.enum(blocks)),
    /** What the page says beyond the home page's section. */
    sections: z.array(sectionSchema).default([]),
    closing: closingSchema.optional(),
  })
  .refine((page) => page.blocks.length + page.sections.length > 0, 'expected a block or a section');

export type SectionPage = z.infer<typeof sectionPageSchema>;
/** What a file in content/section-pages exports. */
export type SectionPageSource = z.input<typeof sectionPageSchema>;
