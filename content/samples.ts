import { company } from './company';

/** Words that stand only while the company's facts and terms are samples. */
const only = (words: string) => (company.sample ? words : '');

/**
 * How samples are marked wherever they are said. With `sample: false` in content/company.ts each is empty, so that nothing of
 * it is left on any page.
 */
export const sample = {
  /** Behind a fact: an address, a number. */
  fact: only(' (a sample)'),
  /** Behind a term, within its sentence. */
  term: only(' (a sample term)'),
  /** Behind the sentence that is a term, and behind several. */
  sentence: only(' That is a sample term.'),
  sentences: only(' These are sample terms.'),
  /** Below the first table of terms on a page. */
  note: `${only('These are sample terms. ')}${company.terms.note}`,
  /** Below every further table, and below a page that is a promise as a whole. */
  mark: company.sample ? 'Sample terms' : undefined,
} as const;
