import { company } from '@/content/company';
import { notice, type Remark } from './finding';
import type { WrittenPage } from '@/site/written-pages';

/** The time zones of the places in the table of office hours. */
const zones: Readonly<Record<string, string>> = {
  'San Francisco': 'America/Los_Angeles',
  'New York': 'America/New_York',
  Dallas: 'America/Chicago',
  London: 'Europe/London',
  Sydney: 'Australia/Sydney',
};

/** Opening and closing hour, from `company.terms.officeHours`. */
const [opens = 0, closes = 0] = Array.from(company.terms.officeHours.matchAll(/(\d\d):00/g), ([, hour]) =>
  Number(hour),
);

/** Compares what a page says about time differences and office hours with the time zone database. */
export function* clockNotices({ sections = [] }: WrittenPage): Generator<Remark> {
  for (const section of sections) {
    if (section.kind === 'table' && section.id === 'time-zones')
      for (const [office = '', apart = '', shared = ''] of section.rows) yield* rowNotices(office, apart, shared);
    if (section.kind !== 'figure' || section.figure.type !== 'two-days') continue;
    const [, winter = 0] = hoursAhead('America/Los_Angeles');
    const ours = section.figure.rows.find(({ who }) => who.includes(company.city));
    if (ours?.days.some(({ from, to }) => (from + winter) % 24 !== opens || (to + winter) % 24 !== closes))
      yield notice('clocks', `The figure’s office hours differ from ${opens} to ${closes} in ${company.city}.`);
  }
}

/** Checks a row of the table: an office, its time difference from ours, and the shared office hours. */
function* rowNotices(office: string, apart: string, shared: string): Generator<Remark> {
  const zone = zones[office];
  if (!zone) return;
  const ahead = hoursAhead(zone);
  const hours = ahead.map(Math.abs).sort((a, b) => a - b);
  const right = `${hours.join('–')} hours ${Math.max(...ahead) > 0 ? 'ahead' : 'behind'}`;
  if (apart !== right) yield notice('clocks', `The table says “${apart}” for ${office}, but it should be “${right}”.`);
  const isShared = hours.some((one) => Math.min(one, 24 - one) < closes - opens);
  const truth = `there are ${isShared ? '' : 'no '}common office hours`;
  if (shared.startsWith('No common office hours') === isShared)
    yield notice('clocks', `The table says “${shared}” for ${office}, but ${truth}.`);
}

/** The minimum and maximum time difference in a year, in hours; positive when we are ahead. */
function hoursAhead(timeZone: string): number[] {
  const ours = Number(/^UTC([+-]\d+)/.exec(company.clocks.kept)?.[1]);
  const offsets = ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((moment) => {
    const written = new Date(moment).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' });
    return Number(/GMT([+-]\d+)/.exec(written)?.[1] ?? 0);
  });
  return offsets.map((offset) => ours - offset).sort((a, b) => a - b);
}
