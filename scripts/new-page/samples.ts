/**
 * What `npm run new-page` writes, a draft: its words say what belongs in their place. Without a page's address and family, and
 * without its day.
 */
export const samplePage = {
  draft: true,
  name: 'Sample name',
  summary: 'Sample text: one sentence for the card of this page, with what the reader gets from it.',
  search: 'sample search',
  seo: {
    pageName: 'sample search',
    description:
      'Sample search: sample text. Say in 70 to 160 characters what is offered, for whom and with which products.',
    keywords: ['sample search', 'sample name', 'sample text'],
  },
  header: {
    title: 'Sample search: sample text',
    claim: 'Sample text: what the page argues, in one line',
    description: 'Sample text: what we do, for whom, and what they then have, in one sentence.',
    detailedDescription: [
      'Sample text: the trouble that brings a reader here, in the words that the reader would use.',
    ],
    action: 'Tell us what you need done',
    picture: {
      scene: 'cloud',
      alt: 'Sample text: what the picture shows, in one sentence',
    },
    labels: [
      { anchor: 'cloud', section: 'our-services' },
      { anchor: 'padlock', section: 'how-it-works' },
      { anchor: 'racks', section: 'questions' },
    ],
  },
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
  closing: {
    question: 'Sample text: why Sample name?',
    next: 'Sample text: what the reader sends, and what comes back.',
    picture: { scene: 'cloud', alt: 'Sample text: what the picture shows, in one sentence' },
  },
};

export const sampleArticle = {
  draft: true,
  name: 'Sample name',
  seo: {
    pageName: 'sample name',
    description: 'Sample text on “Sample name”: say in 70 to 160 characters what the reader learns, and from what.',
    keywords: ['sample text', 'sample words', 'sample query'],
  },
  title: 'Sample name: sample text',
  lead: 'Sample text: what the reader knows after ten minutes that they did not know before.',
  picture: {
    scene: 'site-office',
    alt: 'Sample text: what the picture shows, in one sentence',
  },
  sections: [
    {
      kind: 'prose',
      title: 'Sample text: the first thing to know',
      paragraphs: ['Sample text: a paragraph of three to six sentences. Begin with what the reader can use.'],
    },
    {
      kind: 'rows',
      title: 'Sample text: what goes wrong',
      items: [
        { title: 'The first mistake', description: 'Sample text: how it comes about, and how it is seen early.' },
        { title: 'The second mistake', description: 'Sample text: how it comes about, and how it is seen early.' },
      ],
    },
  ],
  related: [{ path: '/contact', why: 'Sample text: why a reader of this page goes on there.' }],
};

export const sampleVacancy = {
  draft: true,
  skills: 'Sample text',
  picture: { scene: 'vacancy-dotnet', alt: 'Two server cabinets, one open, and a database beside them' },
  experience: '{vacancyExperience.from}–{vacancyExperience.to} years',
  description: 'Sample text: what the person builds, for whom, and what makes it good work.',
  duties: [
    'Sample text: the first thing that they do in an ordinary week.',
    'Sample text: the second thing that they do in an ordinary week.',
  ],
};
