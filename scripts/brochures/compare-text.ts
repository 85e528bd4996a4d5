import { createHash } from 'node:crypto';

/** Text without white space, soft hyphens and ligatures, which a PDF file sets in its own way. */
export function withoutSpace(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/gu, '');
}

/** A short digest, to see whether something changed. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** How many characters stand around the place where two texts differ. */
const around = 40;

/**
 * Compares two texts; white space, soft hyphens and ligatures do not count.
 * @returns the words around the place in which they differ, in each of them; null when there is no difference.
 */
export function differenceOf(one: string, other: string): { one: string; other: string } | null {
  const [a, b] = [withoutSpace(one), withoutSpace(other)];
  if (a === b) return null;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { one: excerpt(one, start, a.length - end), other: excerpt(other, start, b.length - end) };
}

/** The part of a text from one of its characters to another, white space not counted, with some more around it. */
function excerpt(text: string, from: number, to: number): string {
  const read = text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/gu, ' ');
  const characters = [...read.matchAll(/\S/g)].map(({ index }) => index);
  const first = characters[Math.max(0, from - around)] ?? 0;
  const last = characters[Math.min(characters.length, to + around, from + 8 * around) - 1] ?? read.length;
  return `… ${read.slice(first, last + 1)} …`;
}
