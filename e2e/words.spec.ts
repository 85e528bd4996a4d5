import { expect, test } from '@playwright/test';
import { detailPages } from '@/site/pages';
import { pageOf, wordsOf } from './support/built-site';

/** The least that a detail page says of its own, in words; and the most that two may share of their text. */
const leastWords = 450;
const mostShared = 1 / 3;
/** Two texts share a phrase when this many words follow each other in both. */
const phraseLength = 4;

/** The words of a page's main part, as they were built. @param own without the blocks that several pages carry */
function mainWords(path: string, own: boolean): string[] {
  const main = pageOf(path).querySelector('main')?.clone() as ReturnType<typeof pageOf>;
  if (own) main.querySelectorAll('nav, .tabs').forEach((shared) => shared.remove());
  return wordsOf(main)
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'.&-]*/gu) as string[];
}

function phrasesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(phraseLength - 1).map((_, at) => words.slice(at, at + phraseLength).join(' ')));
}

test('each detail page has enough words of its own @desktop', () => {
  const thin = detailPages
    .map(({ path }) => ({ path, words: mainWords(path, true).length }))
    .filter(({ words }) => words < leastWords);
  expect(thin).toEqual([]);
});

test('no two detail pages share more than a third of their text @desktop', () => {
  const pages = detailPages.map(({ path }) => ({ path, phrases: phrasesOf(mainWords(path, false)) }));
  const alike = pages.flatMap((one, at) =>
    pages.slice(at + 1).flatMap((other) => {
      const both = [...one.phrases].filter((phrase) => other.phrases.has(phrase)).length;
      const shared = both / Math.min(one.phrases.size, other.phrases.size);
      return shared > mostShared ? [`${one.path} and ${other.path} share ${Math.round(shared * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
