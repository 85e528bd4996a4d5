import { expect, type Page } from '@playwright/test';
import { menuColumns } from '@/site/navigation';
import { notFound, ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { pageTitle } from '@/site/urls';
import { axeViolations } from './support/axe';
import { printRoutes, screenRoutes } from './support/built-site';
import { equalAccessViolations } from './support/equal-access';
import { hydrateIslands, waitForLayout, sidewaysScroll } from './support/page';
import { test } from './support/test';
import { desktop, phone } from './support/viewports';

const unknownPath = '/what-we-do/no-such-page';

const soft = expect.configure({ soft: true, timeout: 2_000 });
/** Viewport widths in px: the narrowest of each layout, and the most common phone. */
const widths = [320, phone.width, 640, 768, 1024];
/** The browser's font sizes in px, set to twice the default (WCAG 1.4.4). */
const largeText = { standard: 32, fixed: 26 };

async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await axeViolations(page), where).toEqual([]);
}

/** The page's headings that skip a level, such as an h4 after an h2. */
const skippedLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all
        .filter((heading, at) => Number(heading.tagName[1]) > Number(all[at - 1]?.tagName[1] ?? 0) + 1)
        .map((heading) => `${heading.tagName} ${heading.textContent}`),
    );

/** Asserts that nothing overflows with text at 200 %, which only Chromium's protocol can set. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: largeText });
  await expect(page.locator('html')).toHaveCSS('font-size', `${largeText.standard}px`);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await soft.poll(() => sidewaysScroll(page), `text at 200 %, ${viewport.width} px`).toBe(0);
  }
}

// Each page is opened once for all checks that need layout.
for (const path of [...screenRoutes, unknownPath, ...printRoutes]) {
  const isPaper = printRoutes.some((route) => route === path);

  test.describe(path, () => {
    test.use({ expectedErrors: path === unknownPath ? [/status of 404/] : [] });

    test('passes two accessibility engines, and does not scroll horizontally at any width or text size @desktop', async ({
      page,
      browserName,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      // While sections are still being laid out, axe reads wrong background colours and Equal Access takes them for hidden.
      await waitForLayout(page);
      // Each engine checks one layout and theme: Equal Access the desktop by day, axe the phone by night. Pages for
      // printing repeat that content and look the same everywhere, so axe alone checks them.
      if (isPaper) await expectAccessible(page, 'on paper');
      else expect.soft(await equalAccessViolations(page), 'IBM Equal Access').toEqual([]);
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

// By night on a desktop and by day on a phone, the combinations that the test above leaves out.
test('the open menu is accessible', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: isMobile ? 'light' : 'dark' });
  await page.goto(routes.identity);
  await hydrateIslands(page);
  const menu = page.getByRole('navigation', { name: ui.mainNavigation });
  if (isMobile) await page.getByRole('button', { name: ui.openMenu }).click();
  // On a phone it is open already, with the page's own column.
  if (!isMobile) await menu.locator('summary').filter({ hasText: ui.whatWeDo }).click();
  if (isMobile) await menu.locator('summary').filter({ hasText: menuColumns[0]?.title }).click();
  await expect(
    menu.getByRole('link', { name: menuColumns[0]?.links[0]?.label }).filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible(page, 'the open menu');
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with links to the main pages @phone', async ({ page }) => {
    const response = await page.goto(unknownPath);
    expect(response?.status()).toBe(404);
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
