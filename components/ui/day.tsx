import { dayInWords } from '@/lib/day';

/** A day such as "2026-11-21", written out. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayInWords(date)}</time>;
}
