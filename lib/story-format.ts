/**
 * The formats in which texts write the facts of content/street.yaml: each function is one, as in {lease.rent | dollars}.
 * Days and times are those of the house, without a time zone, as ISO 8601 writes them: "2027-03-01", "2027-03-01T08:00".
 * Money is in U.S. cents.
 */

const locale = 'en-GB';
const words = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const formats = {
  day: words({ day: 'numeric', month: 'long' }),
  dayAndYear: words({ day: 'numeric', month: 'long', year: 'numeric' }),
  month: words({ month: 'long', year: 'numeric' }),
  weekday: words({ weekday: 'long' }),
  time: words({ hour: '2-digit', minute: '2-digit' }),
};
const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counts = new Intl.NumberFormat('en-US');

const dated = (iso: string) => new Date(iso.includes('T') ? `${iso}Z` : iso);

/** "1 March" */
export const day = (iso: string) => formats.day.format(dated(iso));
/** "1 March 2027" */
export const dayAndYear = (iso: string) => formats.dayAndYear.format(dated(iso));
/** "March 2027" */
export const month = (iso: string) => formats.month.format(dated(iso));
/** "Monday" */
export const weekday = (iso: string) => formats.weekday.format(dated(iso));
/** "Monday 1 March" */
export const weekdayAndDay = (iso: string) => `${weekday(iso)} ${day(iso)}`;
/** "08:00" */
export const time = (iso: string) => formats.time.format(dated(iso));
/** "1 March, 08:00" */
export const moment = (iso: string) => `${day(iso)}, ${time(iso)}`;

/** "2027-03-01": the day of a moment, as ISO 8601 writes it. */
export const date = (iso: string) => iso.slice(0, 'yyyy-mm-dd'.length);

/** "2,150.00" */
export const money = (cents: number) => amounts.format(cents / 100);
/** "412,000": an amount without cents, or a count. */
export const count = (number: number) => counts.format(number);
/** "$2,150.00" */
export const dollars = (cents: number) => `$${money(cents)}`;
/** "$412,000" */
export const wholeDollars = (cents: number) => `$${count(cents / 100)}`;

export const wholeAmount = (cents: number) => count(cents / 100);
/** "−4", "+40" */
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
/** "singapore" */
export const lowerCase = (words: string) => words.toLowerCase();
/** The number after this one. */
export const next = (number: number) => String(number + 1);
/** "04211807": a number without its hyphens. */
export const digits = (number: string) => number.replaceAll('-', '');

/** "# 2" for "Unit 2", and "/ 2". */
export const withHash = (unit: string) => unit.replace('Unit', '#');
export const withSlash = (unit: string) => unit.replace('Unit ', '/ ');
/** "14 Sample Str." */
export const shortStreet = (address: string) => address.replace('Street', 'Str.');

/** A person's first name, or names, and the last one. */
function nameParts(name: string): [first: string, last: string] {
  const parts = name.split(' ');
  return [parts.slice(0, -1).join(' '), parts.at(-1) ?? ''];
}

/** "J. Doe", as a listing writes a name. */
export function initialAndName(name: string): string {
  const [first, last] = nameParts(name);
  return `${first.charAt(0)}. ${last}`;
}
/** "Doe, Jane", as a deed writes a name. */
export function lastNameFirst(name: string): string {
  const [first, last] = nameParts(name);
  return `${last}, ${first}`;
}
/** "DOE JANE", as a county roll writes a name. */
export const rollName = (name: string) => lastNameFirst(name).replace(',', '').toUpperCase();
/** "14 SAMPLE ST", as a county roll writes an address. */
export const rollAddress = (address: string) => address.replace(/ Street$/, ' St').toUpperCase();
/** "m.tan", as a system writes a user. */
export const accountName = (name: string) => name.toLowerCase().replace(/\.? /g, '.');
