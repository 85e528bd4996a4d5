/** Text without soft hyphens and ligatures, and with `space` for white space: a PDF file sets all three in its own way. */
export function withoutSpace(text: string, space = ''): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/gu, space);
}

/**
 * Compares two texts; white space, soft hyphens and ligatures do not count.
 * @returns the words around the place in which they differ, in each of them; null when there is no difference.
 */
export function differenceOf(one: string, other: string): { one: string; other: string } | null {
  const [a, b] = [withoutSpace(one), withoutSpace(other)];
  if (a === b) return null;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  /** The words about that character, white space not counted. */
  const around = (text: string) => {
    const words = withoutSpace(text, ' ');
    const places = Array.from(words.matchAll(/\S/g), ({ index }) => index);
    return `… ${words.slice(places[Math.max(0, start - 40)] ?? 0, places[start + 80])} …`;
  };
  return { one: around(one), other: around(other) };
}
