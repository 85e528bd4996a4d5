/** @jest-environment node */
import { home } from './home';
import { ui } from '@/content/interface';
import { detailPages } from './pages';
import { sectionPages } from './section-pages';

/** Everything that is written, by the page that says it. */
const written = [
  ...detailPages.map((page) => [page.path, page] as const),
  ['the home page', home] as const,
  ['the section pages', sectionPages] as const,
  ['the controls', ui] as const,
];

describe('the voice', () => {
  const banned =
    /\b(leverag\w*|seamless\w*|cutting-edge|robust\w*|empower\w*|unlock\w*|elevat(e|es|ing)|journeys?|landscapes?|ecosystems?|tailored|holistic\w*|synerg\w*|world-class|best-in-class|one-stop|look no further)\b|in today’s|!/i;
  /** Words that say too little, too much or the wrong thing: a claim at second hand, a stiff word, a promise without an end. */
  const avoided =
    /\b((is|are) said to|telephones|dear to|dearest|mend(s|ed|ing)?|night shift|programming interfaces?|stands? in a calendar|100 ?%|guarantee\w*|always available)\b/i;
  /** Names that their makers have given up. */
  const outdated = /\b(SmartyStreets|DocuSign|Azure Active Directory|G Suite|TypeForm|Office 365)\b/;

  it.each(written)('of %s has none of the banned words', (_, words) => {
    for (const pattern of [banned, avoided, outdated]) expect(pattern.exec(JSON.stringify(words))?.[0]).toBeUndefined();
  });

  it('says CoreLogic only where it says what that is called now', () => {
    for (const [, words] of written)
      expect(JSON.stringify(words)).not.toMatch(/(?<!Cotality \()CoreLogic(?! until 2025)/);
  });
});

describe('an idea that a page owns', () => {
  const pages = [home, ...detailPages, ...Object.values(sectionPages)].map((page) => JSON.stringify(page));

  it.each([
    /idempotency key/i,
    /SQL Server or (in )?PostgreSQL/,
    /\bin your name\b/i,
    /\bin your repository\b/i,
    /\bcan (withdraw|take back)\b/,
    /99\.9/,
    /\b1998\b/,
  ])('%s is on two pages at most', (idea) => {
    expect(pages.filter((page) => idea.test(page)).length).toBeLessThanOrEqual(2);
  });
});

describe('a brief', () => {
  it.each(detailPages)('of $path has the labels that all briefs have', ({ sections }) => {
    for (const section of sections)
      if (section.kind === 'brief')
        expect(section.items.map(({ term }) => term)).toEqual([
          'The problem',
          'Who has it',
          'What we do',
          'How we start',
          'What it is built with',
        ]);
  });
});

describe('headings', () => {
  it.each(detailPages.filter(({ menu }) => menu))(
    'of $path that a menu leads to repeat its label',
    ({ menu, sections }) => {
      for (const { label, section } of menu ?? [])
        expect(sections.find(({ id }) => id === section)?.title).toContain(label);
    },
  );

  it('a figure that no other page has', () => {
    const types = detailPages.map(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'figure' ? section.figure.type : [])),
    );
    for (const own of types) expect(own.length).toBeGreaterThan(0);
    expect(new Set(types.flat()).size).toBe(types.flat().length);
  });

  it('a question at its end that no other page asks', () => {
    const questions = detailPages.map(({ closing }) => closing.question);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('a search', () => {
  const found = [
    ...detailPages.map(({ path, search, seo, header }) => ({ path, search, seo, h1: header.title })),
    ...Object.values(sectionPages).flatMap(({ path, search, seo, title }) =>
      search ? [{ path, search, seo, h1: title }] : [],
    ),
  ];

  it('ends on one page', () => {
    const searches = found.map(({ search }) => search);
    expect(new Set(searches).size).toBe(searches.length);
  });

  /** Words that carry no search, and endings that do not matter to one. */
  const stem = (word: string) => word.replace(/(ations?|ated?|ating|ments?|ers|ing|ed|s)$/, '');
  const small = new Set(['and', 'for', 'the', 'of', 'in', 'a', 'with', 'to']);
  const wordsIn = (words: string) =>
    words
      .toLowerCase()
      .split(/[^a-z0-9.-]+/)
      .filter((word) => word && !small.has(word))
      .map(stem);

  it.each(found)('for $path finds all its words in the title and in the h1', ({ search, seo, h1 }) => {
    for (const words of [seo.pageName, h1]) expect(wordsIn(words)).toEqual(expect.arrayContaining(wordsIn(search)));
  });

  it.each(found)('for $path finds them in the first half of the description', ({ search, seo: { description } }) => {
    expect(wordsIn(description.slice(0, description.length / 2))).toEqual(expect.arrayContaining(wordsIn(search)));
  });
});

describe('the section pages', () => {
  /** The texts of a page's own sections, without what only the build reads. */
  const said = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.entries(value ?? {}).flatMap(([field, part]) =>
          ['kind', 'id', 'ground'].includes(field) ? [] : said(part),
        );

  it.each(Object.values(sectionPages).filter(({ indexed }) => indexed))(
    '$path says 250 words or more of its own',
    ({ lead, sections }) => {
      expect([lead, ...said(sections)].join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(250);
    },
  );
});
