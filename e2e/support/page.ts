import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { constants } from '@/content/constants';

/** How long (ms) a page may take to load and scroll: a busy machine has taken 9 s. */
const longestWait = 25_000;

/** Requests hydration of every island on the page, as focusing it would. */
export async function requestHydration(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island][data-hydrate]'))
      island.dispatchEvent(new Event('focusin'));
  });
}

/**
 * Hydrates every island on the page, and waits until React has taken them over. Requires `test` from ./test, which
 * counts them.
 */
export async function hydrateIslands(page: Page): Promise<void> {
  await requestHydration(page);
  await page.waitForFunction(
    () =>
      (window as { hydratedIslands?: Set<unknown> }).hydratedIslands?.size ===
      document.querySelectorAll('[data-island][data-hydrate]').length,
  );
}

/** Waits until React has taken over the island of that name. Requires `test` from ./test. */
export async function waitForHydration(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (island) =>
      [...(window as unknown as { hydratedIslands: Set<HTMLElement> }).hydratedIslands].some(
        ({ dataset }) => dataset.island === island,
      ),
    name,
  );
}

/** Opens a page, waits for its layout, and hydrates its islands. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForLayout(page);
  await hydrateIslands(page);
}

/**
 * Has the sections below the fold laid out, as beginning to move down the page does on a phone, and waits until they
 * are (components/enhancements/lazy-sections.ts).
 */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy-sections');
}

/** Notes in each page of a context whether the back/forward cache has restored it, for `isRestored`. */
export async function watchRestores(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
}

/** Whether the back/forward cache has restored the page. */
export const isRestored = (page: Page) => page.evaluate(() => (window as { persisted?: boolean }).persisted);

/** Switches the page to print media, and waits for its print stylesheet, which loads last. */
export async function showOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media=print]:not([disabled])')?.sheet);
}

/** The footer's link to a page. On a phone it expands the column that contains the link. */
export async function footerLink(page: Page, path: string): Promise<Locator> {
  const link = page.locator(`footer a[href="${path}"]`);
  // A page that is still loading may not have its footer yet.
  await link.waitFor({ state: 'attached' });
  if (!(await link.isVisible())) {
    const column = page.locator('footer details').filter({ has: page.locator(`a[href="${path}"]`) });
    await column.locator('summary').click();
  }
  return link;
}

/** Waits until scrolling has stopped. @returns the scroll position in px */
export async function settledScroll(page: Page): Promise<number> {
  let last = NaN;
  await expect(async () => {
    const now = await page.evaluate(() => scrollY);
    const stopped = now === last;
    last = now;
    expect(stopped).toBe(true);
  }).toPass({ intervals: [120] });
  return last;
}

/** Scrolls back by a step (20 px), which brings the header that a small screen has put away. */
export async function showHeader(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A frame tells of scrolling before it runs its callbacks: the step back is not told together with what came before it.
    await new Promise(requestAnimationFrame);
    scrollBy({ top: -20, behavior: 'instant' });
  });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
}

/** Asserts that the page ends up scrolled to `top` px, even if the scroll starts late. */
export async function expectScrollAt(page: Page, top: number): Promise<void> {
  await expect(async () => expect(await settledScroll(page)).toBe(top)).toPass({ timeout: longestWait });
}

/** Asserts that a heading ends up fully visible: below the fixed bars (`bars`, px) and above the viewport's bottom. */
export async function expectUncovered(page: Page, heading: Locator, bars: number = constants.headerHeight) {
  await expect(async () => {
    await settledScroll(page);
    const box = await heading.boundingBox({ timeout: 500 });
    const height = await page.evaluate(() => innerHeight);
    expect(Math.ceil(box?.y ?? NaN), 'below the fixed bars').toBeGreaterThanOrEqual(bars);
    expect((box?.y ?? NaN) + (box?.height ?? NaN), 'above the bottom edge').toBeLessThanOrEqual(height);
  }).toPass({ timeout: longestWait });
}

/** How far the page can scroll horizontally, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
