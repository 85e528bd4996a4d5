import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { Redirect } from '@/lib/redirects';
import { cacheControlOf, contentTypes, localHeaders, revalidate } from './headers';
import { answer } from './http';

/**
 * Answers for an exported site as a static host does: pages without ".html", pre-compressed files where the browser takes
 * them, `404.html` with its status for everything unknown, addresses case-exact and without a trailing slash (308 to the
 * one without), GET and HEAD only, the headers of production. What lies in the folder is read when this is made: after a
 * new build, make it anew.
 *
 * A page `what-we-do.html` beside a folder `what-we-do/` is served at `/what-we-do`.
 * @param redirects addresses that have moved (301, with their query) or are gone (410).
 * @throws Error when the folder does not exist, or has no `404.html`.
 */
export function createStaticSite(directory: string, redirects: readonly Redirect[] = []): RequestListener {
  const serveFile = sirv(directory, {
    etag: true,
    brotli: true,
    setHeaders: (response, path) => {
      const type = contentTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const notFound = readFileSync(join(directory, '404.html'), 'utf8');
  const movedTo = new Map(redirects.map(({ from, to }) => [from, to]));

  return (request, response) => {
    for (const [name, value] of Object.entries(localHeaders)) response.setHeader(name, value);
    const answerMissing = (status: number) =>
      answer(response, status, notFound, { 'Content-Type': contentTypes.html, 'Cache-Control': revalidate });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(response, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' });
    }

    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const moved = movedTo.get(path.replace(/(?:\.html|\/+)$/, ''));
    if (moved === 'gone') return answerMissing(410);
    if (moved) return answer(response, 301, `Moved to ${moved}${query}`, { Location: moved + query });
    // A redirect to "//host" or "/\host" would leave the site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      const location = path.slice(0, -1) + query;
      return answer(response, 308, `Moved to ${location}`, { Location: location });
    }
    // A server may ignore it (RFC 9110 §14.2), and sirv trips over an odd one ("bytes=5-2").
    delete request.headers.range;
    // A file may vanish while it is sent, as in a new build, and a download may be aborted.
    response.once('pipe', (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    response.setHeader('Cache-Control', cacheControlOf(path));
    serveFile(request, response, () => answerMissing(404));
  };
}
