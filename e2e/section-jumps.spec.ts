import { expect, type Page } from '@playwright/test';
import { menuLinks } from '@/lib/navigation';
import { company } from '@/content/company';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { anchors, homeSection, routes } from '@/content/routes';
import { awake, expectUncovered, openAwake, expectRestAt } from './support/page';
import { test } from './support/test';

const idOf = (href: string) => href.slice(href.indexOf('#') + 1);
const headingOf = (page: Page, id: string) => page.locator(`#${id} h2`).first();

/** Follows an item of the header's menu, in the bar or in the panel. */
async function follow(page: Page, label: string): Promise<void> {
  const opener = page.getByRole('button', { name: ui.openMenu });
  if (await opener.isVisible()) await opener.click();
  await page
    .getByRole('navigation', { name: ui.mainNavigation })
    .getByRole('link', { name: label, exact: true })
    .click();
}

test('on the home page every item of the menu scrolls to its section and keeps the address clean', async ({ page }) => {
  await openAwake(page, routes.home);
  for (const { label, href } of menuLinks) {
    await follow(page, label);
    await expectUncovered(page, headingOf(page, idOf(href)));
    await expect(page).toHaveURL(routes.home);
    await expect(page.locator(`#${idOf(href)}`)).toBeFocused();
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: ui.homeOf(company.brand) })
    .click();
  await expectRestAt(page, 0);
  await expect(page).toHaveURL(routes.home);
});

test('from another page it goes home first, and scrolls 300 ms later', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openAwake(page, routes.whoWeAre);
  const { label, href } = menuLinks[2] ?? menuLinks[0]!;
  await page.clock.pauseAt(600_000);
  const asked = constants.scrollToSectionAfterNavigatingHome;
  await page.evaluate((time) => {
    const { setTimeout: start } = window;
    window.setTimeout = ((run: () => void, wait?: number) => {
      if (wait === time) Object.assign(window, { clockIsSet: true });
      return start(run, wait);
    }) as typeof setTimeout;
  }, asked);
  await follow(page, label);
  const heading = headingOf(page, idOf(href));
  // The page starts its clock when it has settled, which may be a moment after its heading is there.
  await expect(async () => {
    await page.clock.runFor(1);
    await page.waitForFunction(() => 'clockIsSet' in window, undefined, { timeout: 50 });
  }).toPass({ intervals: [20] });
  expect(await page.evaluate(() => scrollY), 'it arrives at the top').toBe(0);
  await page.clock.runFor(asked - 100);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(100);
  await expectUncovered(page, heading);
  await expect(page).toHaveURL(routes.home);
});

test('a shared link opens at its section, and then the address is clean', async ({ page }) => {
  for (const anchor of [anchors.techstack, anchors.contact]) {
    await page.goto('about:blank');
    await page.goto(homeSection(anchor));
    await expectUncovered(page, headingOf(page, anchor));
    await awake(page);
    await expect(page).toHaveURL(routes.home);
    await expectUncovered(page, headingOf(page, anchor));
  }
});

test('the link opens in a new tab like any other @desktop', async ({ page, context }) => {
  await openAwake(page, routes.techstack);
  const { label, href } = menuLinks[3]!;
  const opening = context.waitForEvent('page');
  const link = page
    .getByRole('navigation', { name: ui.mainNavigation })
    .getByRole('link', { name: label, exact: true });
  await link.click({ modifiers: ['Control'] });
  const tab = await opening;
  await tab.bringToFront();
  await awake(tab);
  await expect(tab).toHaveURL(routes.home);
  await expectUncovered(tab, headingOf(tab, idOf(href)));
  await expect(page).toHaveURL(routes.techstack);
});

test('Back returns to where the visitor was on the home page, and Forward to the section', async ({ page }) => {
  await openAwake(page, routes.home);
  const [techstack] = menuLinks;
  await follow(page, techstack!.label);
  await expectUncovered(page, headingOf(page, anchors.techstack));
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectRestAt(page, 0);
  await page.goForward();
  await expect(page).toHaveURL(routes.home);
  await expectUncovered(page, headingOf(page, anchors.techstack));
});

test('Back returns to the page that the visitor came from, and Forward to the section', async ({ page }) => {
  await openAwake(page, routes.whoWeAre);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const careers = menuLinks[2]!;
  await follow(page, careers.label);
  await expectUncovered(page, headingOf(page, idOf(careers.href)));
  await expect(page).toHaveURL(routes.home);
  await page.goBack();
  await expect(page).toHaveURL(routes.whoWeAre);
  await expectRestAt(page, 300);
  await page.goForward();
  await expect(page).toHaveURL(routes.home);
  await expectUncovered(page, headingOf(page, idOf(careers.href)));
});

test('the floating way to the form leads there from a detail page', async ({ page }) => {
  await openAwake(page, routes.cloud);
  await page.getByRole('link', { name: ui.contactUs, exact: true }).click();
  await expectUncovered(page, headingOf(page, anchors.contact));
  await expect(page).toHaveURL(routes.home);
});
