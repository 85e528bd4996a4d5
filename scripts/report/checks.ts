import { company } from '@/content/company';
import { isOnThisMachine } from '../lib/form-settings';
import { expectationOf } from './expected';
import { deliberate, error, findingsOf, notice, type Finding, type Remark } from './finding';
import type { ReadPage } from './read-page';
import type { ReadSite } from './read-site';

/** In characters: search results cut titles at about 580 px of Arial. */
const maxTitleLength = 65;

/** An indexable page with fewer words in its main landmark is thin. */
const minWords = 100;

const previewProperties =
  'og:type og:title og:description og:url og:site_name og:locale og:image og:image:type og:image:width og:image:height og:image:alt twitter:card twitter:title twitter:description twitter:image twitter:image:alt';

/**
 * Checks every page of the exported site, then the sitemap and robots.txt. Description lengths, search words and
 * duplicate titles are checked by the content schema and its tests, structured data by its tests, missing pages by the build.
 */
export function checkSite(site: ReadSite): Finding[] {
  return [
    ...site.pages.flatMap((page) => [
      ...findingsOf(page.route, checkPage(page, site)),
      ...findingsOf(page.route, checkSharing(page)),
    ]),
    ...findingsOf('/', checkAddresses(site)),
  ];
}

function* checkPage(
  { route, titles, words, canonicals, robots, sendsTo }: ReadPage,
  site: ReadSite,
): Generator<Remark> {
  const { indexable, canonical, exception, file } = expectationOf(route);
  const isHidden = robots.includes('noindex');
  if (exception) yield deliberate(isHidden ? 'robots' : 'canonical', exception);

  const here = sendsTo.find(isOnThisMachine);
  if (here && !site.local)
    yield error('form', `The form posts to ${here}, which visitors cannot reach: build again before publishing.`);

  const { length } = titles[0] ?? '';
  const cut = `The title has ${length} characters; search results cut it after about ${maxTitleLength}.`;
  if (indexable && length > maxTitleLength) yield notice('title', cut, `seo.pageName in ${file}`);
  if (indexable && words < minWords) yield notice('words', `The page has only ${words} words.`, file);

  const expected = canonical === null ? 'none' : withoutSlash(site.base + canonical);
  const named = canonicals.map(withoutSlash).join(' and ') || 'none';
  const mismatch = `The canonical address is ${named}; expected ${expected}.`;
  if (named !== expected) yield error('canonical', mismatch, `seo.canonical in ${file}`);

  if (site.preview) return;
  if (!robots.includes('index')) yield error('robots', 'The page does not say whether it may be indexed.');
  else if (isHidden && indexable)
    yield error('robots', 'The page asks search engines not to index it, but they should.', file);
  else if (!isHidden && !indexable)
    yield error('robots', 'Search engines may index the page, but they should not.', file);
}

function* checkSharing({ route, social, picture }: ReadPage): Generator<Remark> {
  if (!expectationOf(route).indexable) return;
  const missing = previewProperties.split(' ').filter((name) => !social[name]);
  if (missing.length) yield error('link preview', `The link preview lacks ${missing.join(', ')}.`);
  const address = social['og:image'];
  if (address && !picture) yield error('link preview', `The site has no picture at ${address}; run "npm run assets".`);
}

/** Checks the sitemap, robots.txt and the origin in the canonicals. */
function* checkAddresses({ pages, sitemap, base, robotsTxt, preview }: ReadSite): Generator<Remark> {
  if (preview) {
    yield notice('robots', 'This is a preview build, which asks search engines not to index it: do not publish it.');
    if (sitemap.length) yield error('sitemap', 'A preview lists its pages in the sitemap.');
    return;
  }
  if (!base.startsWith(company.origin))
    yield notice('canonical', `The site is built for ${base}; content/company.yaml says ${company.origin}.`);
  const named = sitemap.map(withoutSlash);
  const listed = pages.filter(({ route }) => expectationOf(route).listed);
  const wanted = listed.map(({ route }) => withoutSlash(base + route));
  for (const address of wanted.filter((page) => !named.includes(page)))
    yield error('sitemap', `The sitemap lacks ${address}.`, 'site/listed.ts');
  for (const address of named.filter((page, index) => !wanted.includes(page) || named.indexOf(page) !== index))
    yield error('sitemap', `The sitemap lists ${address}, which should not be there, or lists it twice.`);
  if (!robotsTxt.includes(`Sitemap: ${base}/sitemap.xml`))
    yield error('sitemap', 'robots.txt does not name the sitemap.');
  if (/^Disallow: \/\s*$/im.test(robotsTxt)) yield error('sitemap', 'robots.txt blocks the whole site.');
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
