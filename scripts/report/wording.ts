import { blocksOf, sentencesOf } from '@/lib/prose';
import { notice, type Remark } from './finding';
import type { WrittenPage } from '@/site/written-pages';

const imperative = /(^|[.;] )(Name|Tell|Send|Describe|List|Show|Bring|Write|Give)\b/;
const promise = /\b(we|the reply|you) (answer|reply|say|tell|hear|ask|draft|come back)/i;
const whatAndWhat = /\b(what|who|whom|how|which)\b[^.;:?]{3,70}\band (what|who|whom|how|which|when)\b/i;
/** "Stand" where English says "is", "is kept" or "is written"; idioms are allowed. */
const standForIs = /\b(stands?|stood)\b(?!-| (for|up|by|alone)\b)(?<!\bas it stands)/i;

/** Notices turns of phrase that become formulaic because the whole site uses them too often. */
export function* wordingNotices(pages: readonly WrittenPage[]): Generator<Remark> {
  // Without the labels of controls, which belong to no page.
  const written = pages.filter(({ h1 }) => h1);
  const sentences = written.flatMap(({ data }) => blocksOf(data)).flatMap(sentencesOf);
  const having = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length;
  const asking = written.flatMap(({ closing }) => (closing?.question.endsWith('?') ? closing : []));
  const questions = written.flatMap(({ closing, sections = [] }) => [
    ...(closing ? [closing.question] : []),
    ...sections.flatMap((one) => (one.kind === 'questions' ? one.items.map(({ question }) => question) : [])),
  ]);
  const habits: [found: number, most: number, text: string][] = [
    [having(/;/), Math.floor(0.08 * sentences.length), `of ${sentences.length} sentences have a semicolon`],
    [having(whatAndWhat), 10, 'sentences are built as "what … and what"'],
    [having(standForIs), 4, 'sentences say "stand" for "is"'],
    [asking.length, 12, 'pages close with a question'],
    [
      asking.filter(({ next }) => imperative.test(next) && promise.test(next)).length,
      4,
      'pages close with a question, an imperative and "we answer"',
    ],
    [
      Math.max(0, ...questions.map((one) => questions.filter((other) => other === one).length)),
      5,
      'pages ask the same question',
    ],
  ];
  for (const [found, most, text] of habits)
    if (found > most) yield notice('wording', `${found} ${text}, at most ${most} read well.`);
}
