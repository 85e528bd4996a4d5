import { company } from '@/content/company';
import { isOnThisMachine } from '../lib/form-settings';
import { expectationOf } from './expected';
import { deliberate, error, findingsOf, notice, type Finding, type Said } from './finding';
import type { PageFacts } from './read-page';
import type { SiteFacts } from './read-site';
import { aboutGraph, nodesOf } from './rich-results';

/** Characters: search results cut a title at about 580 px of Arial. */
const titleRoom = 65;

/** Fewer words in a page's main part are thin for a page that is to be found. */
const fewestWords = 100;

/** Properties that a link preview needs. */
const previewProperties =
  'og:type og:title og:description og:url og:site_name og:locale og:image og:image:type og:image:width og:image:height og:image:alt twitter:card twitter:title twitter:description twitter:image twitter:image:alt';

/**
 * Checks the whole exported site: every page by itself, then the sitemap and robots.txt. What the content alone decides
 * is left to its schema and tests: lengths of descriptions, words of a search, titles that are told twice. That no page
 * is missing is the build's own check.
 * @param today the day of the check, such as "2026-11-21"
 */
export function checkSite(site: SiteFacts, today: string): Finding[] {
  return [
    ...site.pages.flatMap((page) => [
      ...findingsOf(page.route, aboutPage(page, site)),
      ...findingsOf(page.route, aboutSharing(page)),
      ...findingsOf(page.route, aboutStructuredData(page, site.base, today)),
    ]),
    ...findingsOf('/', aboutAddresses(site)),
  ];
}

function* aboutPage(
  { route, titles, words, canonicals, robots, sendsTo }: PageFacts,
  site: SiteFacts,
): Generator<Said> {
  const { indexable, canonical, exception, file } = expectationOf(route);
  const isHidden = robots.includes('noindex');
  if (exception) yield deliberate(isHidden ? 'robots' : 'canonical', exception);

  const here = sendsTo.find(isOnThisMachine);
  if (here && !site.local)
    yield error('form', `The form posts to ${here}, which no visitor reaches: build again before you publish it.`);

  const { length } = titles[0] ?? '';
  const cut = `The title has ${length} characters, and search results cut it after about ${titleRoom}.`;
  if (indexable && length > titleRoom) yield notice('title', cut, `seo.pageName in ${file}`);
  if (indexable && words < fewestWords) yield notice('words', `The page has ${words} words, few for a search.`, file);

  const expected = canonical === null ? 'none' : withoutSlash(site.base + canonical);
  const named = canonicals.map(withoutSlash).join(' and ') || 'none';
  const other = `The canonical address is ${named}; expected ${expected}.`;
  if (named !== expected) yield error('canonical', other, `seo.canonical in ${file}`);

  if (site.preview) return;
  if (!robots.includes('index')) yield error('robots', 'The page does not say whether it may be listed.');
  else if (isHidden && indexable)
    yield error('robots', 'The page asks search engines to leave it out, and it should be found.', file);
  else if (!isHidden && !indexable)
    yield error('robots', 'The page may be listed by search engines, and it should not be.', file);
}

function* aboutSharing({ route, social, picture }: PageFacts): Generator<Said> {
  if (!expectationOf(route).indexable) return;
  const missing = previewProperties.split(' ').filter((name) => !social[name]);
  if (missing.length) yield error('link preview', `The link preview lacks ${missing.join(', ')}.`);
  const address = social['og:image'];
  if (address && !picture)
    yield error('link preview', `The site has no picture at ${address}; "npm run assets" makes it.`);
}

function* aboutStructuredData(page: PageFacts, base: string, today: string): Generator<Said> {
  const { route, structuredData, breadcrumb, text } = page;
  const { indexable, canonical } = expectationOf(route);
  const [json] = structuredData;
  if (!json) {
    if (indexable) yield error('structured data', 'The page has no structured data.');
    return;
  }
  const several = `The page has ${structuredData.length} blocks of structured data; expected one graph.`;
  if (structuredData.length > 1) yield error('structured data', several);
  yield* aboutGraph(json, text, base, today);

  const crumbs = nodesOf(json).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const told = (crumbs as { name: string; item: string }[]).map(({ name, item }) => `${name} (${item})`);
  const visible = breadcrumb.map(({ name, href }) => {
    // A link of the page begins with the base path already. The alias carries the breadcrumb of the real page.
    const address = href ? new URL(href, base).href : base + (canonical ?? route);
    return `${name} (${href && href !== '/' ? withoutSlash(address) : address})`;
  });
  const listed = (entries: readonly string[]) => entries.join(' / ') || 'nothing';
  const differ = `The breadcrumb for search engines is ${listed(told)}, the visible one ${listed(visible)}.`;
  if (listed(told) !== listed(visible)) yield error('structured data', differ);
}

/** The sitemap, robots.txt, and where the pages say that they stand. */
function* aboutAddresses({ pages, sitemap, base, robotsTxt, preview }: SiteFacts): Generator<Said> {
  if (preview) {
    yield notice('robots', 'This is a preview build, which asks search engines to leave it out: do not publish it.');
    if (sitemap.length) yield error('sitemap', 'A preview names its pages in the sitemap.');
    return;
  }
  if (!base.startsWith(company.origin))
    yield notice('canonical', `The pages stand on ${base}; content/company.ts says ${company.origin}.`);
  const named = sitemap.map(withoutSlash);
  const listed = pages.filter(({ route }) => expectationOf(route).listed);
  const wanted = listed.map(({ route }) => withoutSlash(base + route));
  for (const address of wanted.filter((one) => !named.includes(one)))
    yield error('sitemap', `The sitemap lacks ${address}.`, 'site/listed.ts');
  for (const address of named.filter((one, at) => !wanted.includes(one) || named.indexOf(one) !== at))
    yield error('sitemap', `The sitemap names ${address}, which should not be there, or stands there twice.`);
  if (!robotsTxt.includes(`Sitemap: ${base}/sitemap.xml`))
    yield error('sitemap', 'robots.txt does not name the sitemap.');
  if (/^Disallow: \/\s*$/im.test(robotsTxt)) yield error('sitemap', 'robots.txt closes the whole site.');
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
