/** @jest-environment node */
import { company } from './company';
import { home } from '@/site/home';
import { notFound } from './interface';
import { logos, partnerLogos } from './logos';
import { detailPages } from '@/site/pages';
import { routes } from './routes';
import type { Section, SectionOf } from '@/components/sections/schema';
import { sectionPages } from '@/site/section-pages';

/** Every page with what it says: facts that two pages tell have to be the same fact. */
const pages = [
  { path: routes.home, data: home as object },
  ...detailPages.map((page) => ({ path: page.path as string, data: page as object })),
  ...Object.values(sectionPages).map((page) => ({ path: page.path as string, data: page as object })),
];
const wordsOf = (data: object) => JSON.stringify(data);

const sections: readonly Section[] = [...detailPages, ...Object.values(sectionPages)].flatMap((page) => page.sections);
const sectionsOf = <Kind extends Section['kind']>(kind: Kind) =>
  sections.filter((one): one is SectionOf<Kind> => one.kind === kind);
const questions = sectionsOf('questions').flatMap(({ items }) => items);

/** The hours between a zone's clocks and ours, least and most in a year; positive where we are ahead. */
function hoursAhead(zone: string): number[] {
  const ours = Number(/^UTC([+-]\d+)/.exec(company.clocks.kept)?.[1]);
  const theirs = ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((moment) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(new Date(moment)); // prettier-ignore
    return Number(/([+-]\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')?.[1] ?? 0);
  });
  return theirs.map((offset) => ours - offset).sort((a, b) => a - b);
}

/** From and to, as `company.terms.officeHours` says them. */
const [opens = 0, closes = 0] = [...company.terms.officeHours.matchAll(/(\d\d):00/g)].map(([, hour]) => Number(hour));

/** How many hours of 9 to 18 two offices share that are so many hours apart. */
const shared = (ahead: number) =>
  Math.max(0, ...[0, 24].map((day) => closes - opens - Math.abs(Math.abs(ahead) - day)));

describe('the clocks', () => {
  const rows = sectionsOf('table').find(({ id }) => id === 'time-zones')?.rows ?? [];

  it.each([
    ['San Francisco', 'America/Los_Angeles'],
    ['New York', 'America/New_York'],
    ['Dallas', 'America/Chicago'],
    ['London', 'Europe/London'],
    ['Sydney', 'Australia/Sydney'],
  ])('of %s differ from ours as the table says', (office, zone) => {
    const [, said = '', meaning = ''] = rows.find(([name]) => name === office) ?? [];
    const hours = hoursAhead(zone);
    const least = hours.map(Math.abs).sort((a, b) => a - b);
    expect(said).toBe(`${least.join('–')} hours ${Math.max(...hours) > 0 ? 'ahead' : 'behind'}`);
    expect(meaning.startsWith('No common office hours')).toBe(hours.every((ahead) => shared(ahead) === 0));
  });

  it('say the same of New York in words', () => {
    const [summer = 0, winter = 0] = hoursAhead('America/New_York');
    const words = ['twelve', 'thirteen'];
    expect(company.clocks.againstNewYork).toContain(`${words[summer - 12]} hours ahead`);
    expect(company.clocks.againstNewYork).toContain(`${words[winter - 12]} in winter`);
  });

  it('leave one hour with San Francisco in winter and none in summer', () => {
    expect(hoursAhead('America/Los_Angeles').map(shared)).toEqual([0, 1]);
  });

  it('give Dallas the hour at which our day begins, by its own clock', () => {
    const meaning = rows.find(([name]) => name === 'Dallas')?.[2];
    const evening = ['seven', 'eight', 'nine'];
    const [summer, winter] = hoursAhead('America/Chicago').map((ahead) => evening[opens - ahead + 24 - 19]);
    expect([opens, meaning]).toEqual([9, expect.stringContaining(`our nine in the morning is your ${winter} in the evening, in summer ${summer}`)]); // prettier-ignore
  });

  it('make our week the American nights from Sunday to Thursday', () => {
    const support = wordsOf(detailPages.find(({ path }) => path === routes.applicationSupport) ?? {});
    expect(company.terms.officeHours).toContain('Monday to Friday');
    expect(support.match(/from \w+day to \w+day/g)).toEqual(Array(2).fill('from Sunday to Thursday'));
  });

  it('are those of the figure of two working days', () => {
    const figure = sectionsOf('figure').find(({ id }) => id === 'two-days')?.figure;
    if (figure?.type !== 'two-days') throw new Error('The figure of two days is gone');
    const ours = figure.rows.find(({ who }) => who.includes(company.city));
    const [, winter = 0] = hoursAhead('America/Los_Angeles');
    expect(ours?.days.map(({ from, to }) => [(from + winter) % 24, (to + winter) % 24])).toEqual([[opens, closes]]);
  });
});

describe('sizes and calendars', () => {
  const tables = sectionsOf('table');
  const span = (text = '') => text.split('–').map(Number);

  it('add up in the specimen estimate, which the page on real estate quotes', () => {
    const parts = tables.find(({ id }) => id === 'estimate')?.rows.map(([, days]) => span(days)) ?? [];
    const [least, most] = parts.pop() ?? [];
    const sum = (which: 0 | -1) => parts.reduce((all, days) => all + (days.at(which) ?? 0), 0);
    expect([sum(0), sum(-1)]).toEqual([least, most]);
    expect(wordsOf(detailPages.find(({ path }) => path === routes.realEstate) ?? {})).toContain(
      `${least} to ${most} engineer-days`,
    );
  });

  it.each(tables.filter(({ id }) => id === 'calendar'))(
    'end in the week that is claimed: $claim',
    ({ claim, rows }) => {
      const ends = rows.map(([weeks]) => span(weeks).at(-1));
      expect(ends).toContain(Number(/\d+/.exec(claim ?? '')?.[0]));
    },
  );
});

describe('what is owned by whom', () => {
  it.each(questions.filter(({ question }) => /\b(owns?|whose)\b.*\b(code|product|result|apps)\b/i.test(question)))(
    '“$question” has the one answer, or speaks of what is in the customer’s own tenant',
    ({ answer }) => expect(answer).toMatch(new RegExp(`${company.terms.ownership}|your Microsoft tenant`)),
  );

  it('is told on the page that says who we are, with the licence of the framework', () => {
    const words = wordsOf(sectionPages.whoWeAre);
    const { ownership, frameworkLicence } = company.terms;
    expect([ownership, frameworkLicence].filter((term) => !words.includes(term))).toEqual([]);
  });
});

describe('sample terms', () => {
  const { note, ...terms } = company.terms;

  it.each(pages.filter(({ data }) => Object.values(terms).some((term) => wordsOf(data).includes(term))))(
    'are marked as samples on $path',
    ({ data }) => expect(/sample term/i.test(wordsOf(data))).toBe(true),
  );

  it('are told by a page, each of them', () => {
    const all = wordsOf(pages);
    expect([note, ...Object.values(terms)].filter((term) => !all.includes(term))).toEqual([]);
  });
});

describe('a product that is named', () => {
  const onPages = wordsOf(detailPages);

  it.each(partnerLogos)('on the home page as $logo is on a detail page', ({ logo }) => {
    expect(onPages.includes(logos[logo].name) || onPages.includes(`"${logo}"`)).toBe(true);
  });
});

describe('the names of a page', () => {
  const plain = (words: string) => words.toLowerCase().replaceAll('&', 'and').replaceAll('-', ' ');

  it.each(detailPages)('of $path: its h1, or the line above, begins with the menu’s', ({ name, header, slide }) => {
    expect(plain(`${slide?.heading ?? ''} / ${header.title}`)).toContain(plain(name));
  });

  it.each(Object.values(sectionPages).filter(({ indexed }) => indexed))('of $path: its h1 has the menu’s', (page) => {
    expect(plain(page.title)).toContain(plain(page.name));
  });

  it('not found: the page says so first', () => expect(notFound.title).toBe('Page not found'));
});

describe('how an engagement begins', () => {
  const nouns = [/questions/i, /proposal/i, /first piece/i, /\bplan\b/i];

  it('has the same four nouns wherever it is told', () => {
    for (const data of [home.contact.next, sectionPages.ourServices, sectionPages.whoWeAre])
      expect(nouns.filter((noun) => !noun.test(wordsOf(data)))).toEqual([]);
  });

  it('is told in one place, with a first piece of its own on each page', () => {
    // A page that is not written yet has none: the report lists its samples.
    const written = detailPages.filter((page) => !/sample text/i.test(wordsOf(page)));
    const without = written.filter((page) => !/first piece/i.test(wordsOf(page)));
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

it('asks no question on more than five pages', () => {
  const asked = questions.map(({ question }) => question);
  const often = asked.filter(
    (one, at) => asked.indexOf(one) === at && asked.filter((other) => other === one).length > 5,
  );
  expect(often).toEqual([]);
});
