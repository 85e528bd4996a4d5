import { expect, type Page } from '@playwright/test';
import { menuColumns } from '@/site/navigation';
import { notFound, ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { pageTitle } from '@/site/urls';
import { axeViolations } from './support/axe';
import { printRoutes, screenRoutes } from './support/built-site';
import { equalAccessViolations } from './support/equal-access';
import { hydrated, laidOut, sidewaysScroll } from './support/page';
import { test } from './support/test';
import { desk, phone } from './support/viewports';

/** An address that no page has. */
const nowhere = '/what-we-do/no-such-page';

const soft = expect.configure({ soft: true, timeout: 2_000 });
/** Viewport widths in px: each layout at its narrowest, where it is tightest, and the phone that most visitors have. */
const widths = [320, phone.width, 640, 768, 1024];
/** What a visitor may set as the browser's own size of text, in px: twice what it is (WCAG 1.4.4). */
const largeText = { standard: 32, fixed: 26 };

/** Everything that moves stands still at its end: what is measured is what stays. */
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await axeViolations(page), where).toEqual([]);
}

/** The levels of the page's headings that skip one: h2, then h4. */
const skippedLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all
        .filter((heading, at) => Number(heading.tagName[1]) > Number(all[at - 1]?.tagName[1] ?? 0) + 1)
        .map((heading) => `${heading.tagName} ${heading.textContent}`),
    );

/** Proves that nothing leaves the window with text at 200 %, which the protocol of Chromium alone can set. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: largeText });
  await expect(page.locator('html')).toHaveCSS('font-size', `${largeText.standard}px`);
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await soft.poll(() => sidewaysScroll(page), `text at 200 %, ${viewport.width} px`).toBe(0);
  }
}

// A page is opened once, and looked at in every way that needs a layout.
for (const path of [...screenRoutes, nowhere, ...printRoutes]) {
  const isPaper = printRoutes.some((route) => route === path);

  test.describe(path, () => {
    test.use({ expectedTrouble: path === nowhere ? [/status of 404/] : [] });

    test('is accessible to two engines, and does not scroll sideways at any width or size of text @desktop', async ({
      page,
      browserName,
    }) => {
      await still(page);
      await page.goto(path);
      // Or axe takes the ground of a section that is laid out meanwhile for that of the words at its place, and the other
      // engine takes the section for hidden.
      await laidOut(page);
      // Each engine has one layout and one theme: Equal Access the desktop by day, axe the phone by night, and the sheets,
      // which repeat what both have seen on screens, by day everywhere and the same on a phone.
      if (isPaper) await expectAccessible(page, 'on paper');
      else expect.soft(await equalAccessViolations(page), 'to IBM’s Equal Access engine').toEqual([]);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await skippedLevels(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await soft.poll(() => sidewaysScroll(page), `${width} px`).toBe(0);
        if (width === phone.width && !isPaper) await expectAccessible(page, 'on a phone, by night');
      }
      if (browserName === 'chromium') await expectRoomForLargeText(page);
    });
  });
}

// With what only a desktop shows by night, and a phone by day.
test('the open menu is accessible', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: isMobile ? 'light' : 'dark' });
  await page.goto(routes.identity);
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: ui.mainNavigation });
  if (isMobile) await page.getByRole('button', { name: ui.openMenu }).click();
  await menu.locator('summary').filter({ hasText: ui.whatWeDo }).click();
  if (isMobile) await menu.locator('summary').filter({ hasText: menuColumns[0]?.title }).click();
  await expect(
    menu.getByRole('link', { name: menuColumns[0]?.links[0]?.label }).filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible(page, 'the open menu');
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('answers 404 and helps @phone', async ({ page }) => {
    const answer = await page.goto(nowhere);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(pageTitle(notFound.pageName));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const name of [ui.home, ui.whatWeDo, ui.ourServices, ui.contact]) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: ui.ourServices, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.title);
  });
});
