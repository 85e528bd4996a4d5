import { createHash } from 'node:crypto';

/** Text without soft hyphens and ligatures, and with `space` for white space: a PDF file sets all three in its own way. */
export function withoutSpace(text: string, space = ''): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/gu, space);
}

/** A short digest, to see whether something changed. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** How many characters are shown before the place where two texts differ; after it, twice as many. */
const around = 40;

/**
 * Compares two texts; white space, soft hyphens and ligatures do not count.
 * @returns the words around the place in which they differ, in each of them; null when there is no difference.
 */
export function differenceOf(one: string, other: string): { one: string; other: string } | null {
  const [a, b] = [withoutSpace(one), withoutSpace(other)];
  if (a === b) return null;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  return { one: excerpt(one, start), other: excerpt(other, start) };
}

/** The part of a text about one of its characters, white space not counted. */
function excerpt(text: string, at: number): string {
  const read = withoutSpace(text, ' ');
  const characters = [...read.matchAll(/\S/g)].map(({ index }) => index);
  return `… ${read.slice(characters[Math.max(0, at - around)] ?? 0, characters[at + 2 * around])} …`;
}
