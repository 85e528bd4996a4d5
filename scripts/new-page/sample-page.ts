// The template of "npm run new-page", which replaces the address, family, name and search.
import { routes } from '@/content/routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const samplePage = {
  path: routes.powerApps,
  family: 'solution',
  // Shown in development and previews alone. Delete this line to publish.
  draft: true,
  // The name in menus, cards and the breadcrumb.
  name: 'Sample name',
  // One sentence for the card on the home page, 40 to 150 characters: what the reader gets.
  summary: 'Sample text: one sentence for the card of this page, with what the reader gets from it.',
  // A search that should lead here. Title, headline and the first half of the description contain its words.
  search: 'sample search',
  seo: {
    // The title in the browser’s tab, after the company’s name, 3 to 46 characters.
    pageName: 'sample search',
    // The description in search results, 70 to 160 characters.
    description:
      'Sample search: sample text. Say in 70 to 160 characters what is offered, for whom and with which products.',
    keywords: ['sample search', 'sample name', 'sample text'],
  },
  header: {
    // The headline of the page (h1), 15 to 70 characters.
    title: 'Sample search: sample text',
    // The argument of the page in one line, 15 to 80 characters.
    claim: 'Sample text: what the page argues, in one line',
    // One sentence for the first screen: what we do, for whom, and what they get.
    description: 'Sample text: what we do, for whom, and what they then have, in one sentence.',
    // The reader's problem in the reader's words, one to three paragraphs.
    detailedDescription: [
      'Sample text: the trouble that brings a reader here, in the words that the reader would use.',
    ],
    // The label of the button, 8 to 34 characters.
    action: 'Tell us what you need done',
    picture: {
      // The model beside the headline. /styleguide under "npm run dev" shows all of them.
      scene: 'cloud',
      // What it shows, for people who cannot see it.
      alt: 'Sample text: what the picture shows, in one sentence',
    },
    // Three to five flags on the model, each linking to a section below by its id.
    labels: [
      { anchor: 'cloud', section: 'our-services' },
      { anchor: 'padlock', section: 'how-it-works' },
      { anchor: 'racks', section: 'questions' },
    ],
  },
  // The sections of the page; their kinds are the folders in components/sections that have a schema.ts.
  sections: [
    {
      kind: 'cards',
      layout: 'columns',
      id: 'our-services',
      title: 'Sample text: what is offered',
      items: [
        { title: 'The first service', description: 'Sample text: what a competitor could not say of it.' },
        { title: 'The second service', description: 'Sample text: what a competitor could not say of it.' },
        { title: 'The third service', description: 'Sample text: what a competitor could not say of it.' },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      ground: 'sand',
      title: 'Sample text: how it goes',
      items: [
        { step: 'The first step', description: 'Sample text: what happens first, and who does it.' },
        { step: 'The second step', description: 'Sample text: what happens then, and who does it.' },
        { step: 'The third step', description: 'Sample text: what the reader has at the end.' },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Sample text: questions before you write',
      items: [
        { question: 'Sample text: a first question?', answer: 'Sample text: its answer, in one or two sentences.' },
        { question: 'Sample text: a second question?', answer: 'Sample text: its answer, in one or two sentences.' },
        { question: 'Sample text: a third question?', answer: 'Sample text: its answer, in one or two sentences.' },
      ],
    },
  ],
  // The last screen: a question that only this page would ask, and what happens when the reader replies.
  closing: {
    question: 'Sample text: why Sample name?',
    next: 'Sample text: what the reader sends, and what comes back.',
    picture: { scene: 'cloud', alt: 'Sample text: what the picture shows, in one sentence' },
  },
} satisfies DetailPageSource;
