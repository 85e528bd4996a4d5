/** Words of a sentence that is short enough to be a quotable end. */
const longestCloser = 12;

/** The largest shares: of two-sentence blocks among all, and of quotable ends among blocks of several sentences. */
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

/**
 * Counts the rhythm of a page's prose (CONTENT.md, "How we write"): readers hear a formula where every block has two
 * sentences, the last one short and quotable. `data` may be a list of pages: the counts are then theirs together.
 */
export function proseOf(data: unknown) {
  const blocks = blocksOf(data).map(sentencesOf);
  const several = blocks.filter((sentences) => sentences.length > 1);
  const isCloser = (sentence: string) => wordsIn(sentence) <= longestCloser && !/\bwe\b/i.test(sentence);
  return {
    /** Texts that end as sentences do; labels and headings are none. */
    blocks: blocks.length,
    twoSentences: blocks.filter((sentences) => sentences.length === 2).length,
    /** Blocks of more than one sentence. */
    several: several.length,
    /** Of these, blocks whose last sentence has few words, and no "we" in it. */
    closers: several.filter((sentences) => isCloser(sentences.at(-1) ?? '')).length,
  };
}

/** What is over its limit, a sentence each, without its full stop. */
export function overLimit({ blocks, twoSentences, several, closers }: ReturnType<typeof proseOf>): string[] {
  const check = (what: string, part: number, whole: number, limit: number) =>
    part > limit * whole ? [`${what}: ${part} of ${whole}, at most ${100 * limit} %`] : [];
  return [
    ...check('Blocks of two sentences', twoSentences, blocks, proseLimits.twoSentences),
    ...check('Short last sentences', closers, several, proseLimits.closers),
  ];
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
