/** @jest-environment node */
import { home } from './home';
import { ui } from './interface';
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
  it.each([/idempotency key/i, /SQL Server or (in )?PostgreSQL/, /\bin your name\b/i])(
    '%s is on two pages at most',
    (idea) => {
      const pages = detailPages.filter((page) => idea.test(JSON.stringify(page))).map(({ path }) => path);
      expect(pages.length).toBeLessThanOrEqual(2);
    },
  );
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
  const searches = detailPages.map(({ search }) => search);

  it('ends on one page', () => {
    expect(new Set(searches).size).toBe(searches.length);
  });

  /** Words that carry no search, and endings that do not matter to one. */
  const stem = (word: string) => word.replace(/(ing|s|ed)$/, '');
  const small = new Set(['and', 'for', 'the', 'of', 'in', 'a', 'with', 'to']);

  it.each(detailPages)('for $path finds its words in title, h1 and first sentence', ({ search, seo, header }) => {
    const said = `${seo.pageName} ${header.title} ${header.description}`
      .toLowerCase()
      .split(/[^a-z0-9.-]+/)
      .map(stem);
    const missing = search.split(' ').filter((word) => !small.has(word) && !said.includes(stem(word)));
    expect(missing).toEqual([]);
  });
});
