import { expect, type Page } from '@playwright/test';
import { routes } from '@/test-support/routes';
import { footerLink, waitForLayout, openHydrated } from './support/page';
import { test } from './support/test';

/** Records the paths that the browser prefetches or prerenders. */
function recordPrefetches(page: Page): string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()['sec-purpose']?.includes('prefetch')) requests.push(pathname);
  });
  return requests;
}

test.describe('the next page', { tag: '@desktop' }, () => {
  test('is prerendered on hover but not on sight, without side effects', async ({ page }) => {
    const ahead = recordPrefetches(page);
    const others: string[] = [];
    await page.goto(routes.ourServices);
    const link = await footerLink(page, routes.contact);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(ahead).toEqual([]);
    page.context().on('request', (request) => others.push(new URL(request.url()).pathname));
    await link.hover();
    await expect.poll(() => ahead).toContain(routes.contact);
    await page.waitForTimeout(1_500);
    expect(others.filter((path) => path.includes('/_next/'))).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await link.click();
    await expect(page).toHaveURL(routes.contact);
  });

  test('is prerendered when the pointer is on a drawing in its link', async ({ page }) => {
    const ahead = recordPrefetches(page);
    await page.goto(routes.contact);
    await waitForLayout(page);
    await page.locator('[data-site-header] a svg:visible').first().hover({ force: true });
    await expect.poll(() => ahead).toContain(routes.home);
  });

  test('is not prefetched if it is a brochure or a page for printing', async ({ page }) => {
    const ahead = recordPrefetches(page);
    await page.goto(routes.printIndex);
    for (const link of await page.locator('main a[href$="pdf"]').all()) await link.hover();
    await page.waitForTimeout(500);
    expect(ahead).toEqual([]);
  });

  test('is not prefetched under Save-Data', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const ahead = recordPrefetches(page);
    await page.goto(routes.ourServices);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await (await footerLink(page, routes.contact)).hover();
    await page.waitForTimeout(500);
    expect(ahead).toEqual([]);
  });

  test('is prefetched once on hover without speculation rules', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.goto(routes.ourServices);
    await waitForLayout(page);
    for (const path of [routes.cloud, routes.contact, routes.cloud]) await (await footerLink(page, path)).hover();
    const hints = page.locator('link[rel=prefetch]');
    await expect(hints).toHaveCount(2);
    await expect(hints.first()).toHaveAttribute('href', routes.cloud);
  });
});

test('links load a new document @desktop @core', async ({ page }) => {
  await page.goto(routes.ourServices);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await (await footerLink(page, routes.cloud)).click();
  await expect(page).toHaveURL(routes.cloud);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('a key event on the document itself causes no error @desktop', async ({ page }) => {
  for (const path of [routes.cloud, routes.home]) {
    await openHydrated(page, path);
    await page.evaluate(() => {
      for (const key of ['Escape', 'ArrowRight', 'Home'])
        document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }
});
