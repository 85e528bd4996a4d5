import { overLimit, proseOf } from '@/lib/prose';
import { notice, type Remark } from './finding';
import type { WrittenPage } from '@/site/written-pages';

/** Clichés, hype and second-hand phrases (CONTENT.md, "How we write"). */
const cliches =
  /\b(leverag\w*|seamless\w*|cutting-edge|robust\w*|empower\w*|unlock\w*|elevat(?:e|es|ing)|journeys?|landscapes?|ecosystems?|tailored|holistic\w*|synerg\w*|world-class|best-in-class|one-stop|look no further|(?:is|are) said to|telephones|dear to|dearest|mend(?:s|ed|ing)?|night shift|programming interfaces?|stands? in a calendar|guarantee\w*|always available)\b|in today’s|100 ?%|!/gi;
/** Outdated spellings and names of products. */
const oldNames =
  /\b(SmartyStreets|DocuSign|Azure Active Directory|G Suite|TypeForm|Office 365|(?<!Cotality \()CoreLogic(?! until 2025))\b/g;

/** A detail page with fewer words in its sections does not justify a page. */
const minWords = 400;

/** What a copy editor would say about a page. */
export function* editorialNotices(page: WrittenPage, pages: readonly WrittenPage[]): Generator<Remark> {
  yield* wordNotices(page);
  yield* headingNotices(page);
  if (page.isDetail) yield* detailNotices(page, pages);
}

function* wordNotices(page: WrittenPage): Generator<Remark> {
  const texts = textsOf(page.data);
  const samples = texts.filter((text) => /\bsample text\b/i.test(text)).length;
  if (samples) yield notice('samples', `${samples} texts are still sample text.`);
  for (const limit of overLimit(proseOf(page.data))) yield notice('rhythm', `${limit}.`);
  const quoted = (pattern: RegExp) =>
    [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))].map((words) => `“${words}”`).join(', ');
  if (quoted(oldNames)) yield notice('words', `Outdated product names: ${quoted(oldNames)}.`);
  if (quoted(cliches)) yield notice('words', `Not how we write: ${quoted(cliches)}.`);
}

function* headingNotices({ search, seo, h1 = '', sections = [], menu = [] }: WrittenPage): Generator<Remark> {
  const { pageName = '', description = '' } = seo ?? {};
  const places = {
    'title (seo.pageName)': pageName,
    'headline (h1)': h1,
    'first half of the description': description.slice(0, description.length / 2),
  };
  for (const [place, words] of Object.entries(places)) {
    const there = stemsIn(words);
    const missing = stemsIn(search ?? '').filter((stem) => !there.includes(stem));
    if (missing.length)
      yield notice('search', `The ${place} lacks words of the search “${search}”: ${missing.join(', ')}.`);
  }
  const headings = sections.map(({ title }) => title);
  const twice = headings.find((heading, at) => headings.indexOf(heading) !== at);
  if (twice) yield notice('headings', `The headline “${twice}” appears twice on this page.`);
  for (const { label, section } of menu) {
    const heading = sections.find(({ id }) => id === section)?.title ?? '';
    if (!heading.includes(label))
      yield notice('headings', `The menu says “${label}”, but its section says “${heading}”.`);
  }
}

function* detailNotices(page: WrittenPage, pages: readonly WrittenPage[]): Generator<Remark> {
  const { sections = [], scene } = page;
  const words = wordsIn(sections).length;
  if (words < minWords)
    yield notice('words', `Its sections have ${words} words; a detail page should have at least ${minWords}.`);
  if (!sections.some(({ kind }) => kind === 'figure'))
    yield notice('figure', 'The page has no figure, a specimen of the work that no other page has.');

  const others = pages.slice(0, pages.indexOf(page)).filter(({ isDetail }) => isDetail);
  const twin = others.find((other) => other.scene === scene);
  if (twin) yield notice('picture', `Its first picture, “${scene}”, is also that of ${twin.route}.`);
  for (const other of others) {
    const share = sharedPart(page.data, other.data);
    const text = `It shares ${Math.round(share * 100)} % of its text with ${other.route}`;
    if (share > maxShared) yield notice('words', `${text}; what both say belongs on one of them.`);
  }
}

/** The fraction of its phrases that a page may share with another. */
const maxShared = 1 / 3;
/** The number of consecutive words that make a phrase. */
const phraseLength = 4;

function sharedPart(one: unknown, other: unknown): number {
  const [phrases, others] = [phrasesIn(one), phrasesIn(other)];
  const both = [...phrases].filter((phrase) => others.has(phrase)).length;
  return both / Math.max(1, Math.min(phrases.size, others.size));
}

function phrasesIn(data: unknown): Set<string> {
  const words = wordsIn(data);
  return new Set(words.slice(phraseLength - 1).map((_, at) => words.slice(at, at + phraseLength).join(' ')));
}

function wordsIn(data: unknown): string[] {
  const text = textsOf(data).join(' ').toLowerCase();
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.&-]*/gu) ?? [];
}

/** Ignored in searches. */
const stopWords = ['and', 'for', 'the', 'of', 'in', 'a', 'with', 'to'];

/** Reduces words to rough stems, because searches ignore endings. */
function stemsIn(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^a-z0-9.-]+/)
    .filter((word) => word && !stopWords.includes(word))
    .map((word) => word.replace(/(ations?|ated?|ating|ments?|ers|ing|ed|s)$/, ''));
}

function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data ? Object.values(data).flatMap(textsOf) : [];
}
