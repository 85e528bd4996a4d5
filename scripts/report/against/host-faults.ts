import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import pMap from 'p-map';
import { cacheControlOf, securityHeaders } from '../../lib/headers';
import { ask, type HostAnswer } from './ask';
import { progress } from './progress';
import { concurrency, type HostPage, type HostSite } from './read-host';

/** What the host itself does wrong, whatever is deployed there. */
export interface HostFault {
  readonly level: 'error' | 'notice';
  readonly subject: string;
  readonly text: string;
}

const error = (subject: string, text: string): HostFault => ({ level: 'error', subject, text });
const notice = (subject: string, text: string): HostFault => ({ level: 'notice', subject, text });

/**
 * Checks how a host serves a site: status codes, the page for unknown addresses, https, compression, caching, the
 * headers of deploy/, policies that a proxy has altered, and pictures that do not load.
 */
export async function hostFaults(host: HostSite): Promise<HostFault[]> {
  const pages = [...host.pages.values()];
  const sound = pages.filter((page) => page.facts);
  return [
    ...host.faults.map((text) => error('sitemap', text)),
    ...pages.flatMap((page) => statusFault(page, host)),
    ...(await unknownAddress(host.origin)),
    ...(await plainHttp(host.origin)),
    ...headerFaults(sound, host.origin),
    ...sound.flatMap(policyFault),
    ...(await pictureFaults(sound, host.origin)),
  ];
}

function statusFault({ route, answer, trouble }: HostPage, { sitemap }: HostSite): HostFault[] {
  if (trouble) return [error('status', trouble)];
  if (!answer || answer.status === 200) {
    const moved = sitemap.includes(route) && (answer?.chain.length ?? 0) > 1;
    return moved ? [notice('status', `The sitemap names ${route}, which leads on to ${answer?.chain.at(-1)}.`)] : [];
  }
  if (answer.status >= 500) return [error('status', `${route} answers ${answer.status}.`)];
  return sitemap.includes(route)
    ? [error('status', `The sitemap names ${route}, which answers ${answer.status}.`)]
    : [];
}

async function unknownAddress(origin: string): Promise<HostFault[]> {
  const { status } = await ask(
    `${origin}/no-such-page-${createHash('sha256').update(origin).digest('hex').slice(0, 8)}`,
  );
  const text = `An address that does not exist answers ${status}; expected 404, or search engines list it.`;
  return status === 404 ? [] : [error('missing pages', text)];
}

async function plainHttp(origin: string): Promise<HostFault[]> {
  if (!origin.startsWith('https:')) return [];
  try {
    const { status, headers } = await ask(origin.replace('https:', 'http:'), { redirect: 'manual' });
    const location = headers.get('location') ?? '';
    if (location.startsWith('https:') && (status === 301 || status === 308)) return [];
    return [
      error('https', `http leads to ${location || 'no other address'} with ${status}; expected https with 301 or 308.`),
    ];
  } catch (trouble) {
    return [notice('https', `Whoever types the name without https finds nothing: ${(trouble as Error).message}`)];
  }
}

/** One line for each header that is missing or other than in deploy/, with how many pages it concerns. */
function headerFaults(pages: readonly HostPage[], origin: string): HostFault[] {
  const isSecure = origin.startsWith('https:');
  const wanted = Object.entries(securityHeaders).filter(([name]) => isSecure || name !== 'Strict-Transport-Security');
  const counts = new Map<string, number>();
  const add = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const { answer } of pages as readonly { answer: HostAnswer }[]) {
    for (const [name, value] of wanted) {
      const found = answer.headers.get(name);
      if (found !== value) add(`${name}: ${found === null ? 'missing' : `"${found}"`}; expected "${value}".`);
    }
    const cached = answer.headers.get('cache-control');
    if (cached !== cacheControlOf('/'))
      add(`Cache-Control: ${cached ?? 'missing'}; expected "${cacheControlOf('/')}".`);
    if (!/^(?:br|gzip|zstd)$/.test(answer.headers.get('content-encoding') ?? ''))
      add('Pages are sent without compression.');
  }
  return [...counts].map(([text, count]) => notice('headers', `${text} (${count} of ${pages.length} pages)`));
}

/** A policy that does not fit its own page has been altered on the way, or the page has: its scripts would not run. */
function policyFault({ route, html, answer }: HostPage): HostFault[] {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const policy = page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content');
  const header = answer?.headers.get('content-security-policy');
  const faults: HostFault[] = [];
  if (header && header !== securityHeaders['Content-Security-Policy'])
    faults.push(notice('policy', `${route}: the host sends a policy of its own, "${header.slice(0, 80)}".`));
  if (!policy) return faults;
  const inline = page
    .querySelectorAll('script:not([src]), style')
    .filter((one) => !/json/.test(one.getAttribute('type') ?? ''));
  const strays = inline.filter(
    ({ rawText }) => !policy.includes(`'sha256-${createHash('sha256').update(rawText).digest('base64')}'`),
  );
  if (strays.length > 0)
    faults.push(
      error(
        'policy',
        `${route}: ${strays.length} inline scripts or styles do not fit the page’s policy; something between the build and the browser changes pages.`,
      ),
    );
  return faults;
}

async function pictureFaults(pages: readonly HostPage[], origin: string): Promise<HostFault[]> {
  const addresses = new Set(
    pages.flatMap(({ html, facts }) => {
      const inPage = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
      const social = facts?.social['og:image'];
      // A page names its social picture by the address that it will have; this host may be another.
      const local = social ? [new URL(new URL(social).pathname, origin).href] : [];
      return [...inPage.filter((src) => !src.startsWith('data:')).map((src) => new URL(src, origin).href), ...local];
    }),
  );
  const told = progress('pictures asked for');
  const faults = await pMap(
    addresses,
    async (address) => {
      const answer = await told(ask(address, { method: 'HEAD' }).catch((trouble: Error) => trouble));
      if (answer instanceof Error) return [error('pictures', answer.message)];
      const type = answer.headers.get('content-type') ?? 'no type';
      if (answer.status === 200 && type.startsWith('image/')) return [];
      return [error('pictures', `${new URL(address).pathname} does not load: ${answer.status}, ${type}.`)];
    },
    { concurrency },
  );
  told.end();
  return faults.flat();
}
