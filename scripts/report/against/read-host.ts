import { attributesIn, locationsIn } from '../../lib/html';
import { readPage, socialPicture, type ReadPage } from '../read-page';
import { fetchWithRetry, inParallel, type HostResponse } from './fetch-with-retry';

/** A page of a live site, or why it could not be loaded. */
export interface HostPage {
  readonly route: string;
  readonly response?: HostResponse;
  /** Why there is no response, in a sentence. */
  readonly failure?: string;
  /** Present for HTML pages with status 200. */
  readonly facts?: ReadPage;
}

export type HostSite = Readonly<Awaited<ReturnType<typeof readHost>>>;

/** Maps a URL to the host being read, because pages refer to pictures by the site's public origin. */
export const onHost = (address: string, origin: string) => new URL(new URL(address, origin).pathname, origin).href;

/**
 * Crawls a live site, starting from its sitemap and the routes of the build.
 * @param origin such as https://www.company.com
 * @param built the routes of the build
 * @param base the public URL of the build; URLs below it count as internal
 * @throws Error when the host does not respond at all
 */
export async function readHost(origin: string, built: readonly string[], base: string) {
  await fetchWithRetry(origin);
  const pathsOf = (address: string) => {
    const root = [base, origin].find((prefix) => address === prefix || address.startsWith(`${prefix}/`));
    return root === undefined ? [] : [address.slice(root.length).replace(/\/?(?:[?#].*)?$/, '') || '/'];
  };
  const faults: string[] = [];
  const sitemap = (await readSitemap(`${origin}/sitemap.xml`, faults)).flatMap(pathsOf);
  const pages = new Map<string, HostPage>();
  let wanted = new Set(['/', ...built, ...sitemap]);
  while (wanted.size > 0) {
    const read = await inParallel(wanted, 'pages read', (route) => readAt(origin, route));
    for (const page of read) pages.set(page.route, page);
    const linked = read.flatMap(linksOf).flatMap(pathsOf);
    wanted = new Set(linked.filter((path) => !pages.has(path) && !/\.\w+$/.test(path)));
  }
  return {
    origin,
    pages,
    sitemap,
    /** Problems of the sitemap, in sentences. */
    faults,
  };
}

async function readAt(origin: string, route: string): Promise<HostPage> {
  try {
    const response = await fetchWithRetry(origin + route);
    if (response.status !== 200 || !response.headers.get('content-type')?.includes('text/html'))
      return { route, response };
    const facts = readPage(route, response.body.toString());
    const social = facts.social['og:image'];
    // A picture that does not load is reported by hostFaults.
    const picture = social ? await pictureAt(onHost(social, origin)).catch(() => undefined) : undefined;
    return { route, response, facts: { ...facts, picture } };
  } catch (error) {
    return { route, failure: (error as Error).message };
  }
}

async function pictureAt(address: string) {
  return socialPicture(address, (await fetchWithRetry(address)).body);
}

function linksOf({ facts, response }: HostPage): string[] {
  const links = facts ? attributesIn(facts.document, 'a[href]', 'href') : [];
  return links.flatMap((link) => URL.parse(link, response?.url)?.href ?? []);
}

/** The URLs in a sitemap, including those of the sitemaps in an index. */
async function readSitemap(address: string, faults: string[]): Promise<string[]> {
  const { status, body } = await fetchWithRetry(address);
  const sitemap = body.toString();
  const locations = locationsIn(sitemap);
  if (sitemap.includes('<sitemapindex'))
    return (await inParallel(locations, 'sitemaps read', (location) => readSitemap(location, faults))).flat();
  if (status !== 200) faults.push(`${address} responds with ${status}; expected the sitemap.`);
  else if (!sitemap.includes('<urlset')) faults.push(`${address} is not a sitemap: it has no <urlset>.`);
  return locations;
}
