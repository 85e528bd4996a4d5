import { company } from '@/content/company';
import { notice, type Said } from './finding';
import type { WrittenPage } from './written-pages';

/** The offices of the table of time zones, by their places. */
const zones: Readonly<Record<string, string>> = {
  'San Francisco': 'America/Los_Angeles',
  'New York': 'America/New_York',
  Dallas: 'America/Chicago',
  London: 'Europe/London',
  Sydney: 'Australia/Sydney',
};

/** From and to, as `company.terms.officeHours` says them. */
const [opens = 0, closes = 0] = Array.from(company.terms.officeHours.matchAll(/(\d\d):00/g), ([, hour]) =>
  Number(hour),
);

/** What a page says of clocks and office hours, held against the clocks themselves. */
export function* clockNotices({ sections = [] }: WrittenPage): Generator<Said> {
  for (const section of sections) {
    if (section.kind === 'table' && section.id === 'time-zones')
      for (const [office = '', apart = '', shared = ''] of section.rows) yield* rowNotices(office, apart, shared);
    if (section.kind !== 'figure' || section.figure.type !== 'two-days') continue;
    const [, winter = 0] = hoursAhead('America/Los_Angeles');
    const ours = section.figure.rows.find(({ who }) => who.includes(company.city));
    if (ours?.days.some(({ from, to }) => (from + winter) % 24 !== opens || (to + winter) % 24 !== closes))
      yield notice('clocks', `Its two days show other office hours than ${opens} to ${closes} in ${company.city}.`);
  }
}

/** A row of the table of time zones: an office, how far its clocks are from ours, the hours that both are at work. */
function* rowNotices(office: string, apart: string, shared: string): Generator<Said> {
  const zone = zones[office];
  if (!zone) return;
  const ahead = hoursAhead(zone);
  const hours = ahead.map(Math.abs).sort((a, b) => a - b);
  const right = `${hours.join('–')} hours ${Math.max(...ahead) > 0 ? 'ahead' : 'behind'}`;
  if (apart !== right) yield notice('clocks', `The table says “${apart}” of ${office}, and the clocks say “${right}”.`);
  const isShared = hours.some((one) => Math.min(one, 24 - one) < closes - opens);
  const truth = `by the clocks there are ${isShared ? '' : 'no '}common office hours`;
  if (shared.startsWith('No common office hours') === isShared)
    yield notice('clocks', `The table says “${shared}” of ${office}, and ${truth}.`);
}

/** The hours between a zone's clocks and ours, least and most in a year; positive where we are ahead. */
function hoursAhead(timeZone: string): number[] {
  const ours = Number(/^UTC([+-]\d+)/.exec(company.clocks.kept)?.[1]);
  const offsets = ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((moment) => {
    const written = new Date(moment).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' });
    return Number(/GMT([+-]\d+)/.exec(written)?.[1] ?? 0);
  });
  return offsets.map((offset) => ours - offset).sort((a, b) => a - b);
}
