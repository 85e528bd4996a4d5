import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { chromium, devices, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { ensureBrowser } from '../lib/browser';
import { filesBelow } from '../lib/files';
import { closeServer } from '../lib/http';
import { listen } from '../lib/ports';
import { createStaticServer } from '../lib/static-server';

/** The exported site, served, and a browser to look at it with. */
export interface Bench {
  readonly browser: Browser;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** The phone that Lighthouse emulates, which the shared ruler counts bytes with. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/**
 * Serves a built site on a free port as a static host does, and starts a browser.
 *
 * @param out the folder of the site.
 * @throws Error when there is no such folder, or no browser can be had.
 */
export async function openBench(out: string): Promise<Bench> {
  // Without the hosts' own headers, which would add up to a KB to every answer and are not the site's weight.
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

/** Every page of a built site that a visitor can ask for by its address. */
export function builtRoutes(out: string): string[] {
  return filesBelow(out, '.html')
    .filter((file) => !/^(?:404|_not-found)\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort();
}

/** Bytes of all stylesheets of a built site together, each compressed with brotli. */
export function styleBytes(out: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return filesBelow(join(out, '_next/static'), '.css')
    .map((file) => brotliCompressSync(readFileSync(join(out, '_next/static', file)), { params }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Opens a tab with an empty cache, whose page tells which of its islands are hydrated. The caller closes its context. */
export async function newTab(browser: Browser, options: BrowserContextOptions = phone): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // tsx marks functions with a helper of this name, which those that run in the page then look for there.
  await page.addInitScript({ content: 'self.__name = (thing) => thing;' });
  await page.addInitScript(() => {
    let hydrated = 0;
    document.addEventListener('app:hydrated', () => Object.assign(window, { hydratedIslands: (hydrated += 1) }));
    // The home page draws the order of its slides; here the first one is always the same, so that bytes are exact.
    Math.random = () => 0.999;
  });
  return page;
}

/** Hydrates every island of a page, as the focus does. @throws Error when one is not hydrated within 20 s */
export async function hydrate(page: Page): Promise<void> {
  await page
    .locator('[data-island]')
    .evaluateAll((islands) => islands.forEach((island) => island.dispatchEvent(new Event('focusin'))));
  await page.waitForFunction(
    () => ((window as { hydratedIslands?: number }).hydratedIslands ?? 0) === document.querySelectorAll('[data-island]').length, // prettier-ignore
    undefined,
    { timeout: 20_000 },
  );
}
