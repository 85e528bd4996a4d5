import { createServer } from 'node:http';
import { closeServer } from '../../scripts/lib/http';
import { enquiryOrigin, listen } from '../../scripts/lib/ports';

/**
 * Serves the site as a slow connection does: each page comes as far as the last occurrence of a text, and the rest when it is released.
 *
 * @param site the origin of the server that has the site
 * @param text where a page stops, such as a tag
 */
export async function serveSlowly(site: string, text: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    const body = Buffer.from(await answer.arrayBuffer());
    // The body is no longer compressed.
    const ofBody = ['content-encoding', 'content-length', 'transfer-encoding'];
    response.setHeaders(new Headers([...answer.headers].filter(([name]) => !ofBody.includes(name))));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const end = isPage ? body.lastIndexOf(text) : body.length;
    response.writeHead(answer.status).write(body.subarray(0, end));
    if (isPage) await released;
    response.end(body.subarray(end));
  });
  const origin = enquiryOrigin(await listen(server, 0));
  return { origin, release, close: () => closeServer(server) };
}
