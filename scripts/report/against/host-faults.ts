import { hashSource } from 'next-documents';
import { localHeaders, pageHeaders, securityHeaders } from '../../lib/headers';
import { attributesIn } from '../../lib/html';
import { error, notice, type Remark } from '../finding';
import { fetchWithRetry, inParallel } from './fetch-with-retry';
import { onHost, type HostPage, type HostSite } from './read-host';

type LoadedPage = Required<Pick<HostPage, 'route' | 'response' | 'facts'>>;

/**
 * Checks how a host serves a site, whatever is deployed there: status codes, the 404 page, HTTPS, compression, the
 * headers of deploy/, pages that a proxy has altered, and pictures that do not load.
 */
export async function hostFaults({ origin, pages, sitemap, faults }: HostSite): Promise<Remark[]> {
  const answered = [...pages.values()];
  const loaded = answered.flatMap(({ route, response, facts }) =>
    response && facts ? [{ route, response, facts }] : [],
  );
  return [
    ...faults.map((text) => error('sitemap', text)),
    ...answered.flatMap((page) => statusFaults(page, sitemap.includes(page.route))),
    ...(await unknownAddress(origin)),
    ...(await plainHttp(origin)),
    ...headerFaults(loaded, origin),
    ...loaded.flatMap(policyFaults),
    ...(await pictureFaults(loaded, origin)),
  ];
}

function statusFaults({ route, response, failure = '' }: HostPage, isListed: boolean): Remark[] {
  if (!response) return [error('status', failure)];
  const { status, redirected, url } = response;
  if (status >= 500) return [error('status', `${route} responds with ${status}.`)];
  if (!isListed) return [];
  if (status !== 200) return [error('status', `The sitemap lists ${route}, which responds with ${status}.`)];
  return redirected ? [notice('status', `The sitemap lists ${route}, which redirects to ${url}.`)] : [];
}

async function unknownAddress(origin: string): Promise<Remark[]> {
  const { status } = await fetchWithRetry(`${origin}/no-such-page`);
  const text = `An unknown address responds with ${status}; expected 404, or search engines will index it.`;
  return status === 404 ? [] : [error('missing pages', text)];
}

async function plainHttp(origin: string): Promise<Remark[]> {
  if (!origin.startsWith('https:')) return [];
  try {
    const { status, headers } = await fetchWithRetry(origin.replace('https:', 'http:'), { redirect: 'manual' });
    const location = headers.get('location') ?? 'no location';
    if (location.startsWith('https:') && [301, 308].includes(status)) return [];
    return [
      error('https', `HTTP responds with ${status} and ${location}; expected a redirect to HTTPS by 301 or 308.`),
    ];
  } catch (failure) {
    return [notice('https', `Without https the site cannot be reached: ${(failure as Error).message}`)];
  }
}

/** One notice per header that is missing or differs from deploy/, with the number of affected pages. */
function headerFaults(pages: readonly LoadedPage[], origin: string): Remark[] {
  const headers = origin.startsWith('https:') ? securityHeaders : localHeaders;
  const wanted = Object.entries({ ...headers, ...pageHeaders });
  const faults = pages.flatMap(({ response }) => {
    const sent = (name: string) => response.headers.get(name);
    const others = wanted.filter(([name, value]) => sent(name) !== value);
    const isCompressed = /^(?:br|gzip|zstd)$/.test(sent('content-encoding') ?? '');
    return [
      ...others.map(([name, value]) => `${name}: ${sent(name) ?? 'missing'}; expected "${value}".`),
      ...(isCompressed ? [] : ['Pages are sent without compression.']),
    ];
  });
  const count = (text: string) => faults.filter((fault) => fault === text).length;
  return [...new Set(faults)].map((text) => notice('headers', `${text} (${count(text)} of ${pages.length} pages)`));
}

/** Inline code without a hash in the policy has been altered after the build, and would not run. */
function policyFaults({ route, facts: { document } }: LoadedPage): Remark[] {
  const [policy] = attributesIn(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
  const inline = document.querySelectorAll('script:not([src]):not([type*=json]), style');
  const strays = inline.filter(({ rawText }) => !policy?.includes(hashSource(rawText)));
  const text = `${strays.length} inline scripts or styles violate the page’s policy; something between the build and the browser alters pages.`;
  return policy && strays.length > 0 ? [error('policy', `${route}: ${text}`)] : [];
}

async function pictureFaults(pages: readonly LoadedPage[], origin: string): Promise<Remark[]> {
  const addresses = pages.flatMap(({ facts }) => {
    const inPage = attributesIn(facts.document, 'img[src]', 'src').filter((src) => !src.startsWith('data:'));
    const social = facts.social['og:image'];
    return [...inPage.map((src) => new URL(src, origin).href), ...(social ? [onHost(social, origin)] : [])];
  });
  const faults = await inParallel(new Set(addresses), 'pictures checked', async (address) => {
    try {
      const { status, headers } = await fetchWithRetry(address, { method: 'HEAD' });
      const type = headers.get('content-type') ?? 'no type';
      if (status === 200 && type.startsWith('image/')) return [];
      return [error('pictures', `${new URL(address).pathname} does not load: ${status}, ${type}.`)];
    } catch (failure) {
      return [error('pictures', (failure as Error).message)];
    }
  });
  return faults.flat();
}
