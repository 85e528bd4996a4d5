/** Removes soft hyphens, expands ligatures and replaces white space by `space`: PDF and HTML differ in all three. */
export function withoutSpace(text: string, space = ''): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/gu, space);
}

/**
 * Compares two texts, ignoring white space, soft hyphens and ligatures.
 * @returns an excerpt of each text around the first difference; null when there is none
 */
export function differenceOf(one: string, other: string): { one: string; other: string } | null {
  const [a, b] = [withoutSpace(one), withoutSpace(other)];
  if (a === b) return null;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  /** An excerpt around `start`, which is an index that does not count white space. */
  const around = (text: string) => {
    const words = withoutSpace(text, ' ');
    const places = Array.from(words.matchAll(/\S/g), ({ index }) => index);
    return `… ${words.slice(places[Math.max(0, start - 40)] ?? 0, places[start + 80])} …`;
  };
  return { one: around(one), other: around(other) };
}
