/**
 * The rhythm of a page's prose (CONTENT.md, "How we write"): readers hear a formula where every block has two sentences,
 * the last one short and quotable.
 */
export interface Prose {
  /** Texts that end as sentences do; labels and headings are none. */
  readonly blocks: number;
  /** Blocks of exactly two sentences. */
  readonly twoSentences: number;
  /** Blocks of more than one sentence. */
  readonly several: number;
  /** Of these, blocks whose last sentence has 12 words or fewer, and no "we" in it. */
  readonly closers: number;
}

const longestCloser = 12;

/** The most of each, as a share: of all blocks, and of blocks of several sentences. */
const proseLimits = { twoSentences: 0.3, closers: 0.25 } as const;

/** What is not prose of the page: words for search engines, for a picture, for a drawing, and other pages' names. */
const skipped = new Set(['seo', 'picture', 'diagram', 'alt', 'path', 'search', 'keywords', 'about']);

/**
 * The blocks of a content file: every text in it that ends as a sentence does and has more than three words.
 * @param data a page as the content files hold it
 */
export function blocksOf(data: unknown): string[] {
  if (typeof data === 'string') return /[.?!][”’)]?$/.test(data) && wordsIn(data) > 3 ? [data] : [];
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
  const isCloser = (sentence: string) => wordsIn(sentence) <= longestCloser && !/\bwe\b/i.test(sentence);
  return {
    blocks: blocks.length,
    twoSentences: blocks.filter((sentences) => sentences.length === 2).length,
    several: several.length,
    closers: several.filter((sentences) => isCloser(sentences.at(-1) ?? '')).length,
  };
}

/** The counts as shares for a table, with a mark at each that is over its limit. */
export function proseRow({ blocks, twoSentences, several, closers }: Prose) {
  const share = (part: number, whole: number, limit: number) =>
    whole ? `${Math.round((100 * part) / whole)} %${part / whole > limit ? ' !' : ''}` : '-';
  return {
    blocks,
    'two sentences': share(twoSentences, blocks, proseLimits.twoSentences),
    'short closers': share(closers, several, proseLimits.closers),
  };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
