import { z } from 'zod';
import { sectionSchema } from './sections';
import { halfAt } from '@/lib/halves';
import { pointsOf } from '@/lib/picture-points';
import { familiesIn } from '@/lib/families';
import { id, paragraph, text, textOf } from '@/lib/fields';
import {
  button,
  citationSchema,
  closingSchema,
  draft,
  pictureSchema,
  route,
  search,
  seoSchema,
  slideSchema,
} from './parts';

const anchor = id.meta({ description: 'The name of a point in the scene.' });

/** The fields of a solution, service or integration page; "Add a page" in CONTENT.md explains them. */
export const detailPageFields = z.strictObject({
  path: route,
  family: z.enum(familiesIn('pages')),
  draft,
  name: textOf(3, 70).meta({ description: 'The name in menus, on cards and in the line above the headline.' }),
  summary: textOf(40, 150).meta({
    description: 'One sentence under the name on the home page’s card and in lists of pages.',
  }),
  seo: seoSchema,
  search: search.regex(/^[^A-Z]+$/, 'expected the words of a search, in lower case'),
  header: z.strictObject({
    title: textOf(15, 70).meta({ description: 'The page’s h1: names the offer in words that people search with.' }),
    claim: textOf(15, 80).meta({
      description:
        'What the page argues, in a line: it stands with the h1, and is typed on a page that begins with a slide.',
    }),
    description: textOf(20, 300).meta({ description: 'One sentence on the first screen.' }),
    detailedDescription: z.array(paragraph).min(1).max(3),
    action: textOf(8, 34, 'or the button breaks into two lines').meta({
      description: 'The words of the page’s own button to the form.',
    }),
    second: z
      .strictObject({ label: textOf(3, 28), section: id })
      .optional()
      .meta({
        description:
          'The quiet link beside it: a section of this page, usually its specimen. Without it, the brochure’s.',
      }),
    picture: pictureSchema,
    /** Numbered flags on the model, each leading to a section: the table of contents of a page without a menu. */
    labels: z
      .array(z.strictObject({ anchor, section: id.meta({ description: 'Its label is the heading of this section.' }) }))
      .min(3)
      .max(5)
      .optional(),
  }),
  sources: z.array(citationSchema).min(1).optional().meta({
    description:
      'What its statements about others rest on: folded below its questions, and citation in the structured data.',
  }),
  closing: closingSchema.meta({
    description:
      'The last screen, by night: a question that only this page would ask, and what happens when it is answered.',
  }),
  slide: z
    .strictObject({
      tagline: slideSchema.shape.tagline,
      heading: text,
      button,
      picture: pictureSchema,
    })
    .optional(),
  /** The sticky in-page nav: the required entries, each naming the id of a section below. They are the flags on the model, too. */
  menu: z
    .array(z.strictObject({ label: text, section: id, anchor }))
    .min(2)
    .max(5)
    .optional(),
  sections: z.array(sectionSchema).min(2),
});

/** A solution, service or integration page: its fields, and what they say about each other. */
export const detailPageSchema = detailPageFields.superRefine((page, context) => {
  const say = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const ids = page.sections.flatMap((section) => section.id ?? []);
  if (page.sources && !page.sections.some(({ kind }) => kind === 'questions'))
    say(['sources'], "expected a section of kind 'questions', below which they are shown");
  const mustLead = (target: string | undefined, path: PropertyKey[]) => {
    if (target === undefined || ids.includes(target)) return;
    say(path, `expected the id of a section of this page: ${ids.join(', ')}`);
  };

  page.sections.forEach((section, index) => {
    if (section.id && page.sections.findIndex(({ id }) => id === section.id) < index)
      say(['sections', index, 'id'], 'stands at another section of this page already. Expected an id of its own');
  });
  const heads = page.sections.map(({ head }) => head);
  heads.forEach((_, index) => {
    if (halfAt(heads, index) === 'alone')
      say(['sections', index, 'head'], 'is “half”. Expected two sections of that form, one after the other');
  });
  if (Boolean(page.menu) === Boolean(page.header.labels))
    say(
      ['header', 'labels'],
      'expected the flags of a page without a menu: the entries of a menu are flags themselves',
    );
  const { scene } = page.header.picture;
  const points = Object.keys(pointsOf(scene));
  const flags = page.menu ?? page.header.labels ?? [];
  flags.forEach((entry, index) => {
    const path = page.menu ? ['menu', index] : ['header', 'labels', index];
    mustLead(entry.section, [...path, 'section']);
    // A scene without points, or one that there is not, is reported where all content is read.
    if (points.length > 0 && !points.includes(entry.anchor))
      say([...path, 'anchor'], `expected a point of the scene “${scene}”: ${points.join(', ')}`);
  });
  mustLead(page.header.second?.section, ['header', 'second', 'section']);
  if (page.slide && page.header.second)
    say(['header', 'second'], 'is not shown on a page with a slide, whose second way is “Visit”. Expected none');
});

export type DetailPage = z.infer<typeof detailPageSchema>;
