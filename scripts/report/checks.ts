import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { pageTitle } from '@/lib/site';
import { expectationOf } from './expected';
import { limits } from './limits';
import { checkGraph } from './rich-results';
import { wordsMissing } from './search-words';
import { fitted, textWidth } from './text-width';
import type { Finding } from './finding';
import type { PageFacts } from './read-page';
import type { SiteFacts } from './read-site';

type Say = (level: Finding['level'], subject: Finding['subject'], text: string, where?: string) => void;
type Context = Pick<SiteFacts, 'base' | 'preview'> & { readonly today: string };
type Check = (page: PageFacts, say: Say, context: Context) => void;

/**
 * Checks the whole exported site: every page by itself, then the pages against each other, the sitemap and robots.txt.
 * @param today the day of the check, such as "2026-11-21"
 */
export function checkSite(site: SiteFacts, today: string): Finding[] {
  const findings: Finding[] = [];
  const sayOf =
    (route: string): Say =>
    (level, subject, text, where) =>
      findings.push({ route, level, subject, text, where });
  for (const page of site.pages) {
    const say = sayOf(page.route);
    const { exception } = expectationOf(page.route);
    if (exception) say('deliberate', page.robots.includes('noindex') ? 'robots' : 'canonical', exception);
    const checks = page.route === '/404' ? [title, description, robots, headings] : pageChecks;
    for (const check of checks) check(page, say, { ...site, today });
  }
  const found = new Set(site.pages.map((page) => page.route));
  for (const route of Object.values(routes).filter((one) => !found.has(one))) {
    sayOf(route)('error', 'robots', 'content/routes.ts names this page, and the build made none.');
  }
  comparePages(site.pages, sayOf);
  checkAddresses(site, sayOf);
  return findings;
}

const title: Check = ({ route, titles }, say) => {
  const { size, room, characters } = limits.title;
  const { indexable, file } = expectationOf(route);
  const where = `seo.pageName in ${file}`;
  const [text = ''] = titles;
  if (titles.length !== 1) say('error', 'title', `The page has ${titles.length} titles; expected one.`, where);
  if (!text.startsWith(pageTitle('')))
    say('error', 'title', `The title is "${text}"; expected it to begin with "${pageTitle('')}".`, where);
  const width = textWidth(text, size);
  if (indexable && width > room) {
    const words = fitted(text, size, room);
    say('notice', 'title', `The title is ${width} px wide, and search results cut it at ${room}: "${words}".`, where);
  } else if (indexable && text.length > characters) {
    say('notice', 'title', `The title has ${text.length} characters; expected at most ${characters}.`, where);
  }
};

const description: Check = ({ route, descriptions }, say) => {
  const { size, room, characters } = limits.description;
  const { indexable, file } = expectationOf(route);
  const where = `seo.description in ${file}`;
  const [text = ''] = descriptions;
  if (descriptions.length !== 1)
    say('error', 'description', `The page has ${descriptions.length} descriptions; expected one.`, where);
  if (text.length < characters.from || text.length > characters.to) {
    const expected = `${characters.from} to ${characters.to}`;
    say('error', 'description', `The description has ${text.length} characters; expected ${expected}.`, where);
  }
  const width = textWidth(text, size);
  if (indexable && width > room)
    say('notice', 'description', `The description is ${width} px wide, and search results cut it at ${room}.`, where);
};

const canonical: Check = ({ route, canonicals }, say, { base }) => {
  const { canonical: path, file } = expectationOf(route);
  const expected = path === null ? 'none' : `${base}${path === '/' ? '' : path}`;
  const named = canonicals.map((one) => one.replace(/\/$/, '')).join(' and ') || 'none';
  if (named !== expected)
    say('error', 'canonical', `The canonical address is ${named}; expected ${expected}.`, `seo.canonical in ${file}`);
};

const robots: Check = ({ route, robots: text }, say, { preview }) => {
  const { indexable, file } = expectationOf(route);
  const hidden = text.includes('noindex');
  if (preview) return;
  if (!text.includes('index')) say('error', 'robots', 'The page does not say whether it may be listed.');
  else if (hidden && indexable)
    say('error', 'robots', 'The page asks search engines to leave it out, and it should be found.', file);
  else if (!hidden && !indexable)
    say('error', 'robots', 'The page may be listed by search engines, and it should not be.', file);
};

const headings: Check = ({ headings: all }, say) => {
  const first = all.filter((one) => one.level === 1);
  if (first.length !== 1) say('error', 'headings', `The page has ${first.length} main headings (h1); expected one.`);
  all.forEach((one, at) => {
    const before = all[at - 1]?.level ?? one.level;
    if (one.level > before + 1)
      say('error', 'headings', `"${one.text}" (h${one.level}) follows an h${before}: a level is left out.`);
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
    const missing = wordsMissing(wanted, text).join(', ');
    if (missing) say('error', 'search', `${lacking} ${missing} of the search "${wanted}".`, `${where} in ${file}`);
  }
};

const basics: Check = ({ route, keywords, words, language }, say) => {
  const { listed, file } = expectationOf(route);
  if (!language) say('error', 'robots', 'The page does not say which language it is in.', 'app/layout.tsx');
  if (!keywords.length) say('error', 'keywords', 'The page has no keywords.', `seo.keywords in ${file}`);
  if (listed && words < limits.words)
    say('notice', 'words', `The page has ${words} words; below ${limits.words} there is little to find.`, file);
};

/** Properties that a link preview needs, and what each must repeat. */
const linkPreview: Check = ({ social, titles, descriptions, canonicals }, say, { base }) => {
  const needed = ['og:type', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale', 'og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt']; // prettier-ignore
  const missing = needed.filter((name) => !social[name]);
  if (missing.length) say('error', 'link preview', `The link preview lacks ${missing.join(', ')}.`);
  const same: Record<string, string | undefined> = {
    'og:title': titles[0],
    'twitter:title': titles[0],
    'og:description': descriptions[0],
    'twitter:description': descriptions[0],
    'og:site_name': company.brand,
    'twitter:image': social['og:image'],
    'og:url': canonicals[0] ?? social['og:url'],
  };
  for (const [name, expected] of Object.entries(same)) {
    if (social[name] && social[name] !== expected)
      say('error', 'link preview', `${name} is "${social[name]}"; expected "${expected}".`);
  }
  const image = social['og:image'];
  if (image && !image.startsWith(`${base}/`))
    say('error', 'link preview', `The picture’s address ${image} is not a full address of this site (${base}).`);
};

const picture: Check = ({ social, picture: file }, say) => {
  const { width, height, bytes, format } = limits.picture;
  if (!social['og:image']) return;
  if (!file) return say('error', 'picture', `There is no picture at ${social['og:image']}; "npm run assets" makes it.`);
  const found = `${file.width} by ${file.height} px, ${file.format}, ${Math.round(file.bytes / 1000)} KB`;
  if (file.width !== width || file.height !== height || file.format !== format || file.bytes > bytes) {
    const expected = `${width} by ${height} px, ${format}, at most ${bytes / 1000} KB`;
    say('error', 'picture', `The picture ${file.file} has ${found}; expected ${expected}.`);
  }
};

const structuredData: Check = ({ route, structuredData: blocks, breadcrumb, text }, say, { base, today }) => {
  const { indexable, canonical: path } = expectationOf(route);
  const [json] = blocks;
  if (!json) return indexable ? say('error', 'structured data', 'The page has no structured data.') : undefined;
  if (blocks.length > 1)
    say('error', 'structured data', `The page has ${blocks.length} blocks of structured data; expected one graph.`);
  const graph = checkGraph(json, { text, base, today });
  for (const { kind, text: problem } of graph.problems)
    say(kind === 'fault' ? 'error' : 'notice', 'structured data', problem);
  // The alias carries the breadcrumb of the real page. A link of the page begins with the base path already.
  const linkOf = (href: string) => new URL(href, base).href.replace(/\/$/, href === '/' ? '/' : '');
  const visible = breadcrumb.map(({ name, href }) => `${name} (${href ? linkOf(href) : `${base}${path ?? route}`})`);
  const told = (graph.breadcrumb ?? []).map(({ name, item }) => `${name} (${item})`);
  if (visible.join(' / ') !== told.join(' / ')) {
    const lists = [told, visible].map((one) => one.join(' / ') || 'nothing');
    say('error', 'structured data', `The breadcrumb for search engines is ${lists[0]}, the visible one ${lists[1]}.`);
  }
};

const pageChecks = [title, description, canonical, robots, headings, search, basics, linkPreview, picture, structuredData]; // prettier-ignore

/** Two pages that search engines may list must not say or show the same; section pages share the home page's picture. */
function comparePages(pages: readonly PageFacts[], sayOf: (route: string) => Say): void {
  const listed = pages.filter((page) => expectationOf(page.route).listed);
  const compared: [Finding['subject'], string, (page: PageFacts) => string | undefined][] = [
    ['title', 'title', (page) => page.titles[0]],
    ['description', 'description', (page) => page.descriptions[0]],
    ['headings', 'main heading', (page) => page.headings.find((one) => one.level === 1)?.text],
    ['picture', 'picture', (page) => page.picture?.file],
  ];
  for (const [subject, name, of] of compared) {
    for (const page of listed) {
      const twins = listed.filter((other) => other !== page && of(page) && of(other) === of(page));
      if (twins.length === 0 || (subject === 'picture' && page.route === '/')) continue;
      if (subject === 'picture' && twins.some(({ route }) => route === '/'))
        sayOf(page.route)('deliberate', subject, 'The page is a section of the home page, so it shares its picture.');
      else
        sayOf(page.route)('error', subject, `The ${name} is that of ${twins[0]?.route} too.`, expectationOf(page.route).file); // prettier-ignore
    }
  }
}

/** The sitemap, robots.txt, and where the pages say that they stand. */
function checkAddresses({ pages, sitemap, base, robotsTxt, preview }: SiteFacts, sayOf: (route: string) => Say): void {
  const site = sayOf('/');
  if (!base) site('error', 'canonical', 'The home page does not say where the site stands.');
  if (preview) {
    site('notice', 'robots', 'This is a preview build: every page asks search engines to leave it out. Do not publish it as the site.'); // prettier-ignore
    if (sitemap.length) site('error', 'sitemap', 'A preview names its pages in the sitemap.');
    return;
  }
  if (base && !base.startsWith(company.origin))
    site('notice', 'canonical', `The pages stand on ${base}; content/company.ts says ${company.origin}.`);
  const named = sitemap.map((address) => address.slice(base.length).replace(/\/$/, '') || '/');
  for (const address of sitemap.filter((one) => !one.startsWith(base)))
    site('error', 'sitemap', `The sitemap names ${address}, which is not on ${base}.`);
  for (const { route } of pages) {
    const { listed } = expectationOf(route);
    if (listed !== named.includes(route))
      sayOf(route)('error', 'sitemap', `The page is ${listed ? 'not ' : ''}in the sitemap, and should ${listed ? '' : 'not '}be.`, 'lib/listed.ts'); // prettier-ignore
  }
  const known = new Set(pages.map((page) => page.route));
  for (const route of named.filter((one) => !known.has(one)))
    sayOf(route)('error', 'sitemap', 'The sitemap names this page, and there is none.');
  if (named.length !== new Set(named).size) site('error', 'sitemap', 'The sitemap names a page twice.');
  if (!robotsTxt.includes(`Sitemap: ${base}/sitemap.xml`))
    site('error', 'sitemap', 'robots.txt does not name the sitemap.');
  if (/^Disallow: \/\s*$/im.test(robotsTxt)) site('error', 'sitemap', 'robots.txt closes the whole site.');
}
