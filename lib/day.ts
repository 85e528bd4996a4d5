/** Formatted in UTC, so that the day is the same wherever the site is built. */
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as "2026-11-21", written out: "21 November 2026". */
export function dayInWords(day: string): string {
  return format.format(new Date(day));
}

/** The day, such as "2026-11-21", where it is latest (UTC+14), so that nobody's today is a day to come. */
export function latestToday(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
