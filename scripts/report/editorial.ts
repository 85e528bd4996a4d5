import { chapterAt } from '@/content/street';
import { overLimit, proseOf } from '@/lib/prose';
import { notice, type Said } from './finding';
import type { WrittenPage } from './written-pages';

/** Words that are not ours: worn, too big, at second hand (CONTENT.md, "How we write"). */
const worn =
  /\b(leverag\w*|seamless\w*|cutting-edge|robust\w*|empower\w*|unlock\w*|elevat(?:e|es|ing)|journeys?|landscapes?|ecosystems?|tailored|holistic\w*|synerg\w*|world-class|best-in-class|one-stop|look no further|(?:is|are) said to|telephones|dear to|dearest|mend(?:s|ed|ing)?|night shift|programming interfaces?|stands? in a calendar|guarantee\w*|always available)\b|in today’s|100 ?%|!/gi;
/** Names that their makers have given up, as they were written. */
const oldNames =
  /\b(SmartyStreets|DocuSign|Azure Active Directory|G Suite|TypeForm|Office 365|(?<!Cotality \()CoreLogic(?! until 2025))\b/g;

/** An idea is told on the page that owns it and perhaps on one more. */
const owned = [
  /idempotency key/i,
  /SQL Server or (?:in )?PostgreSQL/,
  /\bin your name\b/i,
  /\bin your repository\b/i,
  /\bcan (?:withdraw|take back)\b/,
  /99\.9/,
];

/** Fewer words in the sections of a detail page say too little for a page of its own. */
const fewestWords = 400;

const briefLabels = 'The problem, Who has it, What we do, How we start, What it is built with';

/** What a second reader would say of a page's words. */
export function* editorialNotices(page: WrittenPage, pages: readonly WrittenPage[]): Generator<Said> {
  yield* wordNotices(page, pages);
  yield* headingNotices(page);
  if (page.isDetail) yield* detailNotices(page, pages);
}

function* wordNotices(page: WrittenPage, pages: readonly WrittenPage[]): Generator<Said> {
  const texts = textsOf(page.data);
  const samples = texts.filter((text) => /\bsample text\b/i.test(text)).length;
  if (samples) yield notice('samples', `${samples} texts are samples that nobody has replaced yet.`);
  for (const limit of overLimit(proseOf(page.data))) yield notice('rhythm', `${limit}.`);
  const quoted = (pattern: RegExp) =>
    [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))].map((words) => `“${words}”`).join(', ');
  if (quoted(oldNames)) yield notice('words', `No longer the name of a product: ${quoted(oldNames)}.`);
  if (quoted(worn)) yield notice('words', `Not how we write: ${quoted(worn)}.`);
  for (const idea of owned) {
    const telling = pages.filter(({ data }) => textsOf(data).some((text) => idea.test(text)));
    if (telling[0] !== page || telling.length < 3) continue;
    const routes = telling.map(({ route }) => route).join(', ');
    yield notice('words', `${quoted(idea)} is said on ${routes}; one page should own it, and one more may say it.`);
  }
}

function* headingNotices({ search, seo, h1 = '', sections = [], menu = [] }: WrittenPage): Generator<Said> {
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
  if (twice) yield notice('headings', `The headline “${twice}” stands twice on this page.`);
  for (const { label, section } of menu) {
    const heading = sections.find(({ id }) => id === section)?.title ?? '';
    if (!heading.includes(label))
      yield notice('headings', `The menu says “${label}”, and the section it leads to “${heading}”.`);
  }
}

function* detailNotices(page: WrittenPage, pages: readonly WrittenPage[]): Generator<Said> {
  const { route, sections = [], scene } = page;
  for (const section of sections) {
    const labels = section.kind === 'brief' ? section.items.map(({ term }) => term).join(', ') : briefLabels;
    if (labels !== briefLabels)
      yield notice('brief', `Its labels are ${labels}; all other briefs have ${briefLabels}.`);
  }
  const words = wordsIn(sections).length;
  if (words < fewestWords)
    yield notice(
      'words',
      `Its sections have ${words} words; the pages that readers find have ${fewestWords} and more.`,
    );
  if (!sections.some(({ kind }) => kind === 'figure'))
    yield notice('figure', 'The page has no figure, a specimen of the work that no other page has.');
  const leads = pages.some(({ related }) => related?.some(({ path }) => path === route));
  if (!chapterAt(route) && !leads)
    yield notice('links', 'No other page has this one among its “related”, so readers find it by menus alone.');

  const others = pages.slice(0, pages.indexOf(page)).filter(({ isDetail }) => isDetail);
  const twin = others.find((other) => other.scene === scene);
  if (twin) yield notice('picture', `Its first picture, “${scene}”, is that of ${twin.route} too.`);
  for (const other of others) {
    const share = sharedPart(page.data, other.data);
    const text = `It shares ${Math.round(share * 100)} % of its text with ${other.route}`;
    if (share > mostShared) yield notice('words', `${text}; what both say belongs on one of them.`);
  }
}

/** Two pages that have more than this share of their phrases in common say too little each. */
const mostShared = 1 / 3;
/** Two texts share a phrase when so many words follow each other in both. */
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

/** Words that carry no search. */
const small = ['and', 'for', 'the', 'of', 'in', 'a', 'with', 'to'];

/** Words without the endings that do not matter to a search. */
function stemsIn(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^a-z0-9.-]+/)
    .filter((word) => word && !small.includes(word))
    .map((word) => word.replace(/(ations?|ated?|ating|ments?|ers|ing|ed|s)$/, ''));
}

/** Every text in a file. */
function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data ? Object.values(data).flatMap(textsOf) : [];
}
