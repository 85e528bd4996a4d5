import { attributesIn, locationsIn } from '../../lib/html';
import { readPage, socialPicture, type PageFacts } from '../read-page';
import { ask, inParallel, type HostAnswer } from './ask';

/** A page as the host sends it, or why it does not. */
export interface HostPage {
  readonly route: string;
  readonly answer?: HostAnswer;
  /** The sentence that says why there is no answer. */
  readonly trouble?: string;
  /** What it says about itself, where it is an HTML page with status 200. */
  readonly facts?: PageFacts;
}

/** What a host says of its site. */
export type HostSite = Readonly<Awaited<ReturnType<typeof readHost>>>;

/** A file on the host that is asked: pages name their pictures by where the site will stand. */
export const onHost = (address: string, origin: string) => new URL(new URL(address, origin).pathname, origin).href;

/**
 * Reads the site that a host serves: its sitemap, the pages that it names, those that the build has, and what they
 * link to.
 * @param origin such as https://www.company.com
 * @param built the addresses of the build's pages
 * @param base where the build says that it stands: addresses that begin with it are taken for the host's own
 * @throws Error with one sentence when the host does not answer at all
 */
export async function readHost(origin: string, built: readonly string[], base: string) {
  await ask(origin);
  const pathsOf = (address: string) => {
    const own = [base, origin].find((one) => address === one || address.startsWith(`${one}/`));
    return own === undefined ? [] : [address.slice(own.length).replace(/\/?(?:[?#].*)?$/, '') || '/'];
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
    /** The addresses in its sitemap, as paths. */
    sitemap,
    /** One sentence for each fault of the sitemap. */
    faults,
  };
}

async function readAt(origin: string, route: string): Promise<HostPage> {
  try {
    const answer = await ask(origin + route);
    if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('text/html')) return { route, answer };
    const facts = readPage(route, answer.body.toString());
    const social = facts.social['og:image'];
    // That a picture does not load is told of pictures.
    const picture = social ? await pictureAt(onHost(social, origin)).catch(() => undefined) : undefined;
    return { route, answer, facts: { ...facts, picture } };
  } catch (error) {
    return { route, trouble: (error as Error).message };
  }
}

async function pictureAt(address: string) {
  return socialPicture(address, (await ask(address)).body);
}

/** The addresses that a page links to. */
function linksOf({ facts, answer }: HostPage): string[] {
  const links = facts ? attributesIn(facts.document, 'a[href]', 'href') : [];
  return links.flatMap((link) => URL.parse(link, answer?.url)?.href ?? []);
}

/** The addresses of the sitemap, and of the sitemaps that an index names. */
async function readSitemap(address: string, faults: string[]): Promise<string[]> {
  const { status, body } = await ask(address);
  const sitemap = body.toString();
  const locations = locationsIn(sitemap);
  if (sitemap.includes('<sitemapindex'))
    return (await inParallel(locations, 'sitemaps read', (one) => readSitemap(one, faults))).flat();
  if (status !== 200) faults.push(`${address} answers ${status}; expected the sitemap.`);
  else if (!sitemap.includes('<urlset')) faults.push(`${address} is no sitemap: it has no <urlset>.`);
  return locations;
}
