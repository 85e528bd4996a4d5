import { company } from '@/content/company';
import type { SectionOf } from '@/components/sections/schema';
import type { WrittenPage } from './editorial';
import type { Finding } from './finding';

/** The offices of the table of time zones, by their places. */
const zones: Readonly<Record<string, string>> = {
  'San Francisco': 'America/Los_Angeles',
  'New York': 'America/New_York',
  Dallas: 'America/Chicago',
  London: 'Europe/London',
  Sydney: 'Australia/Sydney',
};

/** What the pages say of clocks and office hours, held against the clocks themselves. */
export function clockFindings(pages: readonly WrittenPage[]): Finding[] {
  return pages.flatMap((page) => {
    const notice = (text: string): Finding => ({
      route: page.route,
      level: 'notice',
      subject: 'clocks',
      text,
      where: page.file,
    });
    const tables = (page.sections ?? []).filter((one): one is SectionOf<'table'> => one.kind === 'table');
    const figures = (page.sections ?? []).flatMap((one) => (one.kind === 'figure' ? one.figure : []));
    return [
      ...tables
        .filter(({ id }) => id === 'time-zones')
        .flatMap(({ rows }) => rows.flatMap(([office = '', said = '', hours = '']) => rowNotices(office, said, hours)))
        .map(notice),
      ...figures.flatMap((figure) => {
        const ours = figure.type === 'two-days' ? figure.rows.find(({ who }) => who.includes(company.city)) : undefined;
        const [, winter = 0] = hoursAhead('America/Los_Angeles');
        const { opens, closes } = officeHours();
        const differs = ours?.days.some(({ from, to }) => (from + winter) % 24 !== opens || (to + winter) % 24 !== closes);
        return differs ? [notice(`Its two days show other office hours than ${opens} to ${closes} in ${company.city}.`)] : [];
      }),
    ];
  }); // prettier-ignore
}

/** A row of the table of time zones: an office, how far its clocks are from ours, the hours that both are at work. */
function rowNotices(office: string, said: string, hours: string): string[] {
  const zone = zones[office];
  if (!zone) return [];
  const ahead = hoursAhead(zone);
  const least = ahead.map(Math.abs).sort((a, b) => a - b);
  const right = `${least.join('–')} hours ${Math.max(...ahead) > 0 ? 'ahead' : 'behind'}`;
  const isNever = ahead.every((one) => sharedHours(one) === 0);
  return [
    ...(said === right ? [] : [`The table says “${said}” of ${office}, and the clocks say “${right}”.`]),
    ...(hours.startsWith('No common office hours') === isNever
      ? []
      : [`The table says “${hours}” of ${office}, and by the clocks there ${isNever ? 'are no' : 'are'} common office hours.`]),
  ]; // prettier-ignore
}

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
function officeHours() {
  const [opens = 0, closes = 0] = [...company.terms.officeHours.matchAll(/(\d\d):00/g)].map(([, hour]) => Number(hour));
  return { opens, closes };
}

/** How many office hours two offices share that are so many hours apart. */
function sharedHours(ahead: number): number {
  const { opens, closes } = officeHours();
  return Math.max(0, ...[0, 24].map((day) => closes - opens - Math.abs(Math.abs(ahead) - day)));
}
