import pMap from 'p-map';
import { readPage, type PageFacts } from '../read-page';
import { ask, type HostAnswer } from './ask';
import { progress } from './progress';

/** Requests under way at once: a shared host takes more for an attack. */
export const concurrency = 8;

/** A page as the host sends it, or why it does not. */
export interface HostPage {
  readonly route: string;
  readonly answer?: HostAnswer;
  /** The sentence that says why there is no answer. */
  readonly trouble?: string;
  /** What the page says about itself, where it is an HTML page with status 200. */
  readonly facts?: PageFacts;
  readonly html: string;
}

/** What a host says of its site. */
export interface HostSite {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, HostPage>;
  /** The addresses in its sitemap, as paths. */
  readonly sitemap: readonly string[];
  /** One sentence for each fault of the sitemap. */
  readonly faults: readonly string[];
}

/**
 * Reads the site that a host serves: its sitemap, the pages that it names, those that the build has, and what they
 * link to.
 * @param origin such as https://www.company.com
 * @param built the addresses of the build's pages
 * @param base where the build says that it stands: addresses that begin with it are taken for the host's own
 * @throws Error with one sentence when the host does not answer at all
 */
export async function readHost(origin: string, built: readonly string[], base: string): Promise<HostSite> {
  await ask(origin);
  const pathOf = (address: string) => {
    const own = [base, origin].find((one) => address === one || address.startsWith(`${one}/`));
    return own === undefined
      ? null
      : address
          .slice(own.length)
          .replace(/[?#].*$/, '')
          .replace(/\/$/, '') || '/';
  };
  const { addresses, faults } = await readSitemap(origin);
  const sitemap = addresses.flatMap((address) => pathOf(address) ?? []);
  const pages = new Map<string, HostPage>();
  let wanted = [...new Set(['/', ...built, ...sitemap])];
  const told = progress('pages read');
  while (wanted.length > 0) {
    const read = await pMap(wanted, (route) => told(readAt(origin, route)), { concurrency });
    for (const page of read) pages.set(page.route, page);
    const linked = read.flatMap((page) => linksOf(page, origin, pathOf));
    wanted = [...new Set(linked)].filter((route) => !pages.has(route));
  }
  told.end();
  return { origin, pages, sitemap, faults };
}

async function readAt(origin: string, route: string): Promise<HostPage> {
  try {
    const answer = await ask(origin + route);
    const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('text/html');
    const html = isPage ? answer.body.toString('utf8') : '';
    return { route, answer, html, facts: isPage ? readPage(route, html) : undefined };
  } catch (error) {
    return { route, html: '', trouble: (error as Error).message };
  }
}

/** The pages of the site that a page links to; files are left out. */
function linksOf({ html, answer }: HostPage, origin: string, pathOf: (address: string) => string | null): string[] {
  const here = answer?.chain.at(-1) ?? origin;
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const target = URL.parse(href.replaceAll('&amp;', '&'), here);
    if (!target?.protocol.startsWith('http')) return [];
    const path = pathOf(target.href);
    return path === null || /\.\w+$/.test(path) ? [] : [path];
  });
}

/** The addresses of the sitemap, and of the sitemaps that an index names. */
async function readSitemap(origin: string): Promise<{ addresses: string[]; faults: string[] }> {
  const read = async (address: string): Promise<{ addresses: string[]; faults: string[] }> => {
    const { status, body } = await ask(address);
    const text = body.toString('utf8');
    const locations = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, one = '']) =>
      one.replaceAll('&amp;', '&'),
    );
    if (status !== 200) return { addresses: [], faults: [`${address} answers ${status}; expected the sitemap.`] };
    if (text.includes('<sitemapindex')) {
      const parts = await pMap(locations, read, { concurrency });
      return { addresses: parts.flatMap((one) => one.addresses), faults: parts.flatMap((one) => one.faults) };
    }
    return {
      addresses: locations,
      faults: text.includes('<urlset') ? [] : [`${address} is no sitemap: it has no <urlset>.`],
    };
  };
  return read(`${origin}/sitemap.xml`);
}
