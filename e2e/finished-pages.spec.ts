import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { rawExport } from '../scripts/lib/built-site';
import { statesOfIslands, type PageState } from './support/island-states';

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

/** Opens all at once that opens without React, and shows the floating contact. */
const opened: PageState = {
  name: 'everything open',
  enter: (page) =>
    page.evaluate(() => {
      document.querySelectorAll('details').forEach((one) => {
        one.removeAttribute('name');
        one.open = true;
      });
      const menu = document.querySelector<HTMLElement>('[popover]');
      if (menu && getComputedStyle(menu).position === 'fixed') menu.showPopover();
      document.querySelector('[data-floating]')?.setAttribute('data-shown', '');
    }),
};

/** Selects the tab at a position, as a press would. */
const tab = (at: number): PageState => ({
  name: `tab ${at + 1}`,
  enter: (page) =>
    page.evaluate((index) => document.querySelectorAll<HTMLElement>('[data-tabs] [role=tab]')[index]?.click(), at),
});

/** Makes every control, and all that contains one, look as if the pointer or the keyboard were there, or no longer so. */
async function forceStates(client: CDPSession, forced: readonly string[]): Promise<void> {
  // What was forced before goes only so for certain: its nodes may have other numbers by now.
  await client.send('CSS.disable');
  if (forced.length === 0) return;
  await client.send('CSS.enable');
  const { root } = (await client.send('DOM.getDocument', { depth: 0 })) as { root: { nodeId: number } };
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector:
      ':is(a, button, summary, input, textarea, label), :has(> :is(a, button, summary, input, label)), li, article',
  });
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forced] })),
  );
}

for (const path of pages) {
  test(`${path} looks the same finished as in Next’s export, in every state, by day, by night and on paper @desktop`, async ({
    page,
    browserName,
    context,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium captures snapshots');
    test.slow();
    const driven = await statesOfIslands(context, path);
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
    const compare = async (state: string) => {
      const [exported = [], shipped = []] = [await snapshot(raw), await snapshot(page)];
      expect(exported.length).toBeGreaterThan(50);
      expect.soft(differencesOf(exported, shipped).slice(0, 10), state).toEqual([]);
    };
    for (const [name, { width, ...medium }] of Object.entries(media)) {
      for (const one of [raw, page]) {
        await one.emulateMedia(medium);
        await one.setViewportSize({ width, height: 800 });
        await waitUntilLoaded(one);
      }
      await compare(name);
    }
    const tabs = await page.locator('[data-tabs] [role=tab]').count();
    const states = [opened, ...Array.from({ length: tabs }, (_, at) => tab(at)), ...driven];
    for (const name of ['by day', 'by night'] as const) {
      // What is pruned is a selector, not a colour: by night all stands open once, and is pointed at.
      const tried = name === 'by day' ? states : [opened];
      const { width, ...medium } = media[name];
      for (const one of [raw, page]) {
        await open(one, path);
        await one.emulateMedia(medium);
        await one.setViewportSize({ width, height: 800 });
        // A menu closes when the window becomes wide, in one of the next frames: not after it was opened here.
        await waitUntilLoaded(one);
      }
      const clients = await Promise.all([raw, page].map((one) => context.newCDPSession(one)));
      for (const client of clients) await client.send('DOM.enable');
      for (const state of tried) {
        for (const one of [raw, page]) {
          await state.enter(one);
          await waitUntilLoaded(one);
        }
        await compare(`${name}, ${state.name}`);
        // With everything open all is there that can be pointed at; dialogs bring buttons of their own.
        if (state !== opened && !/^(?:failure|errors)/.test(state.name)) continue;
        for (const forced of [
          ['hover', 'active'],
          ['focus', 'focus-visible', 'focus-within'],
        ]) {
          for (const client of clients) await forceStates(client, forced);
          await compare(`${name}, ${state.name}, ${forced.join(' and ')}`);
        }
        for (const client of clients) await forceStates(client, []);
      }
    }
  });
}
