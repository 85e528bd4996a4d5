import { hashSource } from '../../finish/policy';
import { cacheControlOf, localHeaders, securityHeaders } from '../../lib/headers';
import { attributesIn } from '../../lib/html';
import { error, notice, type Said } from '../finding';
import { ask, inParallel } from './ask';
import { onHost, type HostPage, type HostSite } from './read-host';

/** A page that is there. */
type SoundPage = Required<Pick<HostPage, 'route' | 'answer' | 'facts'>>;

/**
 * Checks how a host serves a site, whatever is deployed there: status codes, the page for unknown addresses, https,
 * compression, caching, the headers of deploy/, policies that a proxy has altered, and pictures that do not load.
 */
export async function hostFaults({ origin, pages, sitemap, faults }: HostSite): Promise<Said[]> {
  const all = [...pages.values()];
  const sound = all.flatMap(({ route, answer, facts }) => (answer && facts ? [{ route, answer, facts }] : []));
  return [
    ...faults.map((text) => error('sitemap', text)),
    ...all.flatMap((page) => statusFaults(page, sitemap.includes(page.route))),
    ...(await unknownAddress(origin)),
    ...(await plainHttp(origin)),
    ...headerFaults(sound, origin),
    ...sound.flatMap(policyFaults),
    ...(await pictureFaults(sound, origin)),
  ];
}

function statusFaults({ route, answer, trouble = '' }: HostPage, isListed: boolean): Said[] {
  if (!answer) return [error('status', trouble)];
  const { status, redirected, url } = answer;
  if (status >= 500) return [error('status', `${route} answers ${status}.`)];
  if (!isListed) return [];
  if (status !== 200) return [error('status', `The sitemap names ${route}, which answers ${status}.`)];
  return redirected ? [notice('status', `The sitemap names ${route}, which leads on to ${url}.`)] : [];
}

async function unknownAddress(origin: string): Promise<Said[]> {
  const { status } = await ask(`${origin}/no-such-page`);
  const text = `An address that does not exist answers ${status}; expected 404, or search engines list it.`;
  return status === 404 ? [] : [error('missing pages', text)];
}

async function plainHttp(origin: string): Promise<Said[]> {
  if (!origin.startsWith('https:')) return [];
  try {
    const { status, headers } = await ask(origin.replace('https:', 'http:'), { redirect: 'manual' });
    const location = headers.get('location') ?? 'no other address';
    if (location.startsWith('https:') && [301, 308].includes(status)) return [];
    return [error('https', `http leads to ${location} with ${status}; expected https with 301 or 308.`)];
  } catch (trouble) {
    return [notice('https', `Whoever types the name without https finds nothing: ${(trouble as Error).message}`)];
  }
}

/** One line for each header that is missing or other than in deploy/, with how many pages it concerns. */
function headerFaults(pages: readonly SoundPage[], origin: string): Said[] {
  const headers = origin.startsWith('https:') ? securityHeaders : localHeaders;
  const wanted = Object.entries({ ...headers, 'Cache-Control': cacheControlOf('/') });
  const faults = pages.flatMap(({ answer }) => {
    const sent = (name: string) => answer.headers.get(name);
    const others = wanted.filter(([name, value]) => sent(name) !== value);
    const isCompressed = /^(?:br|gzip|zstd)$/.test(sent('content-encoding') ?? '');
    return [
      ...others.map(([name, value]) => `${name}: ${sent(name) ?? 'missing'}; expected "${value}".`),
      ...(isCompressed ? [] : ['Pages are sent without compression.']),
    ];
  });
  const count = (text: string) => faults.filter((one) => one === text).length;
  return [...new Set(faults)].map((text) => notice('headers', `${text} (${count(text)} of ${pages.length} pages)`));
}

/** A policy that does not fit its own page has been altered on the way, or the page has: its scripts would not run. */
function policyFaults({ route, facts: { document } }: SoundPage): Said[] {
  const [policy] = attributesIn(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
  const inline = document.querySelectorAll('script:not([src]):not([type*=json]), style');
  const strays = inline.filter(({ rawText }) => !policy?.includes(hashSource(rawText)));
  const text = `${strays.length} inline scripts or styles do not fit the page’s policy; something between the build and the browser changes pages.`;
  return policy && strays.length > 0 ? [error('policy', `${route}: ${text}`)] : [];
}

async function pictureFaults(pages: readonly SoundPage[], origin: string): Promise<Said[]> {
  const addresses = pages.flatMap(({ facts }) => {
    const inPage = attributesIn(facts.document, 'img[src]', 'src').filter((src) => !src.startsWith('data:'));
    const social = facts.social['og:image'];
    return [...inPage.map((src) => new URL(src, origin).href), ...(social ? [onHost(social, origin)] : [])];
  });
  const faults = await inParallel(new Set(addresses), 'pictures asked for', async (address) => {
    try {
      const { status, headers } = await ask(address, { method: 'HEAD' });
      const type = headers.get('content-type') ?? 'no type';
      if (status === 200 && type.startsWith('image/')) return [];
      return [error('pictures', `${new URL(address).pathname} does not load: ${status}, ${type}.`)];
    } catch (trouble) {
      return [error('pictures', (trouble as Error).message)];
    }
  });
  return faults.flat();
}
