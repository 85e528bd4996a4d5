/**
 * How a page's prose is built. A reader hears formula before they can name it: every block two sentences long, the last
 * one short and quotable. What is counted here is what an editor would mark, not what is right or wrong.
 */

/** A shape that several sentences of a page share, with content words left out: "the … that …", "…, and …". */
export interface Shape {
  readonly shape: string;
  readonly count: number;
  /** One of the sentences. */
  readonly example: string;
}

/** The counts of one page, or of several together. */
export interface Prose {
  /** Texts that end as sentences do; labels and headings are none. */
  readonly blocks: number;
  readonly sentences: number;
  /** Blocks of exactly two sentences. */
  readonly twoSentences: number;
  /** Blocks of more than one sentence. */
  readonly several: number;
  /** Of these, blocks whose last sentence is short and detached: 12 words or fewer, and no "we" in it. */
  readonly closers: number;
  /** The shapes that most sentences share, five at most. */
  readonly shapes: readonly Shape[];
}

const longestCloser = 12;
const shapesShown = 5;

/** What is not prose of the page: words for search engines, for a picture, for a drawing, and other pages' names. */
const skipped = new Set(['seo', 'picture', 'diagram', 'alt', 'path', 'search', 'keywords', 'about']);

/**
 * The blocks of a content file: every text in it that ends as a sentence does and has more than three words.
 * @param data a page as the content files hold it
 */
export function blocksOf(data: unknown): string[] {
  if (typeof data === 'string') return /[.?!][”’)]?$/.test(data) && wordsOf(data).length > 3 ? [data] : [];
  if (Array.isArray(data)) return data.flatMap(blocksOf);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) => (skipped.has(field) ? [] : blocksOf(value)));
}

/** The sentences of a block; "U.S. practice" and "e.g. a deed" are one. */
export function sentencesOf(block: string): string[] {
  return block.split(/(?<=[.?!][”’)]?)(?<!\bU\.S\.)(?<!\be\.g\.)\s+(?=[\p{Lu}\d“‘])/u);
}

/** Counts the prose of a page. `data` may be a list of pages: the counts are then theirs together. */
export function proseOf(data: unknown): Prose {
  const blocks = blocksOf(data).map(sentencesOf);
  const several = blocks.filter((sentences) => sentences.length > 1);
  return {
    blocks: blocks.length,
    sentences: blocks.flat().length,
    twoSentences: blocks.filter((sentences) => sentences.length === 2).length,
    several: several.length,
    closers: several.filter((sentences) => isDetached(sentences.at(-1) ?? '')).length,
    shapes: shapesOf(blocks.flat()),
  };
}

/** Whether a sentence would stand on a mug: short, and nobody here does anything in it. */
function isDetached(sentence: string): boolean {
  return wordsOf(sentence).length <= longestCloser && !/\bwe\b/i.test(sentence);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Words that make a sentence's frame; everything else is what the frame holds. */
const frame = new Set(
  'a an the this that these those each every no one another other and or but nor so if when where while until before after as than then what who which whose how of to for from with without in on at by into not it they we you there here is are was were has have can may must'.split(
    ' ',
  ),
);

/** How a sentence begins: up to its first mark, four parts at most, a run of content words as one "…". */
function openingOf(sentence: string): string {
  const words =
    sentence
      .toLowerCase()
      .split(/[,:;.?]/)[0]
      ?.match(/[\p{L}\d’'-]+/gu) ?? [];
  const parts = words.map((word) => (frame.has(word) ? word : '…'));
  const shape = parts.filter((part, at) => part !== '…' || parts[at - 1] !== '…').slice(0, 4);
  return shape.length > 1 ? shape.join(' ') : '';
}

/** Joins that a page may fall into, wherever they stand in a sentence. */
const joins: readonly (readonly [shape: string, found: RegExp])[] = [
  ['…, and …', /, and\b/],
  ['…, so …', /, so\b/],
  ['…, not …', /, (and |but )?(not|never)\b/],
  ['…: …', /: /],
  ['…; …', /; /],
  ['…, … and …', /\p{L}, [\p{L}\d’-]+( [\p{L}\d’-]+){0,2} (and|or) \p{L}/u],
];

function shapesOf(sentences: readonly string[]): Shape[] {
  const found = new Map<string, string[]>();
  for (const sentence of sentences) {
    const opening = openingOf(sentence);
    const shapes = joins.filter(([, join]) => join.test(sentence)).map(([shape]) => shape);
    for (const shape of opening ? [opening, ...shapes] : shapes)
      found.set(shape, [...(found.get(shape) ?? []), sentence]);
  }
  return [...found]
    .filter(([, examples]) => examples.length > 1)
    .sort(([one, a], [other, b]) => b.length - a.length || one.localeCompare(other))
    .slice(0, shapesShown)
    .map(([shape, examples]) => ({ shape, count: examples.length, example: examples[0] ?? '' }));
}

/** What the house aims at, as shares of 1: blocks of two sentences, and short closers among blocks of several. */
export const proseLimits = { twoSentences: 0.3, closers: 0.25 } as const;

/** A row of the terminal's table. */
export interface ProseRow extends Prose {
  readonly route: string;
}

const percent = (part: number, whole: number) => (whole ? `${Math.round((100 * part) / whole)} %` : '-');

/** The counts as a table for the terminal, a mark at each share that is over the house's limit. */
export function proseTable(rows: readonly ProseRow[]): string {
  const head = ['Prose', 'Blocks', 'Two sentences', 'Short closers', 'Most repeated shapes'];
  const mark = (part: number, whole: number, limit: number) =>
    `${percent(part, whole)}${whole && part / whole > limit ? ' !' : '  '}`;
  const body = rows.map((row) => [
    row.route,
    String(row.blocks),
    mark(row.twoSentences, row.blocks, proseLimits.twoSentences),
    mark(row.closers, row.several, proseLimits.closers),
    row.shapes.map(({ shape, count }) => `${count} × ${shape}`).join(' | '),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((line) => line[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at > 0 && at < 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(Math.min(width, 40)))), ...body.map(line)].join('\n');
}
