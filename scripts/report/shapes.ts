import { blocksOf, sentencesOf } from './prose';

/** A shape that several sentences of a page share, with content words left out: "the … that …", "…, and …". */
export interface Shape {
  readonly shape: string;
  readonly count: number;
}

/** How many shapes of a page are named. */
const most = 5;

/** Words that make a sentence's frame; everything else is what the frame holds. */
const frame = new Set(
  'a an the this that these those each every no one another other and or but nor so if when where while until before after as than then what who which whose how of to for from with without in on at by into not it they we you there here is are was were has have can may must'.split(
    ' ',
  ),
);

/** Joins that a page may fall into, wherever they stand in a sentence. */
const joins: readonly (readonly [shape: string, found: RegExp])[] = [
  ['…, and …', /, and\b/],
  ['…, so …', /, so\b/],
  ['…, not …', /, (and |but )?(not|never)\b/],
  ['…: …', /: /],
  ['…; …', /; /],
  ['…, … and …', /\p{L}, [\p{L}\d’-]+( [\p{L}\d’-]+){0,2} (and|or) \p{L}/u],
];

/** How a sentence begins: up to its first mark, four parts at most, a run of content words as one "…". */
function openingOf(sentence: string): string[] {
  const [beginning = ''] = sentence.toLowerCase().split(/[,:;.?]/);
  const parts = (beginning.match(/[\p{L}\d’'-]+/gu) ?? []).map((word) => (frame.has(word) ? word : '…'));
  const shape = parts.filter((part, at) => part !== '…' || parts[at - 1] !== '…').slice(0, 4);
  return shape.length > 1 ? [shape.join(' ')] : [];
}

/**
 * The shapes that most sentences of a page share, the most frequent first; those of a single sentence are none.
 * @param data a page as the content files hold it
 */
export function shapesOf(data: unknown): Shape[] {
  const counts = new Map<string, number>();
  for (const sentence of blocksOf(data).flatMap(sentencesOf)) {
    const joined = joins.filter(([, join]) => join.test(sentence)).map(([shape]) => shape);
    for (const shape of [...openingOf(sentence), ...joined]) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  return [...counts]
    .map(([shape, count]) => ({ shape, count }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count || one.shape.localeCompare(other.shape))
    .slice(0, most);
}
