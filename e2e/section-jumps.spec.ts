import { expect, type Page } from '@playwright/test';
import { menuLinks } from '@/site/navigation';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { expectScrollAt, expectUncovered, footerLink, openHydrated, showHeader } from './support/page';
import { test } from './support/test';

const idOf = (href: string) => href.slice(href.indexOf('#') + 1);
const headingOf = (page: Page, id: string) => page.locator(`#${id} h2`).first();

/** Clicks an item of the header's menu, in the bar or in the panel. */
async function follow(page: Page, label: string): Promise<void> {
  const opener = page.getByRole('button', { name: ui.openMenu });
  if (await opener.isVisible()) {
    await showHeader(page);
    await opener.click();
  }
  await page.locator('#site-menu').getByRole('link', { name: label, exact: true }).click();
}

test('on the home page every menu item scrolls to its section without changing the address @core', async ({
  page,
  isMobile,
}) => {
  // Smooth scrolling is tested on the desktop; on a phone it would only cost time.
  if (isMobile) await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.home);
  for (const { label, href } of menuLinks) {
    await follow(page, label);
    await expectUncovered(page, headingOf(page, idOf(href)));
    await expect(page).toHaveURL(routes.home);
    await expect(page.locator(`#${idOf(href)}`)).toBeFocused();
  }
  await showHeader(page);
  await page.getByRole('banner').getByRole('link', { name: ui.homeOf }).click();
  await expectScrollAt(page, 0);
  await expect(page).toHaveURL(routes.home);
});

/** Records on every page when its HTML was parsed and when and from where it first scrolled. */
async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const arrival: { parsed?: number; topBefore?: number; scrolled?: number; delay?: number | undefined } = {};
    // The delay (ms) of the timer that is running.
    let timerDelay: number | undefined;
    const { setTimeout: start } = window;
    const started = (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) =>
      start(() => {
        timerDelay = delay;
        run(...values);
        timerDelay = undefined;
      }, delay);
    Object.assign(window, { setTimeout: started });
    Object.assign(window, { arrival });
    document.addEventListener('DOMContentLoaded', () => (arrival.parsed = performance.now()));
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: Element, options) {
      arrival.scrolled ??= performance.now();
      arrival.topBefore ??= scrollY;
      arrival.delay ??= timerDelay;
      scrollIntoView.call(this, options);
    };
  });
}

const arrivals: Record<string, (page: Page) => Promise<unknown>> = {
  'from another page': async (page) => {
    await page.goto(routes.whoWeAre);
    await follow(page, menuLinks[2]!.label);
  },
  'by a shared link': (page) => page.goto(menuLinks[2]!.href),
};
for (const [name, open] of Object.entries(arrivals)) {
  test(`${name} the home page opens at its top, and scrolls 300 ms later @desktop @core`, async ({ page }) => {
    await watchArrival(page);
    await open(page);
    await expect(page).toHaveURL(routes.home);
    await expectUncovered(page, headingOf(page, idOf(menuLinks[2]!.href)));
    const { parsed, topBefore, scrolled, delay } = await page.evaluate(
      () => (window as unknown as { arrival: Record<'parsed' | 'topBefore' | 'scrolled' | 'delay', number> }).arrival,
    );
    expect(topBefore, 'it opens at the top').toBe(0);
    expect(scrolled - parsed).toBeGreaterThanOrEqual(constants.scrollToSectionAfterNavigatingHome - 5);
    // Checks the timer's delay instead of the elapsed time, which a busy machine prolongs.
    expect(delay).toBe(constants.scrollToSectionAfterNavigatingHome);
  });
}

test('an abandoned jump is forgotten @desktop', async ({ page }) => {
  await page.goto(routes.whoWeAre);
  await page.evaluate((contact) => {
    document.querySelector<HTMLAnchorElement>(`#site-menu a[href="${contact}"]`)?.click();
    document.querySelector<HTMLAnchorElement>('footer a[href="/what-we-do/cloud-services"]')?.click();
  }, homeSection(anchors.contact));
  await expect(page).toHaveURL(routes.cloud);
  await (await footerLink(page, routes.home)).click();
  await expect(page).toHaveURL(routes.home);
  await page.waitForTimeout(constants.scrollToSectionAfterNavigatingHome + 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a menu link can be opened in a new tab @desktop', async ({ page, context }) => {
  await openHydrated(page, routes.techstack);
  const { label, href } = menuLinks[3]!;
  const opening = context.waitForEvent('page');
  const link = page
    .getByRole('navigation', { name: ui.mainNavigation })
    .getByRole('link', { name: label, exact: true });
  await link.click({ modifiers: ['Control'] });
  const tab = await opening;
  await tab.bringToFront();
  await expect(tab).toHaveURL(routes.home);
  await expectUncovered(tab, headingOf(tab, idOf(href)));
  await expect(page).toHaveURL(routes.techstack);
});

test('Back leaves the home page whatever the number of jumps @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.whoWeAre);
  await (await footerLink(page, routes.home)).click();
  await expect(page).toHaveURL(routes.home);
  for (const { label, href } of menuLinks.slice(0, 2)) {
    await follow(page, label);
    await expectUncovered(page, headingOf(page, idOf(href)));
  }
  await page.goBack();
  await expect(page).toHaveURL(routes.whoWeAre);
  await page.goForward();
  await expectUncovered(page, headingOf(page, idOf(menuLinks[1]!.href)));
});

test('Back returns to the previous page, and Forward to the section @phone @core', async ({ page }) => {
  await openHydrated(page, routes.whoWeAre);
  await page.evaluate(() => scrollTo({ top: 320, behavior: 'instant' }));
  const careers = menuLinks[2]!;
  await follow(page, careers.label);
  await expectUncovered(page, headingOf(page, idOf(careers.href)));
  await expect(page).toHaveURL(routes.home);
  await page.goBack();
  await expect(page).toHaveURL(routes.whoWeAre);
  await expectScrollAt(page, 300);
  await page.goForward();
  await expect(page).toHaveURL(routes.home);
  await expectUncovered(page, headingOf(page, idOf(careers.href)));
});

test('the floating Contact us leads from a detail page to the home page’s form, and Back returns @phone', async ({
  page,
}) => {
  await openHydrated(page, routes.cloud);
  await page.evaluate(() => scrollTo({ top: 1.5 * innerHeight, behavior: 'instant' }));
  await page.getByRole('link', { name: ui.contactUs, exact: true }).click();
  await expect(page).toHaveURL(routes.home);
  await expectUncovered(page, headingOf(page, anchors.contact));
  await page.goBack();
  await expect(page).toHaveURL(routes.cloud);
});
