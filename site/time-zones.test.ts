/** @jest-environment node */
import { company } from '@/content/company';
import { routes } from '@/test-support/routes';
import { detailPageAt } from './pages';

/** The time zones of the places in the table. */
const zones: Readonly<Record<string, string>> = {
  'San Francisco': 'America/Los_Angeles',
  'New York': 'America/New_York',
  Dallas: 'America/Chicago',
  London: 'Europe/London',
  Sydney: 'Australia/Sydney',
};

/** Opening and closing hour of the office. */
const [opens = 0, closes = 0] = Array.from(company.terms.officeHours.matchAll(/(\d\d):00/g), ([, hour]) =>
  Number(hour),
);

/** The least and the most that the office is ahead of a zone in a year, in hours. */
function hoursAhead(timeZone: string): [least: number, most: number] {
  const ours = Number(/^UTC([+-]\d+)/.exec(company.clocks.kept)?.[1]);
  const offsets = ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((moment) => {
    const written = new Date(moment).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' });
    return ours - Number(/GMT([+-]\d+)/.exec(written)?.[1] ?? 0);
  });
  return [Math.min(...offsets), Math.max(...offsets)];
}

const { sections } = detailPageAt(routes.dedicatedTeams);
const rows = sections.flatMap((section) =>
  section.kind === 'table' && section.id === 'time-zones' ? section.rows : [],
);

it.each(Object.entries(zones))('the table of time zones is right about %s', (office, zone) => {
  const [, apart, shared] = rows.find(([name]) => name === office) ?? [];
  const ahead = hoursAhead(zone);
  const hours = ahead.map(Math.abs).sort((a, b) => a - b);
  expect(apart).toBe(`${hours.join('–')} hours ${ahead[1] > 0 ? 'ahead' : 'behind'}`);
  const isShared = hours.some((hour) => Math.min(hour, 24 - hour) < closes - opens);
  expect(shared?.startsWith('No common office hours')).toBe(!isShared);
});

it('the figure of two days has the hours of the office', () => {
  const [figure] = sections.flatMap((section) =>
    section.kind === 'figure' && section.figure.type === 'two-days' ? section.figure : [],
  );
  const [, winter] = hoursAhead('America/Los_Angeles');
  const days = figure?.rows.find(({ who }) => who.includes(company.city))?.days ?? [];
  expect(days.length).toBeGreaterThan(0);
  for (const { from, to } of days) expect([(from + winter) % 24, (to + winter) % 24]).toEqual([opens, closes]);
});
