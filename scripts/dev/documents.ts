import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { developmentDocument } from 'next-documents';
import sirv from 'sirv';
import { settings } from '../build/document-settings';
import { listen } from '../lib/ports';
import { sendText } from '../lib/http';

/** The folder of the islands of the page that was requested last. */
const folder = '.next/islands';

/**
 * Serves the pages of Next's development server as documents with islands, like the built site, and everything else as Next
 * does. Next answers on a port of its own, because a page has to be complete before it can be changed.
 * @param next Next's own handler
 */
export async function documentsOf(next: RequestListener): Promise<RequestListener> {
  const inner = createServer(next);
  const origin = `http://127.0.0.1:${await listen(inner, 0)}`;
  const allowed = settings();
  const islands = sirv(folder, { dev: true });
  const folders = { root: process.cwd(), served: resolve(folder) };
  return async (request, response) => {
    const { url = '/', headers } = request;
    if (url.startsWith('/_next/static/islands/')) return islands(request, response);
    if (!headers.accept?.includes('text/html')) return next(request, response);
    const answer = await fetch(origin + url, { redirect: 'manual', headers: { accept: 'text/html' } });
    const type = answer.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    sendText(response, answer.status, developmentDocument(await answer.text(), folders, allowed), {
      'Content-Type': type,
      'Cache-Control': 'no-store',
    });
  };
}
