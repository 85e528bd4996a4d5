import type { CDPSession, Page } from 'playwright';
import { hydrate, newTab, type Bench } from './site';
import { median } from './table';

/** What a visitor with a slow phone waits for, in ms; `cls` has no unit. */
export interface PageTimes {
  readonly route: string;
  /** Until the largest picture or text stands there. */
  readonly lcp: number;
  /** How long the main thread is blocked in all: of every task what is beyond 50 ms. */
  readonly tbt: number;
  /** How far what is seen moves by itself, hydration included. */
  readonly cls: number;
  /** From the focus until every island is hydrated, and how long the main thread is blocked meanwhile. */
  readonly hydration: number;
  readonly hydrationTbt: number;
}

/** Lighthouse's slow 4G, applied to real requests: latency in ms, throughput in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower the processor is made. */
const slowdown = 4;

/** How long a loaded page is left alone before it counts as at rest, in ms. */
const settling = 1_500;

/** Makes the processor of a page's browser as slow as a cheap phone's. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * Times one page on a slow phone with an empty cache: medians over `runs` loads. Approximations of Lighthouse's
 * figures: the slowness is applied to the real load, not computed afterwards.
 */
export async function timesOf(bench: Bench, route: string, runs: number): Promise<PageTimes> {
  const taken: Omit<PageTimes, 'route'>[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await timeOnce(bench, route));
  const middle = (figure: keyof Omit<PageTimes, 'route'>) => median(taken.map((one) => one[figure]));
  return {
    route,
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    hydration: middle('hydration'),
    hydrationTbt: middle('hydrationTbt'),
  };
}

async function timeOnce({ browser, origin }: Bench, route: string): Promise<Omit<PageTimes, 'route'>> {
  const page = await newTab(browser);
  try {
    await page.addInitScript(watchPaints);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await slowDown(session);
    await page.goto(origin + route, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(settling);
    const before = await read(page);
    const started = Date.now();
    await hydrate(page);
    const hydration = Date.now() - started;
    await page.waitForTimeout(settling);
    const after = await read(page);
    return { lcp: before.lcp, tbt: before.tbt, cls: after.cls, hydration, hydrationTbt: after.tbt - before.tbt };
  } finally {
    await page.context().close();
  }
}

interface Paints {
  lcp: number;
  tbt: number;
  cls: number;
}

function read(page: Page): Promise<Paints> {
  return page.evaluate(() => (window as unknown as { paints: Paints }).paints);
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const paints: Paints = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { paints });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (paints.lcp = entry.startTime));
  watch('longtask', (entry) => (paints.tbt += Math.max(0, entry.duration - 50)));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) paints.cls += shift.value;
  });
}
