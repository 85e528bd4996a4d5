import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { Redirect } from '@/lib/schemas/redirects';
import { contentTypes, headersOf, localHeaders, pageHeaders } from './headers';
import { sendText } from './http';

/**
 * Serves an exported site as a static host does: pages without ".html" (`what-we-do.html` at `/what-we-do`, even beside
 * a folder `what-we-do/`), precompressed files, `404.html` for unknown paths, case-sensitive paths without a trailing
 * slash (308), only GET and HEAD, and the production headers. The folder is scanned once, and again when a build has put
 * another in its place.
 * @param redirects addresses that have moved (301, keeping the query) or are gone (410)
 * @throws Error when the folder does not exist or has no `404.html`
 */
export function createStaticSite(directory: string, redirects: readonly Redirect[] = []): RequestListener {
  let site = scan(directory);
  const movedTo = new Map(redirects.map(({ from, to }) => [from, to]));

  return (request, response) => {
    // There is none for a moment while a build replaces the folder.
    const built = buildIn(directory);
    if (built !== undefined && built !== site.built) site = scan(directory);
    const { serveFile, notFound } = site;
    for (const [name, value] of Object.entries(localHeaders)) response.setHeader(name, value);
    const sendNotFound = (status: number) => {
      response.removeHeader('X-Robots-Tag');
      sendText(response, status, notFound, { 'Content-Type': contentTypes.html, ...pageHeaders });
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' });
    }

    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const moved = movedTo.get(path.replace(/(?:\.html|\/+)$/, ''));
    if (moved === 'gone') return sendNotFound(410);
    if (moved) return sendText(response, 301, `Moved to ${moved}${query}`, { Location: moved + query });
    // A redirect to "//host" or "/\host" would leave the site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      const location = path.slice(0, -1) + query;
      return sendText(response, 308, `Moved to ${location}`, { Location: location });
    }
    // A server may ignore Range (RFC 9110 §14.2), and sirv fails on an invalid one ("bytes=5-2").
    delete request.headers.range;
    // A new build may delete a file while it is being sent, and a client may abort a download.
    response.once('pipe', (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    serveFile(request, response, () => sendNotFound(404));
  };
}

/** Lists the files of a site as it is now. */
function scan(directory: string) {
  const serveFile = sirv(directory, {
    etag: true,
    brotli: true,
    setHeaders: (response, path) => {
      const type = contentTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return { built: buildIn(directory), serveFile, notFound: readFileSync(join(directory, '404.html'), 'utf8') };
}

/**
 * Tells the build in a folder from another, which may have been written in the same tick of the file system's clock;
 * undefined where there is none.
 */
function buildIn(directory: string): string | undefined {
  const page = statSync(join(directory, '404.html'), { throwIfNoEntry: false });
  return page && `${page.ino} ${page.mtimeMs}`;
}
