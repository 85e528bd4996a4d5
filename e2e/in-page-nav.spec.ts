import { expect, type Page } from '@playwright/test';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { detailPageAt, detailPages } from '@/site/pages';
import { routes } from '@/test-support/routes';
import { pageOf } from './support/built-site';
import { expectUncovered, footerLink, openHydrated, settledScroll, sidewaysScroll } from './support/page';
import { triesAll } from './support/scope';
import { test } from './support/test';

const pagesWithNav = detailPages.filter((page) => page.menu);
const realEstate = detailPageAt(routes.realEstate);
const entries = realEstate.menu ?? [];

function navOf(page: Page) {
  const nav = page.getByRole('navigation', { name: ui.onThisPage });
  return {
    nav,
    links: nav.getByRole('link'),
    current: nav.locator('[aria-current=location]'),
    /** The bottom of the nav when it is stuck, in px: content must be visible below it. */
    edge: async () => (await headerEnd(page)) + ((await nav.boundingBox())?.height ?? NaN),
  };
}

/** Where the header ends, in px: the window's top where it has left, as it does on a phone while a page is read downwards. */
const headerEnd = (page: Page) =>
  page.locator('[data-site-header] > .measure').evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom));

/** Scrolls past the list on the model, where the nav is shown. */
const showNav = (page: Page) =>
  page
    .locator('.legend')
    .evaluate((list) => window.scrollTo({ top: list.getBoundingClientRect().bottom + scrollY, behavior: 'instant' }));

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const scope = triesAll ? '@desktop' : '@core';

test(`each nav has the entries of its content, and each entry scrolls to its section below both bars ${scope}`, async ({
  page,
  isMobile,
}) => {
  test.slow();
  // Makes two dozen scrolls instant.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, menu = [] } of triesAll ? pagesWithNav : [realEstate]) {
    await openHydrated(page, path);
    const { nav, links, current, edge } = navOf(page);
    await showNav(page);
    await expect(links).toHaveText(menu.map(({ label }) => label));
    for (const [index, { section, label }] of menu.entries()) {
      await links.nth(index).click();
      await expectUncovered(page, page.locator(`#${section}`).getByRole('heading').first(), await edge());
      await expect(page).toHaveURL(`${path}#${section}`);
      await expect(current, `${path}: ${label}`).toHaveText(label);
      expect((await nav.boundingBox())?.y, 'it sticks').toBeCloseTo(await headerEnd(page), 0);
      if (!isMobile) expect(await headerEnd(page)).toBe(constants.headerHeight);
    }
  }
  for (const { path } of detailPages.filter((page) => !page.menu))
    expect(pageOf(path).querySelector(`nav[aria-label="${ui.onThisPage}"]`), path).toBeNull();
});

test('it comes when the list on the model has left the view, moves nothing, and goes when that comes back', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, realEstate.path);
  const { nav } = navOf(page);
  const legend = page.getByRole('list', { name: ui.onTheModel });
  await expect(nav, 'not in the tree').toHaveCount(0);
  const end = await legend.evaluate((list) => list.getBoundingClientRect().bottom + scrollY);
  const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heights();
  const height = await page.locator('.in-page-nav').evaluate((bar) => (bar as HTMLElement).offsetHeight);
  await scrollTo(page, 100);
  await expect.poll(() => headerEnd(page)).toBe(isMobile ? 0 : constants.headerHeight);
  const bars = (await headerEnd(page)) + height;
  await scrollTo(page, end - bars - 4);
  await expect(nav).toHaveCount(0);
  await scrollTo(page, end - bars + 4);
  await expect(nav).toBeInViewport({ ratio: 1 });
  expect(await heights()).toBe(before);
  await scrollTo(page, 0);
  await expect(nav).toHaveCount(0);
});

test('scrolled by wheel and keyboard, every section is marked in its turn @desktop', async ({ page }) => {
  test.slow();
  // The longest page by wheel, and another by keyboard.
  for (const { path, menu = [] } of [realEstate, detailPageAt(routes.identity)]) {
    await openHydrated(page, path);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const list = document.querySelector('.in-page-nav-list') as HTMLElement;
      const note = () => {
        const text = list.querySelector('[aria-current]')?.textContent;
        if (text && seen.at(-1) !== text) seen.push(text);
      };
      note();
      new MutationObserver(note).observe(list, { attributes: true, subtree: true });
    });
    const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    while (!(await isAtEnd())) {
      if (path === routes.identity) await page.keyboard.press('PageDown');
      else await page.mouse.wheel(0, 450);
      await page.waitForTimeout(path === routes.identity ? 400 : 40);
    }
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen, path).toEqual(menu.map(({ label }) => label));
  }
});

test('it scrolls smoothly, and Back leaves the page whatever the number of jumps @desktop', async ({ page }) => {
  await page.goto(routes.whoWeAre);
  await (await footerLink(page, realEstate.path)).click();
  const { links, current } = navOf(page);
  const [, second, third] = entries;
  await showNav(page);
  await settledScroll(page);
  await page.evaluate(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    addEventListener('scroll', () => passed.push(scrollY));
  });
  await links.nth(2).click();
  const places = () => page.evaluate(() => new Set((window as unknown as { passed: number[] }).passed).size);
  await expect.poll(places, 'intermediate scroll positions').toBeGreaterThan(2);
  await settledScroll(page);
  await expect(page).toHaveURL(`${realEstate.path}#${third?.section}`);
  await links.nth(1).click();
  await expect(current).toHaveText(second?.label ?? '');
  await expect(page).toHaveURL(`${realEstate.path}#${second?.section}`);
  await page.goBack();
  await expect(page).toHaveURL(routes.whoWeAre);
});

test('a shared link opens at its section, with its entry marked @phone', async ({ page }) => {
  const entry = entries.at(-1);
  await page.goto(`${realEstate.path}#${entry?.section}`);
  const { current, edge } = navOf(page);
  await expectUncovered(page, page.locator(`#${entry?.section} h2`), await edge());
  await expect(current).toHaveText(entry?.label ?? '');
  await expect(page).toHaveURL(`${realEstate.path}#${entry?.section}`);
});

test('on a phone it stays one line, which scrolls horizontally to the marked entry @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 375, constants.mobileBreakpoint]) {
    await page.setViewportSize({ width, height: 700 });
    await openHydrated(page, realEstate.path);
    const { nav, links } = navOf(page);
    await showNav(page);
    await expect(links.first()).toBeVisible();
    const tops = await links.evaluateAll(
      (elements) => new Set(elements.map((link) => link.getBoundingClientRect().top)).size,
    );
    expect(tops, 'one line').toBe(1);
    const list = nav.getByRole('list');
    expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await page.locator(`#${entries.at(-1)?.section}`).evaluate((section) => section.scrollIntoView());
    await expect(links.last()).toHaveAttribute('aria-current', 'location');
    await expect(links.last()).toBeInViewport({ ratio: 0.9 });
    expect(await sidewaysScroll(page)).toBe(0);
    await showNav(page);
    await expect.poll(() => list.evaluate((element) => element.scrollLeft), 'scrolled back to its start').toBe(0);
  }
});
