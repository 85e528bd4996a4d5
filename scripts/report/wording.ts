import { blocksOf, sentencesOf } from '@/lib/prose';
import type { Finding } from './finding';

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

/** Counts the habits of the whole site by which readers hear a formula. The last word has a reader. */
export function wordingOf(data: unknown) {
  const sentences = blocksOf(data).flatMap(sentencesOf);
  const having = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length;
  const closings = valuesOf('closing', data) as { question: string; next: string }[];
  const asking = closings.filter(({ question }) => question.endsWith('?'));
  const questions = valuesOf('question', data);
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

/** What is over its limit (CONTENT.md, "How we write"), a notice each. */
export function wordingFindings(data: unknown): Finding[] {
  const { sentences, semicolons, whatAndWhat, standForIs, asking, formulas, sameQuestion } = wordingOf(data);
  const habits: [found: number, most: number, text: string][] = [
    [semicolons, Math.floor(0.08 * sentences), `of ${sentences} sentences have a semicolon`],
    [whatAndWhat, 10, 'sentences are built as "what … and what"'],
    [standForIs, 4, 'sentences say "stand" for "is"'],
    [asking, 12, 'pages close with a question'],
    [formulas, 4, 'pages close with a question, an imperative and "we answer"'],
    [sameQuestion, 5, 'pages ask the same question'],
  ];
  return habits
    .filter(([found, most]) => found > most)
    .map(([found, most, text]) => {
      return { route: '/', level: 'notice', subject: 'wording', text: `${found} ${text}, at most ${most} read well.` };
    });
}
