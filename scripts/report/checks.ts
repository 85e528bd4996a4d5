import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { isOnThisMachine } from '../lib/form-settings';
import { expectationOf } from './expected';
import { checkGraph } from './rich-results';
import type { Finding } from './finding';
import type { PageFacts } from './read-page';
import type { SiteFacts } from './read-site';

type Say = (level: Finding['level'], subject: string, text: string, where?: string) => void;
type Check = (page: PageFacts, say: Say, site: SiteFacts & { readonly today: string }) => void;

/** Characters: search results cut a title at about 580 px of Arial. */
const titleRoom = 65;

/** Fewer words in a page's main part are thin for a page that is to be found. */
const fewestWords = 100;

/** Properties that a link preview needs. */
const previewProperties =
  'og:type og:title og:description og:url og:site_name og:locale og:image og:image:type og:image:width og:image:height og:image:alt twitter:card twitter:title twitter:description twitter:image twitter:image:alt';

/**
 * Checks the whole exported site: every page by itself, then the sitemap and robots.txt. What the content alone decides
 * is left to its schema and tests: lengths of descriptions, words of a search, titles that are told twice.
 * @param today the day of the check, such as "2026-11-21"
 */
export function checkSite(site: SiteFacts, today: string): Finding[] {
  const findings: Finding[] = [];
  const sayOf =
    (route: string): Say =>
    (level, subject, text, where) =>
      findings.push({ route, level, subject, text, where });
  for (const page of site.pages) {
    for (const check of pageChecks) check(page, sayOf(page.route), { ...site, today });
  }
  const made = new Set(site.pages.map((page) => page.route));
  for (const route of Object.values(routes).filter((one) => !made.has(one)))
    sayOf(route)('error', 'page', 'content/routes.ts names this page, and the build made none.');
  checkAddresses(site, sayOf('/'));
  return findings;
}

const exception: Check = ({ route, robots: text }, say) => {
  const { exception: reason } = expectationOf(route);
  if (reason) say('deliberate', text.includes('noindex') ? 'robots' : 'canonical', reason);
};

const title: Check = ({ route, titles: [text = ''] }, say) => {
  const { indexable, file } = expectationOf(route);
  const found = `The title has ${text.length} characters, and search results cut it after about ${titleRoom}.`;
  if (indexable && text.length > titleRoom) say('notice', 'title', found, `seo.pageName in ${file}`);
};

const words: Check = ({ route, words: count }, say) => {
  const { indexable, file } = expectationOf(route);
  if (indexable && count < fewestWords) say('notice', 'words', `The page has ${count} words, few for a search.`, file);
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
  const isHidden = text.includes('noindex');
  if (preview) return;
  if (!text.includes('index')) say('error', 'robots', 'The page does not say whether it may be listed.');
  else if (isHidden && indexable)
    say('error', 'robots', 'The page asks search engines to leave it out, and it should be found.', file);
  else if (!isHidden && !indexable)
    say('error', 'robots', 'The page may be listed by search engines, and it should not be.', file);
};

const linkPreview: Check = ({ route, social, picture }, say) => {
  if (!expectationOf(route).indexable) return;
  const missing = previewProperties.split(' ').filter((name) => !social[name]);
  if (missing.length) say('error', 'link preview', `The link preview lacks ${missing.join(', ')}.`);
  const address = social['og:image'];
  if (address && !picture)
    say('error', 'link preview', `The site has no picture at ${address}; "npm run assets" makes it.`);
};

const structuredData: Check = ({ route, structuredData: blocks, breadcrumb, text }, say, { base, today }) => {
  const { indexable, canonical: path } = expectationOf(route);
  const [json] = blocks;
  if (!json) return indexable ? say('error', 'structured data', 'The page has no structured data.') : undefined;
  if (blocks.length > 1)
    say('error', 'structured data', `The page has ${blocks.length} blocks of structured data; expected one graph.`);
  const graph = checkGraph(json, { text, base, today });
  for (const problem of graph.problems) say(problem.level, 'structured data', problem.text);
  // The alias carries the breadcrumb of the real page. A link of the page begins with the base path already.
  const linkOf = (href: string) => new URL(href, base).href.replace(/\/$/, href === '/' ? '/' : '');
  const visible = breadcrumb.map(({ name, href }) => `${name} (${href ? linkOf(href) : `${base}${path ?? route}`})`);
  const told = graph.breadcrumb.map(({ name, item }) => `${name} (${item})`);
  if (visible.join(' / ') !== told.join(' / ')) {
    const lists = [told, visible].map((one) => one.join(' / ') || 'nothing');
    say('error', 'structured data', `The breadcrumb for search engines is ${lists[0]}, the visible one ${lists[1]}.`);
  }
};

const form: Check = ({ sendsTo }, say, { local }) => {
  const [here] = local ? [] : sendsTo.filter(isOnThisMachine);
  if (here)
    say('error', 'form', `The form posts to ${here}, which no visitor reaches: build again before you publish it.`);
};

const pageChecks = [form, exception, title, words, canonical, robots, linkPreview, structuredData];

/** The sitemap, robots.txt, and where the pages say that they stand. */
function checkAddresses({ pages, sitemap, base, robotsTxt, preview }: SiteFacts, say: Say): void {
  if (preview) {
    say('notice', 'robots', 'This is a preview build, which asks search engines to leave it out: do not publish it.');
    if (sitemap.length) say('error', 'sitemap', 'A preview names its pages in the sitemap.');
    return;
  }
  if (!base.startsWith(company.origin))
    say('notice', 'canonical', `The pages stand on ${base}; content/company.ts says ${company.origin}.`);
  const named = sitemap.map((address) => address.replace(/\/$/, ''));
  const listed = pages.filter(({ route }) => expectationOf(route).listed).map(({ route }) => base + route);
  const wanted = listed.map((address) => address.replace(/\/$/, ''));
  for (const address of wanted.filter((one) => !named.includes(one)))
    say('error', 'sitemap', `The sitemap lacks ${address}.`, 'site/listed.ts');
  for (const address of named.filter((one, at) => !wanted.includes(one) || named.indexOf(one) !== at))
    say('error', 'sitemap', `The sitemap names ${address}, which should not be there, or stands there twice.`);
  if (!robotsTxt.includes(`Sitemap: ${base}/sitemap.xml`))
    say('error', 'sitemap', 'robots.txt does not name the sitemap.');
  if (/^Disallow: \/\s*$/im.test(robotsTxt)) say('error', 'sitemap', 'robots.txt closes the whole site.');
}
