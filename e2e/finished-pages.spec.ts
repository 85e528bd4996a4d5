import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { rawExport } from '../scripts/lib/built-site';
import { kindsOfPages } from './support/built-site';
import { statesOfIslands, type PageState } from './support/island-states';

/** One phone and one desktop width (px) are enough: the finishing step prunes by selector, not by width. */
const media = {
  'by day': { media: 'screen', colorScheme: 'light', width: 375 },
  'by night': { media: 'screen', colorScheme: 'dark', width: 1280 },
  'on paper': { media: 'print', colorScheme: 'light', width: 1280 },
} as const;

// The comparison adds styles that the pages' Content-Security-Policy would block.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** A rendered element or pseudo-element: its name and box, and its computed styles in the order of `properties`. */
interface Drawn {
  readonly name: string;
  readonly styles: readonly string[];
}

/** The properties that a page's stylesheets set: pruning a rule changes none but these, or what follows from them. */
const propertiesOf = (page: Page) =>
  page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : [])]);
    const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
    const names = rules.flatMap((rule) => ('style' in rule ? [...(rule.style as CSSStyleDeclaration)] : []));
    return [...new Set(names)].filter((name) => !name.startsWith('--'));
  });

/** All that is rendered in a page (https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/). */
async function snapshot(page: Page, properties: string[]): Promise<Drawn[]> {
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: properties });
  await client.detach();
  const [whole] = documents;
  if (!whole) throw new Error('expected a document in the snapshot');
  const { nodes, layout } = whole;
  return layout.nodeIndex.flatMap((node, place) => {
    const name = strings[nodes.nodeName?.[node] ?? -1] ?? '';
    if (name.startsWith('#')) return [];
    const attributes = (nodes.attributes?.[node] ?? []).map((index) => strings[index]);
    const classes = attributes[attributes.indexOf('class') + 1] ?? '';
    const box = layout.bounds[place]?.map((edge) => `${edge}px`).join(' ');
    const styles = (layout.styles[place] ?? []).map((index) => strings[index] ?? '');
    return { name: `${name.toLowerCase()}.${classes} at ${box}`, styles };
  });
}

/** Whether two styles are equal, allowing lengths to differ by less than 0.25 px, as clipped text does. */
function isSame(before: string, after: string): boolean {
  if (before === after) return true;
  const [parts, others] = [before, after].map((text) => text.split(/(-?\d+(?:\.\d+)?)px/));
  return (
    parts?.length === others?.length &&
    !!parts?.every((part, index) => {
      const counterpart = others?.[index] ?? '';
      return index % 2 ? Math.abs(Number(part) - Number(counterpart)) < 0.25 : part === counterpart;
    })
  );
}

/** What the finishing step changed: for each element its name, its box, and each style before and after. */
function differencesOf(exported: Drawn[], shipped: Drawn[], properties: string[]): string[] {
  const count = exported.length === shipped.length ? [] : [`${exported.length} boxes became ${shipped.length}`];
  const changed = exported.flatMap(({ name, styles }, place) => {
    const counterpart = shipped[place] ?? { name: 'nothing', styles: [] };
    const lines = styles.flatMap((style, index) => {
      const now = counterpart.styles[index] ?? 'nothing';
      return isSame(style, now) ? [] : `${properties[index]}: ${style} became ${now}`;
    });
    if (!isSame(name, counterpart.name)) lines.unshift(`became ${counterpart.name}`);
    return lines.length > 0 ? `${name}: ${lines.join('; ')}` : [];
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
  // The page's own observers are told before this one.
  await page.evaluate(() => new Promise((told) => new IntersectionObserver(told).observe(document.documentElement)));
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
      document.querySelectorAll('details').forEach((details) => {
        details.removeAttribute('name');
        details.open = true;
      });
      const menu = document.querySelector<HTMLElement>('[popover]');
      if (menu && getComputedStyle(menu).position === 'fixed') menu.showPopover();
      document.querySelector('[data-floating]')?.setAttribute('data-shown', '');
    }),
};

/** Shows every panel as the one whose tab is selected, all at once. */
const everyTab: PageState = {
  name: 'every tab',
  enter: (page) =>
    page.evaluate(() => {
      for (const tab of document.querySelectorAll('[data-tabs] [role=tab]')) tab.setAttribute('aria-selected', 'true');
      for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.setAttribute('data-active', '');
    }),
};

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

for (const path of kindsOfPages) {
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
    for (const version of [raw, page]) {
      // The same slide comes first.
      await version.addInitScript('Math.random = () => 0.999');
      // Neither Next's client nor the islands start. Chunks get an empty response, because many pending requests would
      // delay pictures.
      await version.route(/\/_next\/static\/chunks\/[^/]*\.js$/, (route) =>
        route.fulfill({ body: '', contentType: 'text/javascript' }),
      );
      await version.route(/\/_next\/static\/islands\//, () => undefined);
      await open(version, path);
    }
    const properties = await propertiesOf(raw);
    expect(properties.length).toBeGreaterThan(100);
    const compare = async (state: string) => {
      const [exported, shipped] = [await snapshot(raw, properties), await snapshot(page, properties)];
      expect(exported.length).toBeGreaterThan(50);
      expect.soft(differencesOf(exported, shipped, properties).slice(0, 10), state).toEqual([]);
    };
    const clients = await Promise.all([raw, page].map((version) => context.newCDPSession(version)));
    for (const client of clients) await client.send('DOM.enable');
    const show = async (name: keyof typeof media) => {
      const { width, ...medium } = media[name];
      for (const version of [raw, page]) {
        await version.emulateMedia(medium);
        await version.setViewportSize({ width, height: 800 });
        // A menu closes when the window becomes wide, in one of the next frames: not after it was opened here.
        await waitUntilLoaded(version);
      }
      return name;
    };
    for (const name of ['on paper', 'by day', 'by night'] as const) await compare(await show(name));
    // What is pruned is a selector, not a colour: by night all stands open once, and is pointed at.
    for (const [name, states] of [
      ['by night', [opened]],
      ['by day', [opened, everyTab, ...driven]],
    ] as const) {
      await show(name);
      for (const state of states) {
        for (const version of [raw, page]) {
          await state.enter(version);
          await waitUntilLoaded(version);
        }
        await compare(`${name}, ${state.name}`);
        // With everything open all is there that can be pointed at; dialogs bring buttons of their own.
        if (state !== opened && !/^(?:dialogs|errors)/.test(state.name)) continue;
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
