/** Words that carry no meaning in a search. */
const empty = new Set('a an and at by for from in of on or the to with'.split(' '));

/** Endings that a search engine looks past: 'integrations', 'integrated' and 'integrating' are one word to it. */
const endings = ['ations', 'ation', 'ating', 'ated', 'ates', 'ate', 'ments', 'ment', 'ions', 'ion', 'ings', 'ing', 'ers', 'er', 'ies', 'ied', 'ed', 'es', 's', 'e', 'y']; // prettier-ignore

/** What is left of a word at least. */
const shortestStem = 3;

/** A word without its endings. Rough, and the same for both sides of a comparison. */
export function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending ? stemOf(word.slice(0, -ending.length)) : word;
}

/** The words of a text in lower case; 'asp.net' is one, 'third-party' two. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(\.[\p{L}\d]+)*/gu) ?? [];
}

/**
 * The words of a search that a text has in no form.
 * @param search what somebody types, such as 'mls data integration'
 */
export function wordsMissing(search: string, text: string): string[] {
  const stems = new Set(wordsOf(text).map(stemOf));
  return wordsOf(search).filter((word) => !empty.has(word) && !stems.has(stemOf(word)));
}
