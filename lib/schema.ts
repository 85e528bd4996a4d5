import { z } from 'zod';
import { answers, anchors, routes, type Href, type Route } from '@/content/routes';
import { logos, type LogoId } from '@/content/logos';
import { grounds, type GroundName } from '@/content/palette';
import { paragraph, text } from './fields';
import { figureSchema } from '../components/figures/schema';

/**
 * The shape of the site's content. A file that does not fit stops the build with its name, the field and
 * what was expected (`parseContent`). Types are inferred, so an editor says the same while typing.
 */

const routeList = Object.values(routes);
const hrefs: string[] = [
  ...routeList,
  ...Object.values(anchors).map((anchor) => `/#${anchor}`),
  ...Object.values(answers),
];

export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected a lower-case id such as "our-services"');
export const route = z.custom<Route>(
  (value) => routeList.includes(value as Route),
  'expected an address from content/routes.ts',
);
export const href = z.custom<Href>(
  (value) => hrefs.includes(String(value)),
  'expected an address from content/routes.ts, or a section of the home page',
);
const logo = z.custom<LogoId>(
  (value) => typeof value === 'string' && value in logos,
  'expected the id of a logo from content/logos.ts',
);
/** A Phosphor icon by name (https://phosphoricons.com), such as "house-line". */
const icon = z.string().regex(/^[a-z][a-z-]*[a-z]$/, 'expected the name of a Phosphor icon');

/** Every picture in art/originals, by its file's name. */
export const sceneNames = [
  'night-real-estate', 'night-hire-us', 'night-identity', 'night-cloud', 'night-third-party-api',
  'night-digital-transformation', 'night-app-in-a-box', 'night-power-apps',
  'real-estate', 'cloud', 'identity', 'digital-transformation', 'app-in-a-box', 'power-apps',
  'application-development', 'api-development', 'application-support', 'third-party-api', 'dedicated-teams',
  'product-engineering', 'integration-family', 'not-found',
  'integration-location', 'integration-property-data', 'integration-documents', 'integration-payments',
  'integration-messaging', 'integration-identity', 'site-office', 'tool-store', 'vacancy-front-end', 'vacancy-dotnet',
  'building-site-1', 'building-site-2', 'building-site-3', 'building-site-4', 'building-site-5',
  'real-estate-by-night', 'cloud-by-night', 'digital-transformation-by-night', 'power-apps-by-night',
  'third-party-api-by-night', 'identity-by-night', 'api-development-by-night', 'application-development-by-night',
  'application-support-by-night', 'dedicated-teams-by-night', 'product-engineering-by-night', 'app-in-a-box-by-night',
  'integration-location-by-night', 'integration-property-data-by-night', 'integration-documents-by-night',
  'integration-payments-by-night', 'integration-messaging-by-night', 'integration-identity-by-night',
  'integration-family-by-night', 'not-found-by-night', 'vacancy-front-end-by-night', 'vacancy-dotnet-by-night',
  'building-site-1-by-night', 'building-site-2-by-night', 'building-site-3-by-night', 'building-site-4-by-night',
  'building-site-5-by-night',
] as const; // prettier-ignore

/** A scale model, and what it shows for those who do not see it. */
export const pictureSchema = z.object({
  scene: z.enum(sceneNames, { error: `expected one of the scenes in art/: ${sceneNames.join(', ')}` }),
  alt: z.string().trim().min(15, 'expected a sentence that says what the picture shows'),
});

/** `about` is read after the label by those who hear it: six buttons 'Read More' must differ. */
export const button = z.object({ label: text, about: text.optional(), href });

const ground = z.enum(Object.keys(grounds) as [GroundName, ...GroundName[]]);

/**
 * What every section has: an id when something jumps to it, a heading, the colour that it stands on. A heading that a
 * menu leads to repeats the menu's label; what the section argues stands with it as its claim.
 */
export const section = {
  id: id.optional(), title: text, claim: text.optional(), intro: paragraph.optional(), ground: ground.optional(),
}; // prettier-ignore

const card = z.object({
  title: text,
  description: paragraph,
  icon: icon.optional(),
  /** The page that says more. It is a link only when `readMore` is set (docs/requirements.md, "Detail pages"). */
  url: href.optional(),
  readMore: z.boolean().optional(),
});

const diagramNames = ['integration-flow', 'single-sign-on', 'dedicated-team'] as const;
const diagram = z.object({
  name: z.enum(diagramNames),
  alt: paragraph,
  caption: text.optional(),
  /** The words on the drawing, in the order that the drawing asks for. */
  labels: z.array(z.string().trim().min(1).max(24, 'expected at most 24 characters on a drawing')).min(3),
  /** What the numbered discs on the drawing say, from 1. */
  legend: z.array(text).min(2).optional(),
});

/** One section of a page: its kind chooses the component (section-renderer.tsx). */
export const sectionSchema = z.discriminatedUnion('kind', [
  /** A term and its answer, line by line: what problem, for whom, how we start, what it is built with. */
  z.object({ kind: z.literal('brief'), ...section, layout: z.enum(['rows', 'sheet', 'strip']).optional(), items: z.array(z.object({ term: text, description: paragraph })).min(3) }),
  /** Numbered rows on hairlines. */
  z.object({ kind: z.literal('rows'), ...section, items: z.array(z.object({ title: text, description: paragraph })).min(2) }),
  /** Cards. `bento`: unequal tiles; `columns`: plain text columns under a rule; `list`: two columns of short entries. */
  z.object({ kind: z.literal('cards'), ...section, layout: z.enum(['bento', 'columns', 'list']), items: z.array(card).min(2) }),
  /** Key benefits. `shaped`: on a shaped background; `grid`: icons in a grid; `split`: heading beside a list. */
  z.object({
    kind: z.literal('benefits'), ...section, layout: z.enum(['grid', 'shaped', 'split']),
    items: z.array(z.object({ point: text, description: paragraph, icon: icon.optional() })).min(3),
  }),
  /** How it works, in order. */
  z.object({
    kind: z.literal('steps'), ...section, diagram: diagram.optional(),
    /** Whether the building site in five stages stands beside them (content/building-site.ts). */
    site: z.literal(true).optional(),
    items: z.array(z.object({ step: text, description: paragraph })).min(3),
  }).refine((one) => !one.site || one.items.length === 5, 'expected five steps beside the five stages of the building site'),
  /** The six integration specialities; each is a link only when `readMore` is set. */
  z.object({ kind: z.literal('integrations'), ...section, items: z.array(card) }),
  /** Groups of up to four logos, each with what is integrated there (docs/requirements.md, "Detail pages"). */
  z.object({
    kind: z.literal('logo-groups'), ...section,
    groups: z.array(z.object({
      heading: text, title: text, description: paragraph,
      logos: z.array(logo).min(1).max(4, 'expected at most four logos in a group'),
    })).min(1),
  }),
  /** One line of logos. */
  z.object({ kind: z.literal('logo-strip'), ...section, logos: z.array(logo).min(3) }),
  /** The techstack tabs of the detail pages; what they show is in content/techstack.ts. */
  z.object({ kind: z.literal('techstack'), ...section }),
  /** The parts of a thing, each with a few exact points. */
  z.object({
    kind: z.literal('components'), ...section, diagram: diagram.optional(),
    items: z.array(z.object({ title: text, description: paragraph, points: z.array(text).min(2).max(5) })).min(2),
  }),
  /** Running text, with a drawing where one explains better. */
  z.object({ kind: z.literal('prose'), ...section, paragraphs: z.array(paragraph).min(1), diagram: diagram.optional() }),
  /** A table: what can go wrong, what we do then. */
  z.object({
    kind: z.literal('table'), ...section,
    columns: z.array(text).min(2).max(4), rows: z.array(z.array(text)).min(2),
  }),
  /** A figure that no other page has: a specimen of the work, or a drawing of how it goes (components/figures). */
  z.object({ kind: z.literal('figure'), ...section, figure: figureSchema }),
  /** What buyers ask before they write, answered plainly. Search engines are told the same (FAQPage). */
  z.object({
    kind: z.literal('questions'), ...section,
    items: z.array(z.object({
      question: text,
      answer: paragraph,
      /** Where the whole answer is, if another page has it. */
      more: z.object({ label: text, href }).optional(),
    })).min(3).max(6),
  }),
]); // prettier-ignore

/** What a page says to search engines. */
export const seoSchema = z.object({
  /** The page's name in 'Welcome to {brand} - page name' (docs/requirements.md, "Routes"). */
  pageName: text,
  description: z.string().min(70, 'expected 70 to 160 characters').max(160, 'expected 70 to 160 characters'),
  keywords: z.array(text).min(3, 'expected at least three keywords'),
  /** `false` leaves the canonical link out on purpose (docs/decisions.md, "Three pages without a canonical link"). */
  canonical: z.boolean().default(true),
});

/** A slide of the home page's carousel. */
export const slideSchema = z.object({
  id,
  /** The typed tagline (docs/requirements.md, "Detail pages"). */
  tagline: z.string().min(20).max(70, 'expected at most 70 characters: it is typed letter by letter'),
  heading: z.string().min(10).max(60, 'expected at most 60 characters'),
  /** The name of the slide under its dot. */
  label: text,
  button,
  picture: pictureSchema,
});

/** The last screen of a page: its question, what happens when it is answered, and its model with the lights on. */
export const closingSchema = z.object({
  question: z.string().min(15).max(70),
  next: paragraph,
  picture: pictureSchema,
});

/** A solution, service or integration page. */
export const detailPageSchema = z.object({
  path: route,
  family: z.enum(['solution', 'service', 'integration']),
  /** The name in menus, cards and the breadcrumb. */
  name: text,
  /** One sentence under the name on the home page's card and in lists of pages. */
  summary: z.string().min(40).max(150, 'expected at most 150 characters'),
  seo: seoSchema,
  /** A search that should end on this page; content/words.test.ts holds that title, h1 and description serve it. */
  search: z.string().min(8).regex(/^[^A-Z]+$/, 'expected the words of a search, in lower case'),
  header: z.object({
    /** The page's h1: names the offer in words that people search with. */
    title: z.string().min(15).max(70, 'expected at most 70 characters'),
    /** What the page argues, in a line: it stands with the h1, and is typed on a page that begins with a slide. */
    claim: z.string().min(15).max(80, 'expected at most 80 characters'),
    /** One sentence on the first screen. */
    description: paragraph,
    detailedDescription: z.array(paragraph).min(1).max(3),
    /** The words of the page's own button to the form. */
    action: z.string().min(8).max(34, 'expected at most 34 characters, or the button breaks into two lines'),
    /** The quiet link beside it: a section of this page, usually its specimen. Without it, the brochure's. */
    second: z.object({ label: z.string().max(28), section: id }).optional(),
    picture: pictureSchema,
    /** Numbered flags on the model, each leading to a section: the model is the page's table of contents. */
    labels: z.array(z.object({
      /** The name of a point in the scene (art/README.md lists them). */
      anchor: id,
      label: z.string().min(3).max(28, 'expected at most 28 characters'),
      note: z.string().max(36, 'expected at most 36 characters').optional(),
      section: id,
    })).min(3).max(5),
  }),
  /** The last screen, by night: a question that only this page would ask, and what happens when it is answered. */
  closing: closingSchema,
  slide: z.object({
    tagline: slideSchema.shape.tagline, heading: text, button,
    picture: pictureSchema,
  }).optional(),
  /** The sticky in-page nav: the required entries, each naming the id of a section below. */
  menu: z.array(z.object({ label: text, section: id, width: z.number().int() })).optional(),
  sections: z.array(sectionSchema).min(2),
  /** Two or three pages that a reader of this one needs next, and why. */
  related: z.array(z.object({ path: route, why: paragraph })).min(2).max(3),
}).superRefine((page, context) => {
  const ids = page.sections.flatMap((one) => one.id ?? []);
  ids.forEach((one, at) => {
    if (ids.indexOf(one) !== at) context.addIssue({ code: 'custom', path: ['sections'], message: `expected the id "${one}" once` });
  });
  const mustLead = (target: string | undefined, path: PropertyKey[]) => {
    if (target === undefined || ids.includes(target)) return;
    context.addIssue({ code: 'custom', path, message: `expected the id of a section of this page: ${ids.join(', ')}` });
  };
  page.menu?.forEach((entry, at) => mustLead(entry.section, ['menu', at, 'section']));
  page.header.labels.forEach((entry, at) => mustLead(entry.section, ['header', 'labels', at, 'section']));
  mustLead(page.header.second?.section, ['header', 'second', 'section']);
  page.sections.forEach((one, at) => {
    if (one.kind !== 'table') return;
    one.rows.forEach((row, line) => {
      if (row.length !== one.columns.length)
        context.addIssue({ code: 'custom', path: ['sections', at, 'rows', line], message: `expected ${one.columns.length} cells, as many as there are columns` });
    });
  });
}); // prettier-ignore

export type Picture = z.infer<typeof pictureSchema>;
export type SceneName = (typeof sceneNames)[number];
export type Ground = z.infer<typeof ground>;
export type Diagram = z.infer<typeof diagram>;
export type Card = z.infer<typeof card>;
export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
export type Seo = z.infer<typeof seoSchema>;
export type Slide = z.infer<typeof slideSchema>;
export type DetailPage = z.infer<typeof detailPageSchema>;
/** What a file in content/pages exports. */
export type DetailPageSource = z.input<typeof detailPageSchema>;

/**
 * Checks one content file.
 * @param file the file's path in the repository, for the message
 * @throws Error that names the file, each wrong field and what was expected there
 */
export function parseContent<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${fieldName(issue.path)}: ${issue.message}`);
  throw new Error(`${file} does not fit:\n${lines.join('\n')}`);
}

/** `['sections', 2, 'title']` as `sections[2].title`. */
function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}
