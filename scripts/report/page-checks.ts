import { company } from '@/content/company';
import { pageTitle } from '@/lib/site';
import { expectationOf } from './expected';
import { limits } from './limits';
import { checkGraph } from './rich-results';
import { wordsMissing } from './search-words';
import { fitted, textWidth } from './text-width';
import type { Finding, Level, PageFacts } from './types';

/** What a check knows beside the page. */
export interface CheckContext {
  readonly base: string;
  readonly preview: boolean;
  /** The day of the check, such as "2026-11-21". */
  readonly today: string;
}

type Say = (level: Level, subject: Finding['subject'], text: string, where?: string) => void;
type Check = (page: PageFacts, say: Say, context: CheckContext) => void;

/**
 * Checks one page against the house's rules and its content file.
 * @returns the findings, none when the page is as it should be
 */
export function checkPage(page: PageFacts, context: CheckContext): Finding[] {
  const findings: Finding[] = [];
  const say: Say = (level, subject, text, where) => findings.push({ route: page.route, level, subject, text, where });
  const { exception } = expectationOf(page.route);
  if (exception) say('deliberate', page.robots.includes('noindex') ? 'robots' : 'canonical', exception);
  const checks = page.route === '/404' ? [title, description, robots, headings] : allChecks;
  for (const check of checks) check(page, say, context);
  return findings;
}

const title: Check = ({ route, titles }, say) => {
  const { size, room, characters } = limits.title;
  const where = `seo.pageName in ${expectationOf(route).file}`;
  const [text] = titles;
  if (!text) return say('error', 'title', 'The page has no title.', where);
  if (titles.length > 1)
    say('error', 'title', `The page has ${titles.length} titles; search engines take one of them.`);
  if (!text.startsWith(pageTitle('')))
    say('error', 'title', `The title is "${text}"; expected it to begin with "${pageTitle('')}".`, where);
  if (!expectationOf(route).indexable) return;
  const width = textWidth(text, size);
  if (width > room) {
    say(
      'notice',
      'title',
      `The title is ${width} px wide and search results show about ${room}: it will read "${fitted(text, size, room)}".`,
      where,
    );
  } else if (text.length > characters) {
    say('notice', 'title', `The title has ${text.length} characters; the house’s limit is ${characters}.`, where);
  }
};

const description: Check = ({ route, descriptions }, say) => {
  const { size, room, characters } = limits.description;
  const where = `seo.description in ${expectationOf(route).file}`;
  const [text] = descriptions;
  if (!text)
    return say(
      'error',
      'description',
      'The page has no description; search engines then pick a passage themselves.',
      where,
    );
  if (descriptions.length > 1) say('error', 'description', `The page has ${descriptions.length} descriptions.`);
  if (text.length < characters.from || text.length > characters.to) {
    say(
      'error',
      'description',
      `The description has ${text.length} characters; expected ${characters.from} to ${characters.to}.`,
      where,
    );
  }
  const width = textWidth(text, size);
  if (expectationOf(route).indexable && width > room) {
    say(
      'notice',
      'description',
      `The description is ${width} px wide and search results show about ${room}: it will end "${fitted(text, size, room).split(' ').slice(-5).join(' ')}".`,
      where,
    );
  }
};

const keywords: Check = ({ route, keywords: words }, say) => {
  if (!words.length)
    say('error', 'keywords', 'The page has no keywords.', `seo.keywords in ${expectationOf(route).file}`);
};

const canonical: Check = ({ route, canonicals }, say, { base }) => {
  const expected = expectationOf(route).canonical;
  if (canonicals.length > 1)
    return say(
      'error',
      'canonical',
      `The page has ${canonicals.length} canonical links; search engines then ignore all of them.`,
    );
  const found = canonicals[0]?.replace(/\/$/, '');
  if (expected === null) {
    if (found)
      say(
        'error',
        'canonical',
        `The page names ${found} as its address; its content file says that it names none.`,
        `seo.canonical in ${expectationOf(route).file}`,
      );
    return;
  }
  const wanted = `${base}${expected === '/' ? '' : expected}`;
  if (!found)
    return say(
      'error',
      'canonical',
      'The page names no canonical address.',
      `seo.canonical in ${expectationOf(route).file}`,
    );
  if (found !== wanted) say('error', 'canonical', `The page names ${found} as its address; expected ${wanted}.`);
};

const robots: Check = ({ route, robots: text }, say, { preview }) => {
  const hidden = text.includes('noindex');
  const { indexable, file } = expectationOf(route);
  if (preview) return;
  if (hidden && indexable)
    say('error', 'robots', 'The page asks search engines to leave it out, and it should be found.', file);
  if (!hidden && !indexable)
    say('error', 'robots', 'The page may be listed by search engines, and it should not be.', file);
  if (!hidden && !text.includes('index')) say('error', 'robots', 'The page does not say whether it may be listed.');
};

const headings: Check = ({ headings: all }, say) => {
  const first = all.filter((one) => one.level === 1);
  if (first.length !== 1) say('error', 'headings', `The page has ${first.length} main headings (h1); expected one.`);
  all.forEach((one, at) => {
    const before = all[at - 1];
    if (before && one.level > before.level + 1) {
      say(
        'error',
        'headings',
        `"${one.text}" is a heading of level ${one.level} right after one of level ${before.level}: a level is left out.`,
      );
    }
    if (!one.text) say('error', 'headings', `A heading of level ${one.level} is empty.`);
  });
};

/** Whoever searches finds their words in the title, and again where they arrive: in the h1 and the opening sentence. */
const search: Check = ({ route, titles, headings: all, opening }, say) => {
  const { search: wanted, file } = expectationOf(route);
  if (!wanted) return;
  const h1 = all.find((one) => one.level === 1)?.text ?? '';
  const places = [
    ['The title lacks', titles[0] ?? '', 'seo.pageName'],
    ['The h1 and the opening sentence lack', `${h1} ${opening}`, 'the heading or the sentence below it'],
  ] as const;
  for (const [lacking, text, where] of places) {
    const missing = wordsMissing(wanted, text);
    if (missing.length)
      say('error', 'search', `${lacking} ${missing.join(', ')} of the search "${wanted}".`, `${where} in ${file}`);
  }
};

const words: Check = ({ route, words: count }, say) => {
  if (expectationOf(route).listed && count < limits.words) {
    say(
      'notice',
      'words',
      `The page has ${count} words; below ${limits.words} there is little for a search engine to find.`,
      expectationOf(route).file,
    );
  }
};

const language: Check = ({ language: code }, say) => {
  if (!code) say('error', 'robots', 'The page does not say which language it is in.', 'app/layout.tsx');
};

/** Properties that a link preview needs, and what each must repeat. */
const preview: Check = ({ social, titles, descriptions, canonicals }, say, { base }) => {
  const needed = ['og:type', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale', 'og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt']; // prettier-ignore
  const missing = needed.filter((name) => !social[name]);
  if (missing.length) say('error', 'preview', `The link preview lacks ${missing.join(', ')}.`);
  const same: [string, string | undefined][] = [
    ['og:title', titles[0]], ['twitter:title', titles[0]],
    ['og:description', descriptions[0]], ['twitter:description', descriptions[0]],
    ['og:site_name', company.brand], ['twitter:image', social['og:image']],
    ...(canonicals[0] ? [['og:url', canonicals[0]] as [string, string]] : []),
  ]; // prettier-ignore
  for (const [name, expected] of same) {
    if (social[name] && social[name] !== expected)
      say('error', 'preview', `${name} is "${social[name]}"; expected "${expected}".`);
  }
  if (social['og:image'] && !social['og:image'].startsWith(`${base}/`)) {
    say(
      'error',
      'preview',
      `The picture’s address ${social['og:image']} is not a full address of this site (${base}).`,
    );
  }
};

const picture: Check = ({ social, picture: file }, say) => {
  const { width, height, bytes, format } = limits.picture;
  if (!social['og:image']) return;
  if (!file) return say('error', 'picture', `There is no picture at ${social['og:image']}; "npm run assets" makes it.`);
  if (file.width !== width || file.height !== height)
    say('error', 'picture', `The picture is ${file.width} by ${file.height} px; expected ${width} by ${height}.`);
  if (file.format !== format || !file.file.endsWith(`.${format}`))
    say('error', 'picture', `${file.file} is ${file.format}; expected ${format} with that extension.`);
  if (file.bytes > bytes)
    say('error', 'picture', `The picture has ${Math.round(file.bytes / 1000)} KB; expected at most ${bytes / 1000}.`);
};

const data: Check = ({ route, structuredData, breadcrumb, text }, say, { base, today }) => {
  const [json] = structuredData;
  if (!json) {
    if (expectationOf(route).indexable) say('error', 'data', 'The page has no structured data.');
    return;
  }
  if (structuredData.length > 1)
    say('error', 'data', `The page has ${structuredData.length} blocks of structured data; expected one graph.`);
  const graph = checkGraph(json, { text, base, today });
  for (const problem of graph.problems) say(problem.kind === 'fault' ? 'error' : 'notice', 'data', problem.text);
  const own = canonicalRoute(route);
  const visible = breadcrumb.map(({ name, href }) => ({
    name,
    item: href === undefined ? `${base}${own}` : absolute(href, base),
  }));
  const told = (graph.breadcrumb ?? []).map(({ name, item }) => ({ name, item }));
  if (JSON.stringify(visible) !== JSON.stringify(told)) {
    const path = (list: { name: string }[]) => list.map((one) => one.name).join(' / ') || 'nothing';
    say(
      'error',
      'data',
      `The breadcrumb for search engines (${path(told)}) is not the visible one (${path(visible)}), in its words or its links.`,
    );
  }
};

/** The address that the page's own data carries: the alias carries the real page's. */
function canonicalRoute(route: string): string {
  return expectationOf(route).canonical ?? route;
}

/** A link of the page as a full address; it begins with the base path already. */
function absolute(href: string, base: string): string {
  return new URL(href, base).href.replace(/\/$/, href === '/' ? '/' : '');
}

const allChecks = [
  title,
  description,
  keywords,
  canonical,
  robots,
  language,
  headings,
  search,
  words,
  preview,
  picture,
  data,
];
