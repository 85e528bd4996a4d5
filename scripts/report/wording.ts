import { blocksOf, sentencesOf } from '@/lib/prose';
import type { Finding } from './finding';

/** A page's words as its content file holds them. */
export interface Wording {
  readonly route: string;
  readonly content: unknown;
}

/** The most of each habit on the whole site (CONTENT.md, "How we write"). */
const limits = {
  /** A share of all sentences. */
  semicolons: 0.08,
  whatAndWhat: 10,
  standForIs: 4,
  /** Closings that are a question. */
  asking: 12,
  /** Closings that are a question, an imperative and a promise to answer. */
  formulas: 4,
  /** Pages that ask the same question. */
  sameQuestion: 5,
} as const;

const imperative = /(^|[.;] )(Name|Tell|Send|Describe|List|Show|Bring|Write|Give)\b/;
const promise = /\b(we|the reply|you) (answer|reply|say|tell|hear|ask|draft|come back)/i;
const whatAndWhat = /\b(what|who|whom|how|which)\b[^.;:?]{3,70}\band (what|who|whom|how|which|when)\b/i;
/** "Stand" where English says is, are kept or are written; the idioms are left. */
const standForIs = /\b(stands?|stood)\b(?!-| (for|up|by|alone)\b)(?<!\bas it stands)/i;

/** The values of a field, however deep. */
function valuesOf(field: string, content: unknown): unknown[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    name === field && value ? [value] : valuesOf(field, value),
  );
}

/** Counts the habits by which readers hear a formula. The last word has a reader. */
export function wordingOf(pages: readonly Wording[]) {
  const sentences = pages.flatMap(({ content }) => blocksOf(content).flatMap(sentencesOf));
  const closings = pages.flatMap(({ content }) => valuesOf('closing', content)) as { question: string; next: string }[];
  const questions = pages.flatMap(({ content }) => valuesOf('question', content)).map(String);
  const asking = closings.filter(({ question }) => question.endsWith('?'));
  const having = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length;
  return {
    sentences: sentences.length,
    semicolons: having(/;/),
    whatAndWhat: having(whatAndWhat),
    standForIs: having(standForIs),
    asking: asking.length,
    formulas: asking.filter(({ next }) => imperative.test(next) && promise.test(next)).length,
    sameQuestion: Math.max(0, ...questions.map((one) => questions.filter((other) => other === one).length)),
  };
}

/** What is over its limit, a notice each. */
export function wordingFindings(pages: readonly Wording[]): Finding[] {
  const found = wordingOf(pages);
  const says: Record<keyof typeof limits, string> = {
    semicolons: `${found.semicolons} of ${found.sentences} sentences have a semicolon`,
    whatAndWhat: `${found.whatAndWhat} sentences are built as "what … and what"`,
    standForIs: `${found.standForIs} sentences say "stand" for "is"`,
    asking: `${found.asking} pages close with a question`,
    formulas: `${found.formulas} pages close with a question, an imperative and "we answer"`,
    sameQuestion: `${found.sameQuestion} pages ask the same question`,
  };
  return Object.entries(limits).flatMap(([name, limit]) => {
    const habit = name as keyof typeof limits;
    const most = habit === 'semicolons' ? Math.floor(limit * found.sentences) : limit;
    const text = `${says[habit]}, at most ${most} read well.`;
    return found[habit] > most ? [{ route: '/', level: 'notice' as const, subject: 'wording', text }] : [];
  });
}
