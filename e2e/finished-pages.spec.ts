import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { rawExport } from '../scripts/lib/built-site';

/** One page of each kind. */
const pages = [
  routes.home,
  routes.contact,
  routes.ourServices,
  routes.techstack,
  routes.identity,
  routes.productEngineering,
  routes.printCloud,
  '/404',
];
/** One phone and one desktop width (px) are enough: the finishing step prunes by selector, not by width. */
const media = {
  'by day': { media: 'screen', colorScheme: 'light', width: 375 },
  'by night': { media: 'screen', colorScheme: 'dark', width: 1280 },
  'on paper': { media: 'print', colorScheme: 'light', width: 1280 },
} as const;

// The comparison adds styles that the pages' Content-Security-Policy would block.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * The name, box and computed styles of every rendered element and pseudo-element
 * (https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/).
 */
async function snapshot(page: Page): Promise<string[][]> {
  const properties = await page.evaluate(() =>
    [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--')),
  );
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: properties });
  await client.detach();
  const [whole] = documents;
  if (!whole) throw new Error('expected a document in the snapshot');
  const { nodes, layout } = whole;
  return layout.nodeIndex.flatMap((node, at) => {
    const name = strings[nodes.nodeName?.[node] ?? -1] ?? '';
    if (name.startsWith('#')) return [];
    const attributes = (nodes.attributes?.[node] ?? []).map((index) => strings[index]);
    const classes = attributes[attributes.indexOf('class') + 1] ?? '';
    const box = layout.bounds[at]?.map((edge) => `${edge}px`).join(' ');
    const styles = (layout.styles[at] ?? []).map((index, property) => `${properties[property]}: ${strings[index]}`);
    return [[`${name.toLowerCase()}.${classes} at ${box}`, ...styles]];
  });
}

/** Whether two styles are equal, allowing lengths to differ by less than 0.25 px, as clipped text does. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [parts, others] = [one, other].map((text) => text.split(/(-?\d+(?:\.\d+)?)px/));
  return (
    parts?.length === others?.length &&
    !!parts?.every((part, at) => {
      const other = others?.[at] ?? '';
      return at % 2 ? Math.abs(Number(part) - Number(other)) < 0.25 : part === other;
    })
  );
}

/** What the finishing step changed: for each element its name, its box, and each style before and after. */
function differencesOf(exported: string[][], shipped: string[][]): string[] {
  const count = exported.length === shipped.length ? [] : [`${exported.length} boxes became ${shipped.length}`];
  const changed = exported.flatMap((styles, at) => {
    const others = shipped[at] ?? [];
    const lines = styles.flatMap((style, index) => {
      const other = others[index] ?? 'nothing';
      return isSame(style, other) ? [] : `${style} became ${other}`;
    });
    return lines.length > 0 ? `${styles[0]}: ${lines.join('; ')}` : [];
  });
  return [...count, ...changed];
}

/** Opens a page with offscreen content rendered and without motion. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.addStyleTag({
    content:
      '*, ::details-content { content-visibility: visible !important; contain-intrinsic-size: none !important; transition: none !important; animation: none !important; }',
  });
}

/** Waits until all fonts, pictures and print stylesheets have loaded, offscreen ones included. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return document.fonts.ready;
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('head > link[media=print]')].every((link) => link.sheet),
  );
  // Two frames: observers run in the first, and their changes are painted in the second.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Serves Next's raw export of a page and its files in place of the finished ones. */
async function serveRaw(page: Page): Promise<void> {
  const types: Record<string, string> = { '.css': 'text/css', '.html': 'text/html' };
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = route.request().resourceType() === 'document';
    if (!isPage && !pathname.startsWith('/_next/')) return route.fallback();
    const file = join(rawExport(), isPage ? `${pathname === '/' ? 'index' : pathname}.html` : pathname);
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] });
  });
}

for (const path of pages) {
  test(`${path} looks the same finished as in Next’s export, by day, by night and on paper @desktop`, async ({
    page,
    browserName,
    context,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium captures snapshots');
    test.slow();
    const raw = await context.newPage();
    await serveRaw(raw);
    for (const one of [raw, page]) {
      // The same slide comes first.
      await one.addInitScript('Math.random = () => 0.999');
      // Neither Next's client nor the islands start. Chunks get an empty response, because many pending requests would
      // delay pictures.
      await one.route(/\/_next\/static\/chunks\/[^/]*\.js$/, (route) =>
        route.fulfill({ body: '', contentType: 'text/javascript' }),
      );
      await one.route(/\/_next\/static\/islands\//, () => undefined);
      await open(one, path);
    }
    for (const [name, { width, ...medium }] of Object.entries(media)) {
      const snapshots: string[][][] = [];
      for (const one of [raw, page]) {
        await one.emulateMedia(medium);
        await one.setViewportSize({ width, height: 800 });
        await waitUntilLoaded(one);
        snapshots.push(await snapshot(one));
      }
      const [exported = [], shipped = []] = snapshots;
      expect(exported.length).toBeGreaterThan(50);
      expect.soft(differencesOf(exported, shipped).slice(0, 10), name).toEqual([]);
    }
  });
}
