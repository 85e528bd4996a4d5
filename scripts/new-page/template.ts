import type { DetailPage } from '@/lib/schemas/detail-page';

/** What somebody decides before a page is written. */
export interface NewPage {
  readonly family: DetailPage['family'];
  /** The whole address, such as "/our-services/data-migration". */
  readonly address: string;
  /** The name in menus, cards and the breadcrumb. */
  readonly name: string;
  /** The search that should end on the page. */
  readonly search: string;
}

/** What the page borrows until it has its own. */
interface Borrowed {
  /** The name of the page in content/routes.ts. */
  readonly key: string;
  /** A scene, and three points on it. */
  readonly scene: string;
  readonly points: readonly string[];
  /** Two other pages, by their names in content/routes.ts. */
  readonly related: readonly string[];
}

/** The mark of a text that nobody has replaced yet; the report finds it. */
export const sampleMark = 'Sample text';

/** A content file for a new page: every required field with what belongs there, and a sample that fits. */
export function pageTemplate({ family, name, search }: NewPage, { key, scene, points, related }: Borrowed): string {
  const headline = search.charAt(0).toUpperCase() + search.slice(1);
  const [first, second, third] = points;
  return `import type { DetailPageSource } from '@/lib/schemas/detail-page';
import { routes } from '../routes';

export const ${key} = {
  path: routes.${key},
  family: '${family}',
  // The name in menus, cards and the breadcrumb.
  name: ${quoted(name)},
  // One sentence on the home page's card, 40 to 150 characters: what the reader gets.
  summary: '${sampleMark}: one sentence for the card of this page, with what the reader gets from it.',
  // A search that should end here. Title, headline and the first half of the description carry its words.
  search: ${quoted(search)},
  seo: {
    // What follows the company’s name in the browser’s tab, 3 to 46 characters.
    pageName: ${quoted(search)},
    // What search results show, 70 to 160 characters.
    description:
      ${quoted(`${headline}: sample text. Say in 70 to 160 characters what is offered, for whom and with which products.`)},
    keywords: [${quoted(search)}, ${quoted(name.toLowerCase())}, 'sample text'],
  },
  header: {
    // The headline of the page (h1), 15 to 70 characters.
    title: ${quoted(headline.length < 15 ? `${headline}: sample text` : headline)},
    // What the page argues, in one line of 15 to 80 characters.
    claim: '${sampleMark}: what the page argues, in one line',
    // One sentence for the first screen: what we do, for whom, and what they then have.
    description: '${sampleMark}: what we do, for whom, and what they then have, in one sentence.',
    // The reader's trouble in the reader's words, one to three paragraphs.
    detailedDescription: ['${sampleMark}: the trouble that brings a reader here, in the words that the reader would use.'],
    // The words of the button, 8 to 34 characters.
    action: 'Tell us what you need done',
    picture: {
      // The model beside the headline. /styleguide under "npm run dev" shows all of them.
      scene: '${scene}',
      // What it shows, for those who do not see it.
      alt: '${sampleMark}: what the picture shows, in one sentence',
    },
    // Three to five flags on the model, each leading to a section below by its id.
    labels: [
      { anchor: '${first}', label: 'Sample text, one', section: 'in-short' },
      { anchor: '${second}', label: 'Sample text, two', section: 'how-it-works' },
      { anchor: '${third}', label: 'Sample text, three', section: 'questions' },
    ],
  },
  // What the page says, section by section; the kinds are the folders of components/sections that have a schema.ts.
  sections: [
    {
      kind: 'brief',
      id: 'in-short',
      title: '${sampleMark}: what has become a question',
      items: [
        { term: 'The problem', description: '${sampleMark}: the problem, told with one case.' },
        { term: 'Who has it', description: '${sampleMark}: the companies that have it.' },
        { term: 'What we do', description: '${sampleMark}: the parts of the work in their order.' },
        { term: 'How we start', description: '${sampleMark}: what the reader sends and what comes back.' },
        { term: 'What it is built with', description: '${sampleMark}: the products, by their makers’ names.' },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      ground: 'sand',
      title: '${sampleMark}: how it goes',
      items: [
        { step: 'The first step', description: '${sampleMark}: what happens first, and who does it.' },
        { step: 'The second step', description: '${sampleMark}: what happens then, and who does it.' },
        { step: 'The third step', description: '${sampleMark}: what the reader has at the end.' },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: '${sampleMark}: questions before you write',
      items: [
        { question: 'Sample text: a first question?', answer: '${sampleMark}: its answer, in one or two sentences.' },
        { question: 'Sample text: a second question?', answer: '${sampleMark}: its answer, in one or two sentences.' },
        { question: 'Sample text: a third question?', answer: '${sampleMark}: its answer, in one or two sentences.' },
      ],
    },
  ],
  // The last screen: a question that only this page would ask, and what happens when it is answered.
  closing: {
    question: ${quoted(`Sample text: what would you ask about ${name.slice(0, 40).trim()}?`)},
    next: '${sampleMark}: what the reader sends, and what comes back.',
    picture: { scene: '${scene}', alt: '${sampleMark}: what the picture shows, in one sentence' },
  },
  // Two or three pages that a reader of this one needs next, and why.
  related: [
    ${related.map((name) => `{ path: routes.${name}, why: '${sampleMark}: why a reader of this page needs that one.' },`).join('\n    ')}
  ],
} satisfies DetailPageSource;
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", '’')}'`;
}
