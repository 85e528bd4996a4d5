import { setTimeout as wait } from 'node:timers/promises';
import { devices, type Browser, type Page, type Request } from 'playwright';
import { hydrated } from '../../e2e/support/page';
import { launchBrowser } from '../lib/browser';
import { closeServer } from '../lib/http';
import { listen } from '../lib/ports';
import { createStaticServer } from '../lib/static-server';
import { type Kind, type PageWeight } from './budget';

/** The exported site, served at an origin, and a browser to visit it with. */
export type Bench = Readonly<{ browser: Browser; origin: string }>;

/** The phone that Lighthouse emulates. */
const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Lighthouse's slow 4G, applied to real requests: latency in ms, throughput in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
/** How many times slower the processor is made. */
const slowdown = 4;

/** How long (ms) the network is idle before a load counts as over. */
const idleTime = 400;
/** How long (ms) a loaded page is watched. */
const settling = 1_500;

/**
 * Serves a built site on a free port, without the hosts' own headers, which are not the site's weight, and starts a
 * browser; both are closed after the work.
 * @throws Error when there is no such folder, or no browser can be had
 */
export async function withBench(out: string, work: (bench: Bench) => Promise<void>): Promise<void> {
  const server = createStaticServer(out);
  const browser = await launchBrowser(['--disable-component-update', '--disable-sync']);
  try {
    await work({ browser, origin: `http://localhost:${await listen(server, 0)}` });
  } finally {
    await browser.close();
    await closeServer(server, 0);
  }
}

/**
 * Weighs one page with an empty cache on a phone: what comes before the visitor does anything, and the scripts once
 * every island is hydrated and the page was scrolled from end to end.
 * @throws Error when the page answers with an error, or an island is not hydrated
 */
export function weigh(bench: Bench, route: string): Promise<PageWeight> {
  return onPhone(bench, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    /** The bytes of each kind once no request has begun for a while, and all have ended. */
    const bytesWhenIdle = async () => {
      const bytes: Record<Kind, number> = { html: 0, script: 0, picture: 0, other: 0 };
      for (let seen = -1; seen !== requests.length; await wait(idleTime)) {
        seen = requests.length;
        await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
      }
      for (const request of requests) {
        const { responseHeadersSize, responseBodySize } = await request.sizes();
        bytes[kindOf((await request.response())?.headers()['content-type'])] += responseHeadersSize + responseBodySize;
      }
      return bytes;
    };

    await open(page, bench.origin + route);
    const bytes = await bytesWhenIdle();
    const count = requests.length;
    await hydrated(page);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    });
    return { route, bytes, requests: count, hydrated: (await bytesWhenIdle()).script };
  });
}

/**
 * Times one page on a slow phone with an empty cache, its islands hydrated once it is there; approximations of Lighthouse's
 * figures, from a real load.
 * @returns Largest Contentful Paint (ms), Total Blocking Time (ms: of every task what is beyond 50), and the Cumulative
 *   Layout Shift
 */
export function timesOf(bench: Bench, route: string): Promise<Metrics> {
  return onPhone(bench, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observePerformance);
    await open(page, bench.origin + route);
    await page.waitForTimeout(settling);
    await hydrated(page);
    await page.waitForTimeout(settling);
    return page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics);
  });
}

/** Opens a tab with an empty cache, and closes it after the work. */
async function onPhone<T>({ browser }: Bench, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // tsx marks functions with a helper of this name, which those that run in the page then look for there.
    await page.addInitScript({ content: 'self.__name = (thing) => thing;' });
    await page.addInitScript(() => {
      const hydratedIslands = new Set<unknown>();
      Object.assign(window, { hydratedIslands });
      document.addEventListener('app:hydrated', ({ target }) => hydratedIslands.add(target));
      // The home page draws the order of its slides; here the first one is always the same, so that bytes are exact.
      Math.random = () => 0.999;
    });
    return await work(page);
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { timeout: 60_000 });
  if (!response?.ok()) throw new Error(`${address}: the answer was ${response?.status() ?? 'none'}.`);
}

/** The figures of a visit, see `timesOf`. */
type Metrics = Record<'lcp' | 'tbt' | 'cls', number>;

/** Runs in the page before its own scripts. */
function observePerformance(): void {
  const metrics: Metrics = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { metrics });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (metrics.lcp = entry.startTime));
  observe('longtask', (entry) => (metrics.tbt += Math.max(0, entry.duration - 50)));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) metrics.cls += shift.value;
  });
}

function kindOf(type = ''): Kind {
  if (type.startsWith('text/html')) return 'html';
  if (type.includes('javascript')) return 'script';
  return type.startsWith('image/') ? 'picture' : 'other';
}
