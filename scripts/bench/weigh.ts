import type { CDPSession, Page } from 'playwright';
import { kinds, type Kind, type PageWeight } from './budget';
import { hydrate, newTab, type Bench } from './site';

/** How long the network has to rest before a load counts as over, and the most that is waited for it; ms. */
const rest = 400;
const restTimeout = 15_000;

interface Transfer {
  kind: Kind;
  bytes: number;
  done: boolean;
}

/** Counts what comes over a page's wire, as the browser itself reports it: compressed, with headers. */
class Meter {
  readonly transfers = new Map<string, Transfer>();
  private last = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) this.note(requestId, { kind: 'other', bytes: 0, done: false });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      this.note(requestId, { kind: kindOf(response.mimeType, response.url) });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.note(requestId, { bytes: encodedDataLength, done: true });
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.note(requestId, { done: true }));
  }

  private note(id: string, change: Partial<Transfer>): void {
    this.last = Date.now();
    const known = this.transfers.get(id);
    if (known) Object.assign(known, change);
    else if (change.kind === 'other') this.transfers.set(id, { kind: 'other', bytes: 0, done: false, ...change });
  }

  /** Waits until nothing is under way, and nothing new has begun for a while. */
  async rest(): Promise<void> {
    for (const end = Date.now() + restTimeout; Date.now() < end;) {
      const since = Date.now() - this.last;
      const isDone = [...this.transfers.values()].every(({ done }) => done);
      if (isDone && since > rest) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  bytesOf(kind: Kind): number {
    return [...this.transfers.values()].reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0);
  }
}

/**
 * Weighs one page with an empty cache on a phone: what comes before the visitor does anything, and the scripts once
 * every island is hydrated and the page was scrolled from end to end.
 *
 * @throws Error when the page answers with an error, or an island is not hydrated.
 */
export async function weigh({ browser, origin }: Bench, route: string): Promise<PageWeight> {
  const page = await newTab(browser);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const meter = new Meter(session);
    const response = await page.goto(origin + route, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${route}: the answer was ${response?.status() ?? 'none'}.`);
    await meter.rest();
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, meter.bytesOf(kind)])) as Record<Kind, number>;
    const requests = meter.transfers.size;
    await hydrate(page);
    await scrollThrough(page);
    await meter.rest();
    return { route, bytes, requests, hydrated: meter.bytesOf('script') };
  } catch (error) {
    throw new Error(`${route}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await page.context().close();
  }
}

/** Shows every part of the page once, for a frame each. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

function kindOf(type: string, url: string): Kind {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  if (type.includes('javascript')) return 'script';
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('font/') || /\.woff2?$/.test(url)) return 'font';
  return 'other';
}
