import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@/lib/escape-html';
import { sendText } from '../lib/http';

/** The URL that open pages poll, and that of the polling script (loaded by app/document.tsx). */
const problemsAddress = '/content-problems';
const scriptAddress = '/content-problems.js';

/** Reloads an open page when the problems change, whether they appear, differ or disappear. */
const script = `const shown = document.querySelector('[data-content-problems]')?.textContent ?? '';
setInterval(async () => {
  const current = await fetch('${problemsAddress}').then((response) => response.text(), () => shown);
  if (current !== shown) location.reload();
}, 1000);
`;

/**
 * Replaces every page by the output of `npm run content` while content/ has mistakes. Next would show an error about
 * our code instead, or a page without the invalid words.
 * @param latest returns the current problems, '' for none (`watchContent`)
 * @returns whether a response was sent
 */
export async function respondWithProblems(
  latest: () => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === scriptAddress) return respond(response, 200, 'text/javascript', script);
  if (pathname === problemsAddress) return respond(response, 200, 'text/plain', await latest());
  if (!isPage(pathname)) return false;
  const problems = await latest();
  // Next's router requests page data; given an HTML page instead, it navigates to that page.
  return problems !== '' && respond(response, 500, 'text/html', problemPage(problems));
}

/** Whether a path is that of a page rather than of a file or of Next's internals. */
function isPage(pathname: string): boolean {
  return !/^\/_next\/|^\/__next|\.\w+$/.test(pathname);
}

function respond(response: ServerResponse, status: number, type: string, text: string): true {
  sendText(response, status, text, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  return true;
}

function problemPage(problems: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mistakes in content/</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif; color-scheme: light dark }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Mistakes in content/</h1>
<pre role="alert" data-content-problems>${escapeHtml(problems)}</pre>
<p>The page reloads by itself when the file is saved.</p>
<script src="${scriptAddress}" defer></script>
`;
}
