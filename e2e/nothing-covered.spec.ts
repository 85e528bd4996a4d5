import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { builtPages, printRoutes } from './support/built-site';
import { sidewaysScroll, waitForLayout } from './support/page';
import { barsShare, coveredInFocus, unreachable } from './support/reach';
import { test } from './support/test';

interface Window {
  readonly width: number;
  readonly height: number;
}

/** 1280 by 1024 at a zoom of 400 % (WCAG 1.4.10). */
const narrowest: Window = { width: 320, height: 256 };

/** A phone, and a desktop, in px. */
const usual: readonly Window[] = [
  { width: 375, height: 740 },
  { width: 1280, height: 850 },
];
/** By day also the other two that are designed for, a phone on its side, and one that is very small. */
const allWindows: readonly Window[] = [
  ...usual,
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 667, height: 375 },
  narrowest,
];

/** What a visitor may set (WCAG 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** And in a stylesheet of their own, whose text no media query knows of (WCAG 1.4.4). */
const largeText = 'html { font-size: 200% !important }';

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, expectedErrors: [/status of 404/] });

test('finds what lies under a picture, for a pointer and for the focus @desktop', async ({ page }) => {
  await page.goto(routes.contact);
  await page.evaluate(() => {
    const [link, picture] = [document.createElement('a'), document.createElement('img')];
    Object.assign(link, { href: '/', textContent: 'planted' });
    picture.style.cssText = 'display: block; position: relative; height: 4rem; width: 20rem; margin-top: -3rem';
    document.querySelector('main')?.prepend(link, picture);
  });
  for (const found of [await unreachable(page), await coveredInFocus(page)])
    expect(found.filter((line) => line.includes('planted')).length).toBeGreaterThan(0);
});

for (const path of builtPages()) {
  // A page for printing looks the same by night, and has no bars.
  const isPaper = printRoutes.some((route) => route === path);
  const themes = isPaper
    ? [{ colorScheme: 'light', windows: usual } as const]
    : [{ colorScheme: 'light', windows: allWindows } as const, { colorScheme: 'dark', windows: usual } as const];

  // Opened once; the window and the theme change in place.
  test(`nothing lies over anything on ${path} @desktop`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await waitForLayout(page);
    const found = new Map<string, string[]>();
    for (const { colorScheme, windows } of themes) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      // By night with everything open that opens in the page, so that what is inside is tried as well.
      if (colorScheme === 'dark')
        await page
          .locator('main details, footer details')
          .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
      for (const window of windows) {
        await page.setViewportSize(window);
        const where = `${window.width} by ${window.height}, ${colorScheme}`;
        const lines = [...(await unreachable(page)), ...(await coveredInFocus(page))];
        for (const line of lines) found.set(line, [...(found.get(line) ?? []), where]);
        expect.soft(await barsShare(page), `the bars’ share of the height, ${where}`).toBeLessThanOrEqual(0.25);
        expect.soft(await sidewaysScroll(page), where).toBe(0);
      }
    }
    expect.soft([...found].map(([line, where]) => `${line} (${where.join('; ')})`)).toEqual([]);

    for (const window of usual.toReversed()) {
      await page.setViewportSize(window);
      for (const [name, content] of Object.entries({ 'own text spacing': textSpacing, 'twice the size': largeText })) {
        const style = await page.addStyleTag({ content });
        expect.soft(await sidewaysScroll(page), `text of ${name}, ${window.width} px`).toBe(0);
        await style.evaluate((element) => (element as HTMLElement).remove());
      }
    }
  });
}
