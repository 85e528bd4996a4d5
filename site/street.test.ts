/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chapterSchema, storySchema } from '@/lib/schemas/street';
import { count, day, dayAndYear, money, rollAddress, rollName, time } from '@/lib/story-format';
import { detailPageAt, detailPages } from './pages';
import { chapterAt, chapterOf, chapters, story } from '@/content/street';

/** Every text in a value, a line each. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(textsIn);
}

const factTexts = textsIn(story);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text);
const days = factTexts.filter(isDay);

const figureOf = (page: (typeof detailPages)[number]) =>
  page.sections.flatMap((section) => (section.kind === 'figure' ? section : []))[0];

describe('the chapters', () => {
  it.each(chapters)('$name is told by the specimen at its page’s anchor', ({ page, anchor, state }) => {
    const section = figureOf(detailPageAt(page));
    expect(section?.id).toBe(anchor);
    expect(section?.figure).toMatchObject({ specimen: true, chapter: state });
  });

  it('are told by no other page', () => {
    const telling = detailPages.filter((page) => figureOf(page)?.figure.chapter).map((page) => page.path);
    expect([...telling].sort()).toEqual(chapters.map(({ page }) => page).sort());
    expect(chapterAt('/')).toBeUndefined();
  });

  // The sum of the points and the balance are worked out by the figure, so they are no words of the page.
  it.each(chapters.filter(({ state }) => state !== 'deed' && state !== 'lights'))(
    '$name has its number on its page',
    ({ page, number }) => expect(textsIn(figureOf(detailPageAt(page))?.figure).join('\n')).toContain(number),
  );

  it('know their neighbours', () => {
    expect(chapterOf('for-sale')).toMatchObject({ number: 1, before: undefined, after: { state: 'pin' } });
    expect(chapterOf('dark')).toMatchObject({ number: chapters.length, before: { state: 'van' }, after: undefined });
  });
});

describe('the sheet', () => {
  const refused = (change: (copy: typeof story) => void): string => {
    const copy = structuredClone(story);
    change(copy);
    return storySchema.safeParse(copy).error?.message ?? '';
  };

  it.each<[string, (copy: typeof story) => void, string]>([
    ['a payout that is not rent less fee', (copy) => (copy.payment.payout += 1), 'expected rent less fee'],
    ['a fee that is not its share of the rent', (copy) => (copy.payment.fee -= 1), '% of the rent'],
    ['a rent whose fee was not changed', (copy) => (copy.lease.rent += 100_00), '% of the rent'],
    ['a match that needs no person', (copy) => (copy.match.points.unit = 10), 'a person decides'],
    ['a day out of order', (copy) => (copy.payment.paid = '2027-02-27'), 'expected a day after payment.due'],
    ['reminders before the alarm', (copy) => (copy.alarm.reminders = '2027-04-02T01:00'), 'after alarm.raised'],
    ['a day that no calendar has', (copy) => (copy.lease.begins = '2027-02-30'), 'expected a day such as'],
    ['an agent without a last name', (copy) => (copy.people.agent = 'Tan'), 'a first and a last name'],
  ])('refuses %s', (_, change, reason) => expect(refused(change)).toContain(reason));

  it('refuses a fact that nothing takes', () => {
    expect(storySchema.safeParse({ ...story, plumber: 'Sam' }).error?.message).toContain('plumber');
  });

  it('refuses a number that is too long to be set large', () => {
    const long = { ...chapters[0], number: '1,234,567.00' };
    expect(chapterSchema.safeParse(long).error?.message).toContain('at most 9 characters');
  });
});

describe('no other house', () => {
  const told = detailPages.map((page) => [page.path, page] as const);
  /** The days, times and amounts that a specimen may name, in the formats of the story. */
  const known = {
    days: new Set(days.map(day)),
    times: new Set(days.filter((moment) => moment.includes('T')).map(time)),
    amounts: new Set(
      [story.lease.rent, story.lease.petDeposit, story.payment.fee, story.payment.payout, 0]
        .map(money)
        .concat(count(story.offer.price / 100)),
    ),
  };

  it.each(told)('%s has no second number, parcel or owner in this street', (_, page) => {
    const words = textsIn(page).join('\n');
    const { address, parcel } = story.house;
    const [number] = address.split(' ');
    for (const [match] of words.matchAll(/\d+\w*(?= Sample (?:St|Acres))/gi)) expect(match).toBe(number);
    for (const [match] of words.matchAll(/\b\d{2,3}-\d{3}-\d{1,2}\b/g)) expect(match).toBe(parcel);
    const people = [...Object.values(story.people).flat(), rollName(story.people.seller)].join(' ').toLowerCase();
    for (const [name] of words.matchAll(/\b(?:Doe|Roe|Example|Manager|Tan)\b(?! Court)/g))
      expect(people).toContain(name.toLowerCase());
  });

  it.each(chapters)('$page names days, hours and sums of the sheet alone', ({ page }) => {
    const words = textsIn(figureOf(detailPageAt(page))?.figure).join('\n');
    for (const [date] of words.matchAll(/\b\d{1,2} (?:January|February|March|April|May|November|December)\b/g))
      expect(known.days).toContain(date);
    for (const [clock] of words.matchAll(/\b\d{2}:\d{2}\b/g)) expect(known.times).toContain(clock);
    for (const [amount] of words.matchAll(/(?<=\$)\d[\d,]*(?:\.\d{2})?|\b\d[\d,]*\.\d{2}\b/g))
      expect(known.amounts).toContain(amount);
  });

  it('has its facts typed in no other file', () => {
    const facts = [
      ...factTexts.filter((text) => !isDay(text)),
      rollAddress(story.house.address),
      rollName(story.people.seller),
      ...[story.lease.rent, story.payment.fee, story.payment.payout].map(money),
      count(story.offer.price / 100),
      ...days.map(dayAndYear),
    ];
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.yaml') && file !== 'street.yaml',
    );
    const typed = files.flatMap((file) => {
      const source = readFileSync(path.join('content', file), 'utf8');
      return facts.filter((fact) => source.includes(fact)).map((fact) => `${file}: ${fact}`);
    });
    expect(typed).toEqual([]);
  });
});
