import { z } from 'zod';
import { sectionSchema, type Section } from './sections';
import { conformanceSchema } from './accessibility';
import { families, familiesIn } from '@/lib/families';
import { day, paragraph, reference, text, textOf } from '@/lib/fields';
import { closingSchema, draft, href, pictureSchema, route, search, seoSchema, sourceSchema } from './parts';

/** A page that is written and not sold from: a note, a case, or any other page, such as that on privacy. */
export const articleFields = z.strictObject({
  family: z.enum(familiesIn('articles')),
  path: route,
  name: textOf(3, 70).meta({ description: 'The name in lists, menus and the line above the headline.' }),
  seo: seoSchema,
  search: search.optional(),
  draft,
  indexed: z.boolean().default(true).meta({
    description: 'Off for a page that only those who have its address should find, such as that of one campaign.',
  }),
  published: day.optional().meta({
    description: 'The day it was first published.',
  }),
  updated: day.optional().meta({ description: 'The day of its last change that a reader would notice.' }),
  author: reference('person')
    .optional()
    .meta({ description: 'Who wrote it: a person of content/people. Without one, the company’s engineers.' }),
  customer: text.optional().meta({ description: 'Of a case: the customer, who has agreed to be named.' }),
  title: textOf(10, 70).meta({ description: 'The page’s h1.' }),
  lead: textOf(40, 300),
  action: z
    .strictObject({ label: textOf(3, 34), href })
    .optional()
    .meta({ description: 'A button on the first screen: the one thing to do next. A landing page has one.' }),
  picture: pictureSchema,
  note: text.optional().meta({ description: 'In small type under the lead, such as that the terms are samples.' }),
  sections: z.array(z.discriminatedUnion('kind', [...sectionSchema.options, conformanceSchema])).min(1),
  sources: z
    .array(sourceSchema)
    .min(1)
    .optional()
    .meta({ description: 'Where its facts are from: said at its end, each with a link.' }),
  files: z
    .array(z.strictObject({ file: reference('download'), about: paragraph }))
    .min(1)
    .optional()
    .meta({ description: 'Code, data and runbooks that belong to it: offered at its end.' }),
  /** Links to what to read next, each with a reason. */
  related: z
    .array(z.strictObject({ path: route, why: paragraph }))
    .min(1)
    .max(3)
    .optional(),
  closing: closingSchema.optional(),
});

/** An article, with what its family asks for. */
export const articleSchema = articleFields.superRefine((article, context) => {
  const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const folder = families[article.family].below;
  if (!article.path.startsWith(folder))
    say('path', `does not fit family: ${article.family}. Expected an address below ${folder}`);
  if (article.family !== 'page' && !article.published) say('published', 'expected the day of its publication');
  if (article.family === 'case' && !article.customer)
    say('customer', 'expected the name of the customer, who has agreed to it: a case is never made up');
  if (article.family !== 'case' && article.customer) say('customer', 'is for cases alone. Expected none');
  if (article.updated && article.published && article.updated < article.published)
    say('updated', 'expected a day after published');
});

/** An article as its file has it. */
export type WrittenArticle = z.infer<typeof articleSchema>;
/** An article as it is shown. */
export type Article = Omit<WrittenArticle, 'sections'> & { sections: Section[] };
