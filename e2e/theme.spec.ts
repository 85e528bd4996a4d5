import { expect, type Page } from '@playwright/test';
import { ui } from '@/content/interface';
import { palette } from '@/content/palette';
import { routes } from '@/test-support/routes';
import { channels } from '@/lib/contrast';
import { blockStorage } from './support/enquiry-form';
import { test } from './support/test';

/** The lightness of the page's background, from 0 (black) to 255. */
const backgroundLightness = (page: Page) =>
  page.evaluate(() => {
    const [red = NaN, green = NaN, blue = NaN] = getComputedStyle(document.body)
      .backgroundColor.match(/\d+/g)!
      .map(Number);
    return (red + green + blue) / 3;
  });
const expectDay = (page: Page) => expect.poll(() => backgroundLightness(page)).toBeGreaterThan(200);
const expectNight = (page: Page) => expect.poll(() => backgroundLightness(page)).toBeLessThan(60);

/** An option of the theme switch, which is in the header's bar on a large screen and in its panel on a small one. */
const choice = (page: Page, name: string) => page.locator('[data-theme-switch]').getByLabel(name, { exact: true });

/** Chooses a theme by clicking its label, as a visitor does. */
async function choose(page: Page, name: string) {
  const opener = page.getByRole('button', { name: ui.openMenu });
  const panel = await opener.isVisible();
  if (panel) await opener.click();
  await page.locator('[data-theme-switch] label').filter({ hasText: name }).click();
  if (panel) await page.getByRole('button', { name: ui.closeMenu }).click();
}

/** `#rrggbb` in the format of computed styles. */
const rgbOf = (colour: string) => `rgb(${channels(colour).join(', ')})`;

/** Records the names of the pictures that a page requests. */
function recordPictures(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/pictures\/([a-z-]+)-\d+\./.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

test.describe('the day and night themes', () => {
  for (const [scheme, hidden] of [
    ['light', 'by-night'],
    ['dark', 'by-day'],
  ] as const) {
    test(`follow a ${scheme} system, and fetch only one picture of each pair`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const fetched = recordPictures(page);
      await page.goto(routes.apiDevelopment);
      await (scheme === 'dark' ? expectNight(page) : expectDay(page));
      await expect(choice(page, ui.theme.system)).toBeChecked();
      await page.locator('main .pair').first().scrollIntoViewIfNeeded();
      await expect.poll(() => fetched.length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      const scenes = await page
        .locator(`.pair > .${hidden} img`)
        .evaluateAll((images) =>
          images.map((image) => /\/pictures\/([a-z-]+)-\d+\./.exec((image as HTMLImageElement).src)?.[1]),
        );
      expect(scenes.length).toBeGreaterThan(0);
      expect(fetched.filter((name) => scenes.includes(name))).toEqual([]);
    });
  }

  test('are chosen with the switch, which applies at once, in every open tab and on the next visit @core', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(routes.whoWeAre);
    const secondTab = await context.newPage();
    await secondTab.emulateMedia({ colorScheme: 'light' });
    await secondTab.goto(routes.contact);
    await expectDay(secondTab);
    await choose(page, ui.theme.night);
    await expectNight(page);
    await expectNight(secondTab);
    await expect(choice(secondTab, ui.theme.night)).toBeChecked();
    await secondTab.reload();
    await expectNight(secondTab);
    await choose(secondTab, ui.theme.system);
    await expectDay(secondTab);
    await expectDay(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNight(page);
    await choose(page, ui.theme.day);
    await expectDay(page);
  });

  test('no frame of a reload or of the next page shows the other theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(routes.whoWeAre);
    await choose(page, ui.theme.night);
    await page.addInitScript(() => {
      const grounds: string[] = [];
      Object.assign(window, { grounds });
      const look = () => {
        if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
        if (grounds.length < 40) requestAnimationFrame(look);
      };
      look();
    });
    for (const path of [routes.whoWeAre, routes.cloud, routes.home]) {
      await page.goto(path);
      await page.waitForFunction(() => (window as unknown as { grounds: string[] }).grounds.length >= 20);
      const grounds = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
      expect([path, ...new Set(grounds)]).toEqual([
        path,
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      ]);
      await expectNight(page);
    }
  });

  test('the switch is a radio group for the keyboard', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(routes.whoWeAre);
    const opener = page.getByRole('button', { name: ui.openMenu });
    if (await opener.isVisible()) await opener.click();
    await choice(page, ui.theme.system).focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, ui.theme.day)).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, ui.theme.night)).toBeChecked();
    await expectNight(page);
  });

  test('paper always has the day theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    for (const path of [routes.cloud, routes.printHome]) {
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('h2')!).color))
        .toBe('rgb(0, 0, 0)');
      await expect(page.locator('.by-night').filter({ visible: true })).toHaveCount(0);
    }
  });

  test('no picture is blended with the page in forced colours, where it could disappear', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await page.goto(routes.apiDevelopment);
      const modes = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).mixBlendMode));
      expect([...new Set(modes)]).toEqual(['normal']);
    }
  });

  test('a choice applies to its page even where storage is blocked', async ({ page, context }) => {
    await blockStorage(context);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(routes.whoWeAre);
    await choose(page, ui.theme.night);
    await expectNight(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the theme follows the system, and there is no switch @core', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(routes.whoWeAre);
    await expect(page.locator('[data-theme-switch]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', rgbOf(palette.nightNavy));
  });
});
