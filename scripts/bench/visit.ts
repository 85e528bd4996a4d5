import { setTimeout as wait } from 'node:timers/promises';
import { devices, type Browser, type Request } from 'playwright';
import { hydrated } from '../../e2e/support/page';
import { watchPage } from '../../e2e/support/test';
import type { Kind, PageWeight } from './budget';

/** The phone that Lighthouse emulates. */
const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** How long (ms) the network is idle before a load counts as over. */
const idleTime = 400;

/** What a page does by itself later than this (ms) is no part of its first load. */
const patience = 3_000;

/**
 * Weighs one page with an empty cache on a phone: what comes before the visitor does anything, and the scripts once
 * every island is hydrated and the page was scrolled from end to end.
 * @param origin where the site is served, without the hosts' own headers, which are not its weight
 * @throws Error when the page answers with an error, or an island is not hydrated
 */
export async function weigh(browser: Browser, origin: string, route: string): Promise<PageWeight> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  try {
    const page = await context.newPage();
    // tsx marks functions with a helper of this name, which those that run in the page then look for there.
    await page.addInitScript({ content: 'self.__name = (thing) => thing;' });
    await page.addInitScript(watchPage);
    // The home page draws the order of its slides; here the first one is always the same, so that bytes are exact.
    await page.addInitScript({ content: 'Math.random = () => 0.999' });
    // The carousel is hydrated by itself after five seconds: that is no part of a first load, however slow the machine is.
    await page.addInitScript({
      content: `const start = setTimeout; setTimeout = (run, ms, ...rest) => (ms >= ${patience} ? 0 : start(run, ms, ...rest))`,
    });
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));

    const response = await page.goto(route);
    if (!response?.ok()) throw new Error(`${route}: the answer was ${response?.status() ?? 'none'}.`);
    const bytes = await bytesOf(requests);
    const count = requests.length;
    await hydrated(page);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    });
    return { route, bytes, requests: count, hydrated: (await bytesOf(requests)).script };
  } finally {
    await context.close();
  }
}

/** The bytes of each kind, headers included, once no request has begun for a while and all have ended. */
async function bytesOf(requests: readonly Request[]): Promise<Record<Kind, number>> {
  for (let seen = -1; seen !== requests.length; await wait(idleTime)) {
    seen = requests.length;
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  }
  const bytes = { html: 0, script: 0, picture: 0, other: 0 };
  const kinds: Partial<Record<string, Kind>> = { document: 'html', script: 'script', image: 'picture' };
  for (const request of requests) {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    bytes[kinds[request.resourceType()] ?? 'other'] += responseHeadersSize + responseBodySize;
  }
  return bytes;
}
