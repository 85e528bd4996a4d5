import { expect, type Locator, type Page } from '@playwright/test';
import { constants } from '@/content/constants';

/** How long (ms) a page may take to come and to scroll: a busy machine has been seen to need 9 s for both. */
const longestWait = 25_000;

/** Asks for every island of the page to be hydrated, as the focus does. */
export async function requestHydration(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new Event('focusin'));
  });
}

/**
 * Hydrates every island of the page, and waits until React has taken them over. The page must have been opened with
 * `test` of ./test.
 */
export async function hydrated(page: Page): Promise<void> {
  await requestHydration(page);
  await page.waitForFunction(
    () =>
      (window as { hydratedIslands?: Set<unknown> }).hydratedIslands?.size ===
      document.querySelectorAll('[data-island]').length,
  );
}

/** Opens an address, waits until the whole page is laid out, and hydrates its islands. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await laidOut(page);
  await hydrated(page);
}

/** Waits until every section below the first screen is laid out (components/enhancements/lazy-sections.ts). */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy-sections');
}

/** Shows the page as it is printed, with its stylesheet for paper, which it fetches last. */
export async function showOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media=print]:not([disabled])')?.sheet);
}

/** The footer's link to a page, in sight: on a phone the column that it stands in is unfolded first. */
export async function footerLink(page: Page, path: string): Promise<Locator> {
  const link = page.locator(`footer a[href="${path}"]`);
  // A page that has just been asked for may not have its footer yet.
  await link.waitFor({ state: 'attached' });
  if (!(await link.isVisible())) {
    const column = page.locator('footer details').filter({ has: page.locator(`a[href="${path}"]`) });
    await column.locator('summary').click();
  }
  return link;
}

/** Waits until a smooth scroll has come to rest; returns where, in px from the top. */
export async function restingScroll(page: Page): Promise<number> {
  let last = NaN;
  await expect(async () => {
    const now = await page.evaluate(() => scrollY);
    const rests = now === last;
    last = now;
    expect(rests).toBe(true);
  }).toPass({ intervals: [120] });
  return last;
}

/** Proves that the page comes to rest at this place (px from the top), however late the browser sets out for it. */
export async function expectRestAt(page: Page, top: number): Promise<void> {
  await expect(async () => expect(await restingScroll(page)).toBe(top)).toPass({ timeout: longestWait });
}

/** Proves that a heading comes to rest where it can be read: below the fixed bars, above the viewport's bottom. */
export async function expectUncovered(page: Page, heading: Locator, bars: number = constants.stickyMenuOffset) {
  await expect(async () => {
    await restingScroll(page);
    const box = await heading.boundingBox({ timeout: 500 });
    const height = await page.evaluate(() => innerHeight);
    expect(Math.ceil(box?.y ?? NaN), 'below the fixed bars').toBeGreaterThanOrEqual(bars);
    expect((box?.y ?? NaN) + (box?.height ?? NaN), 'above the bottom edge').toBeLessThanOrEqual(height);
  }).toPass({ timeout: longestWait });
}

/** How far a page can be scrolled sideways, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
