import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices, type Browser, type CDPSession, type Page } from 'playwright';
import { ensureBrowser } from '../lib/browser';
import { closeServer } from '../lib/http';
import { listen } from '../lib/ports';
import { createStaticServer } from '../lib/static-server';
import { kinds, type Kind, type PageWeight } from './budget';

/** The exported site, served, and a browser to visit it with. */
export interface Bench {
  readonly browser: Browser;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What a visitor with a slow phone waits for, in ms; `cls` has no unit. */
export interface PageTimes {
  readonly lcp: number;
  /** Total Blocking Time before the visitor does anything: of every task what is beyond 50 ms. */
  readonly tbt: number;
  /** Hydration included. */
  readonly cls: number;
  /** From the focus until every island is hydrated. */
  readonly hydration: number;
}

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/** Lighthouse's slow 4G, applied to real requests: latency in ms, throughput in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
/** How many times slower the processor is made. */
const slowdown = 4;

/** How long (ms) the network is idle before a load counts as over, and the longest wait for that. */
const idleTime = 400;
const idleTimeout = 15_000;
/** How long (ms) a loaded page is watched. */
const settling = 1_500;

/**
 * Serves a built site on a free port, without the hosts' own headers, which are not the site's weight, and starts a
 * browser.
 * @throws Error when there is no such folder, or no browser can be had
 */
export async function openBench(out: string): Promise<Bench> {
  const server = createStaticServer(out);
  await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  return {
    browser,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await browser.close();
      await closeServer(server, 0);
    },
  };
}

/**
 * Weighs one page with an empty cache on a phone: what comes before the visitor does anything, and the scripts once
 * every island is hydrated and the page was scrolled from end to end.
 * @throws Error when the page answers with an error, or an island is not hydrated
 */
export function weigh(bench: Bench, route: string): Promise<PageWeight> {
  return onPhone(bench, async (page, session) => {
    const requests = new Map<string, { kind: Kind; bytes: number; isPending: boolean }>();
    let lastEvent = Date.now();
    const note = (id: string, change: { kind?: Kind; bytes?: number; isPending?: boolean }) => {
      lastEvent = Date.now();
      const known = requests.get(id);
      if (known) Object.assign(known, change);
    };
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) requests.set(requestId, { kind: 'other', bytes: 0, isPending: true });
      note(requestId, {});
    });
    session.on('Network.responseReceived', ({ requestId, response }) =>
      note(requestId, { kind: kindOf(response.mimeType) }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      note(requestId, { bytes: encodedDataLength, isPending: false }),
    );
    session.on('Network.loadingFailed', ({ requestId }) => note(requestId, { isPending: false }));
    const networkIdle = async () => {
      const isIdle = () =>
        Date.now() - lastEvent > idleTime && [...requests.values()].every(({ isPending }) => !isPending);
      for (const end = Date.now() + idleTimeout; Date.now() < end && !isIdle();) await wait(50);
    };
    const bytesOf = (kind: Kind) =>
      [...requests.values()].reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0);

    await open(page, bench.origin + route);
    await networkIdle();
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)])) as Record<Kind, number>;
    const count = requests.size;
    await hydrate(page);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    });
    await networkIdle();
    return { route, bytes, requests: count, hydrated: bytesOf('script') };
  });
}

/** Times one page on a slow phone with an empty cache; approximations of Lighthouse's figures, from a real load. */
export function timesOf(bench: Bench, route: string): Promise<PageTimes> {
  return onPhone(bench, async (page, session) => {
    await page.addInitScript(observePerformance);
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const metrics = () => page.evaluate(() => (window as unknown as { metrics: Omit<PageTimes, 'hydration'> }).metrics);
    await open(page, bench.origin + route);
    await page.waitForTimeout(settling);
    const { lcp, tbt } = await metrics();
    const started = Date.now();
    await hydrate(page);
    const hydration = Date.now() - started;
    await page.waitForTimeout(settling);
    return { lcp, tbt, cls: (await metrics()).cls, hydration };
  });
}

/** Opens a tab with an empty cache, and closes it after the work. */
async function onPhone<T>({ browser }: Bench, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // tsx marks functions with a helper of this name, which those that run in the page then look for there.
    await page.addInitScript({ content: 'self.__name = (thing) => thing;' });
    await page.addInitScript(() => {
      let hydrated = 0;
      document.addEventListener('app:hydrated', () => Object.assign(window, { hydratedIslands: (hydrated += 1) }));
      // The home page draws the order of its slides; here the first one is always the same, so that bytes are exact.
      Math.random = () => 0.999;
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await work(page, session);
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  if (!response?.ok()) throw new Error(`${address}: the answer was ${response?.status() ?? 'none'}.`);
}

/** Hydrates every island of a page, as the focus does. @throws Error when one is not hydrated within 20 s */
async function hydrate(page: Page): Promise<void> {
  await page
    .locator('[data-island]')
    .evaluateAll((islands) => islands.forEach((island) => island.dispatchEvent(new Event('focusin'))));
  await page.waitForFunction(
    () => ((window as { hydratedIslands?: number }).hydratedIslands ?? 0) === document.querySelectorAll('[data-island]').length, // prettier-ignore
    undefined,
    { timeout: 20_000 },
  );
}

/** Runs in the page before its own scripts. */
function observePerformance(): void {
  const metrics = { lcp: 0, tbt: 0, cls: 0 };
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

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'html';
  if (type.includes('javascript')) return 'script';
  return type.startsWith('image/') ? 'picture' : 'other';
}
