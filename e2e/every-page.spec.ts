import { expect, type Page } from '@playwright/test';
import { menuColumns } from '@/site/navigation';
import { notFound, ui } from '@/content/interface';
import { routes } from '@/test-support/routes';
import { pageTitle } from '@/site/urls';
import { axeViolations } from './support/axe';
import { kindsOfPages, printRoutes, screenRoutes } from './support/built-site';
import { equalAccessViolations } from './support/equal-access';
import { hydrateIslands, waitForLayout, sidewaysScroll } from './support/page';
import { barsShare, coveredInFocus, unreachable } from './support/reach';
import { triesAll } from './support/scope';
import { test } from './support/test';
import { desktop, phone } from './support/viewports';

const unknownPath = '/what-we-do/no-such-page';

interface Window {
  readonly width: number;
  readonly height: number;
}

/** The four that are designed for, a phone on its side, and 1280 by 1024 at a zoom of 400 % (WCAG 1.4.10). */
const windows: readonly Window[] = [
  phone,
  desktop,
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 667, height: 375 },
  { width: 320, height: 256 },
];
/** The narrowest of all windows, and of the layouts that pages share, in px. */
const between = [320, 640, 768, 1024];

/** What a visitor may set (WCAG 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** And in a stylesheet of their own, whose text no media query knows of (WCAG 1.4.4). */
const largeText = 'html { font-size: 200% !important }';

/** The browser's own font sizes in px, twice the default, which media queries follow. */
const largeFonts = { standard: 32, fixed: 26 };

async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await axeViolations(page), where).toEqual([]);
}

/** The page's headings that skip a level, such as an h4 after an h2. */
const skippedLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading, index) => Number(heading.tagName[1]) > Number(headings[index - 1]?.tagName[1] ?? 0) + 1)
        .map((heading) => `${heading.tagName} ${heading.textContent}`),
    );

const expectNoSideways = async (page: Page, where: string) => expect.soft(await sidewaysScroll(page), where).toBe(0);

/** Gives a page a stylesheet of the visitor’s own; '' for none. The page's policy does not concern it. */
const addStyles = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, text);

/** Asserts that nothing overflows in these windows however the visitor sets text. */
async function expectRoomForText(page: Page, browserName: string, tried: readonly Window[]): Promise<void> {
  for (const window of tried) {
    await page.setViewportSize(window);
    for (const [name, styles] of Object.entries({ 'of their own spacing': textSpacing, 'twice as large': largeText })) {
      await addStyles(page, styles);
      await expectNoSideways(page, `text ${name}, ${window.width} px`);
    }
    await addStyles(page, '');
  }
  if (browserName !== 'chromium') return;
  // Only Chromium's protocol can set them.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: largeFonts });
  await expect(page.locator('html')).toHaveCSS('font-size', `${largeFonts.standard}px`);
  for (const window of tried) {
    await page.setViewportSize(window);
    await expect.soft.poll(() => sidewaysScroll(page), `fonts twice as large, ${window.width} px`).toBe(0);
  }
}

test('finds what lies under a picture, for a pointer and for the focus @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.contact);
  await page.evaluate(() => {
    const [link, picture] = [document.createElement('a'), document.createElement('img')];
    Object.assign(link, { href: '/', textContent: 'planted' });
    picture.style.cssText = 'display: block; position: relative; height: 4rem; width: 20rem; margin-top: -3rem';
    document.querySelector('main')?.prepend(link, picture);
  });
  for (const faults of [await unreachable(page), await coveredInFocus(page)])
    expect(faults.filter((line) => line.includes('planted')).length).toBeGreaterThan(0);
});

for (const path of [...screenRoutes, unknownPath, ...printRoutes]) {
  // A page for printing looks the same by night, and has no bars.
  const isPaper = printRoutes.some((route) => route === path);
  // `npm test` tries one page of each main kind on a desktop by day and on a phone by night; `npm run test:all` tries every
  // page in all windows, and by night, with everything open, those of each kind again, as a layout does not know of night.
  const isKind = [...kindsOfPages, unknownPath].includes(path);
  const core = isKind && !triesAll ? ' @core' : '';
  const byDay = triesAll ? windows : [isPaper ? phone : desktop];
  const byNight = triesAll && isKind ? windows : [phone];

  test.describe(path, () => {
    test.use({ expectedErrors: path === unknownPath ? [/status of 404/] : [] });

    // Opened once; the window, the theme and the text change in place.
    test(`is accessible, has nothing that lies over anything, and does not scroll horizontally @desktop${core}`, async ({
      page,
      browserName,
    }) => {
      test.slow();
      const faults = new Map<string, string[]>();
      const sweep = async (theme: string, tried: readonly Window[]) => {
        for (const window of tried) {
          await page.setViewportSize(window);
          const where = `${window.width} by ${window.height}, ${theme}`;
          for (const line of [...(await unreachable(page)), ...(await coveredInFocus(page))])
            faults.set(line, [...(faults.get(line) ?? []), where]);
          expect.soft(await barsShare(page), `the bars’ share of the height, ${where}`).toBeLessThanOrEqual(0.25);
          await expectNoSideways(page, where);
        }
      };

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      // While sections are still being laid out, axe reads wrong background colours and Equal Access takes them for hidden.
      await waitForLayout(page);
      // Each engine checks one layout and theme: Equal Access the desktop by day, axe the phone by night. Pages for
      // printing repeat that content and look the same everywhere, so axe alone checks them.
      if (isPaper) await expectAccessible(page, 'on paper');
      else if (triesAll) expect.soft(await equalAccessViolations(page), 'IBM Equal Access').toEqual([]);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await skippedLevels(page)).toEqual([]);
      await sweep('by day', byDay);
      for (const width of between) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideways(page, `${width} px`);
      }
      if (!isPaper) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        await page.setViewportSize(phone);
        await expectAccessible(page, 'on a phone, by night');
        // With everything open that opens in the page, so that what is inside is tried as well.
        await page
          .locator('main details, footer details')
          .evaluateAll((details) => details.forEach((element) => element.toggleAttribute('open', true)));
        await sweep('by night', byNight);
      }
      expect.soft([...faults].map(([line, where]) => `${line} (${where.join('; ')})`)).toEqual([]);
      await expectRoomForText(page, browserName, triesAll ? [phone, desktop] : [phone]);
    });
  });
}

// By night on a desktop and by day on a phone, the combinations that the test above leaves out.
test('the open menu is accessible @core', async ({ page, isMobile }) => {
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

  test('answers 404 with links to the main pages @phone @core', async ({ page }) => {
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
