import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../lib/http';

/** Where an open page asks what the check says, and the script that asks (app/document.tsx loads it). */
const problemsAddress = '/content-problems';
const scriptAddress = '/content-problems.js';

/** An open page is loaded anew when it does not show what the check says: a mistake, or no mistake any more. */
const script = `const shown = document.querySelector('[data-content-problems]')?.textContent ?? '';
setInterval(async () => {
  const said = await fetch('${problemsAddress}').then((answer) => answer.text(), () => shown);
  if (said !== shown) location.reload();
}, 1000);
`;

/**
 * Answers in the place of Next while something in content/ does not fit: every page says what, as `npm run content` does.
 * Next would show its own message, with our code in it, or a page without the words that are wrong.
 * @param latest what the check says now (`watchContent`)
 * @returns whether the request has been answered
 */
export async function answerForContent(
  latest: () => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === scriptAddress) return respond(response, 200, 'text/javascript', script);
  if (pathname === problemsAddress) return respond(response, 200, 'text/plain', await latest());
  if (!isPage(pathname)) return false;
  const problems = await latest();
  // Next's own script asks for data of the page; given a page instead, it loads that.
  return problems !== '' && respond(response, 500, 'text/html', problemPage(problems));
}

/** Whether an address is that of a page, and not of a file or of Next's own. */
function isPage(pathname: string): boolean {
  return !/^\/_next\/|^\/__next|\.\w+$/.test(pathname);
}

function respond(response: ServerResponse, status: number, type: string, text: string): true {
  answer(response, status, text, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  return true;
}

function problemPage(problems: string): string {
  const text = problems.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>To put right in content/</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif; color-scheme: light dark }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>To put right in content/</h1>
<pre role="alert" data-content-problems>${text}</pre>
<p>The page comes back by itself when the file is saved.
<script src="${scriptAddress}" defer></script>
`;
}
