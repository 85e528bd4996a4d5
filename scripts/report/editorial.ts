import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { chapterAt } from '@/content/street';
import type { Section } from '@/components/sections/schema';
import { overLimit, proseOf } from '@/lib/prose';
import { home } from '@/site/home';
import { detailPages, fileOf } from '@/site/pages';
import { sectionPages } from '@/site/section-pages';
import type { Finding } from './finding';

/** A page as its content file holds it. */
export interface WrittenPage {
  readonly route: string;
  readonly file: string;
  readonly data: unknown;
  /** What a detail or section page has and others have not. */
  readonly search?: string;
  readonly pageName?: string;
  readonly description?: string;
  readonly h1?: string;
  readonly scene?: string;
  readonly sections?: readonly Section[];
  readonly isDetail?: boolean;
  readonly menu?: readonly { label: string; section: string }[];
  readonly related?: readonly string[];
}

/** Every page that somebody writes, and the words of the controls. */
export function writtenPages(): WrittenPage[] {
  return [
    { route: routes.home, file: 'content/home.ts', data: home, h1: home.hero.title },
    ...detailPages.map((page): WrittenPage => ({
      route: page.path, file: fileOf(page.path), data: page, search: page.search, pageName: page.seo.pageName,
      description: page.seo.description, h1: page.header.title, scene: page.header.picture.scene,
      sections: page.sections, isDetail: true, menu: page.menu, related: page.related?.map(({ path }) => path),
    })), // prettier-ignore
    ...Object.values(sectionPages).map((page): WrittenPage => ({
      route: page.path, file: `content/section-pages${page.path}.ts`, data: page, search: page.search,
      pageName: page.seo.pageName, description: page.seo.description, h1: page.title, scene: page.picture.scene,
      sections: page.sections,
    })), // prettier-ignore
    { route: routes.home, file: 'content/interface.ts', data: ui },
  ];
}

/** Words that are not ours: worn, too big, at second hand (CONTENT.md, "How we write"). */
const worn =
  /\b(leverag\w*|seamless\w*|cutting-edge|robust\w*|empower\w*|unlock\w*|elevat(?:e|es|ing)|journeys?|landscapes?|ecosystems?|tailored|holistic\w*|synerg\w*|world-class|best-in-class|one-stop|look no further|(?:is|are) said to|telephones|dear to|dearest|mend(?:s|ed|ing)?|night shift|programming interfaces?|stands? in a calendar|guarantee\w*|always available)\b|in today’s|100 ?%|!/gi;
/** Names that their makers have given up, as they were written. */
const oldNames =
  /\b(SmartyStreets|DocuSign|Azure Active Directory|G Suite|TypeForm|Office 365|(?<!Cotality \()CoreLogic(?! until 2025))\b/g;

/** An idea is told on the page that owns it and perhaps on one more. */
const owned = [
  /idempotency key/i, /SQL Server or (in )?PostgreSQL/, /\bin your name\b/i, /\bin your repository\b/i,
  /\bcan (withdraw|take back)\b/, /99\.9/,
]; // prettier-ignore

/** Fewer words in the sections of a detail page say too little for a page of its own. */
const fewestWords = 400;

const briefLabels = 'The problem, Who has it, What we do, How we start, What it is built with';

/** What a second reader would say of the words: notices, none of which stops anything. */
export function editorialFindings(pages: readonly WrittenPage[] = writtenPages()): Finding[] {
  const findings: Finding[] = [];
  for (const page of pages) {
    const notice = (subject: string, text: string, where: string = page.file) =>
      findings.push({ route: page.route, level: 'notice', subject, text, where });
    const texts = textsOf(page.data);

    const samples = texts.filter((text) => /\bsample text\b/i.test(text)).length;
    if (samples) notice('samples', `${samples} texts are samples that nobody has replaced yet.`);
    for (const limit of overLimit(proseOf(page.data))) notice('rhythm', `${capital(limit)}.`);
    const found = new Set(texts.flatMap((text) => [...text.matchAll(worn)].map(([word]) => word)));
    const old = new Set(texts.flatMap((text) => [...text.matchAll(oldNames)].map(([name]) => name)));
    if (old.size)
      notice('words', `No longer the name of a product: ${[...old].map((name) => `“${name}”`).join(', ')}.`);
    if (found.size) notice('words', `Not how we write: ${[...found].map((word) => `“${word}”`).join(', ')}.`);
    searchNotices(page).forEach((text) => notice('search', text));

    const headings = (page.sections ?? []).map(({ title }) => title);
    const twice = headings.find((heading, at) => headings.indexOf(heading) !== at);
    if (twice) notice('headings', `The headline “${twice}” stands twice on this page.`);
    for (const { label, section } of page.menu ?? []) {
      const heading = page.sections?.find(({ id }) => id === section)?.title ?? '';
      if (!heading.includes(label))
        notice('headings', `The menu says “${label}”, and the section it leads to “${heading}”.`);
    }
    for (const section of page.sections ?? []) {
      const labels = section.kind === 'brief' ? section.items.map(({ term }) => term).join(', ') : briefLabels;
      if (page.isDetail && labels !== briefLabels)
        notice('brief', `Its labels are ${labels}; all other briefs have ${briefLabels}.`);
    }
    const words = wordsIn(page.sections).length;
    if (page.isDetail && words < fewestWords)
      notice('words', `Its sections have ${words} words; the pages that readers find have ${fewestWords} and more.`);
    if (page.isDetail && !page.sections?.some(({ kind }) => kind === 'figure'))
      notice('figure', 'The page has no figure, a specimen of the work that no other page has.');
    if (page.isDetail && !chapterAt(page.route) && !pages.some(({ related }) => related?.includes(page.route)))
      notice('links', 'No other page has this one among its “related”, so readers find it by menus alone.');
  }
  return [...findings, ...sharedFindings(pages)];
}

/** What several pages have in common. */
function sharedFindings(pages: readonly WrittenPage[]): Finding[] {
  const detail = pages.filter(({ isDetail }) => isDetail);
  const pictures = detail.flatMap((page, at): Finding[] => {
    const other = detail.slice(0, at).find(({ scene }) => scene === page.scene);
    const text = `Its first picture, “${page.scene}”, is that of ${other?.route} too.`;
    return other ? [{ route: page.route, level: 'notice', subject: 'picture', text, where: page.file }] : [];
  });
  const ideas = owned.flatMap((idea): Finding[] => {
    const telling = pages.filter(({ data }) => textsOf(data).some((text) => idea.test(text)));
    const [first] = telling;
    if (!first || telling.length <= 2) return [];
    const words = textsOf(first.data)
      .map((text) => idea.exec(text)?.[0])
      .find(Boolean);
    const text = `“${words}” is said on ${telling.map(({ route }) => route).join(', ')}; one page should own it, and one more may say it.`;
    return [{ route: first.route, level: 'notice', subject: 'words', text }];
  });
  return [...pictures, ...ideas, ...alikeFindings(detail)];
}

/** Two pages that have more than this share of their phrases in common say too little each. */
const mostShared = 1 / 3;
/** Two texts share a phrase when so many words follow each other in both. */
const phraseLength = 4;

function alikeFindings(pages: readonly WrittenPage[]): Finding[] {
  const read = pages.map((page) => ({ ...page, phrases: phrasesOf(page.data) }));
  return read.flatMap((page, at) =>
    read.slice(0, at).flatMap((other): Finding[] => {
      const both = [...page.phrases].filter((phrase) => other.phrases.has(phrase)).length;
      const share = both / Math.max(1, Math.min(page.phrases.size, other.phrases.size));
      const text = `It shares ${Math.round(share * 100)} % of its text with ${other.route}; what both say belongs on one of them.`;
      return share > mostShared
        ? [{ route: page.route, level: 'notice', subject: 'words', text, where: page.file }]
        : [];
    }),
  );
}

function wordsIn(data: unknown): string[] {
  return (
    textsOf(data)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}’'.&-]*/gu) ?? []
  );
}

function phrasesOf(data: unknown): Set<string> {
  const words = wordsIn(data);
  return new Set(words.slice(phraseLength - 1).map((_, at) => words.slice(at, at + phraseLength).join(' ')));
}

/** The words of the page's search that a title, headline or description does not have. */
function searchNotices({ search, pageName = '', h1 = '', description = '' }: WrittenPage): string[] {
  if (!search) return [];
  const places = [
    ['title (seo.pageName)', pageName],
    ['headline (h1)', h1],
    ['first half of the description', description.slice(0, description.length / 2)],
  ] as const;
  return places.flatMap(([place, words]) => {
    const there = new Set(stemsIn(words));
    const missing = stemsIn(search).filter((stem) => !there.has(stem));
    return missing.length ? [`The ${place} lacks words of the search “${search}”: ${missing.join(', ')}.`] : [];
  });
}

/** Words that carry no search. */
const small = new Set(['and', 'for', 'the', 'of', 'in', 'a', 'with', 'to']);

/** Words without the endings that do not matter to a search. */
function stemsIn(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^a-z0-9.-]+/)
    .filter((word) => word && !small.has(word))
    .map((word) => word.replace(/(ations?|ated?|ating|ments?|ers|ing|ed|s)$/, ''));
}

/** Every text in a file. */
function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data ? Object.values(data).flatMap(textsOf) : [];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
