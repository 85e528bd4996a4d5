import { expect } from '@playwright/test';
import { builtPages } from './support/built-site';
import { sidewaysScroll, waitForLayout } from './support/page';
import { coveredInFocus, unreachable } from './support/reach';
import { test } from './support/test';

/** Window widths in px, and the height that goes with them. */
const windows = [
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 850 },
  { width: 1920, height: 1080 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });

for (const path of builtPages()) {
  // Opened once; the window and the theme change in place.
  test(`nothing lies over anything on ${path}, at four widths and in both themes @desktop`, async ({ page }) => {
    await page.goto(path);
    await waitForLayout(page);
    const found = new Map<string, string[]>();
    const note = (where: string, lines: string[]) =>
      lines.forEach((line) => found.set(line, [...(found.get(line) ?? []), where]));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      // By night with everything open that opens in the page, so that what is inside is tried as well.
      if (colorScheme === 'dark')
        await page
          .locator('main details, footer details')
          .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
      for (const window of windows) {
        await page.setViewportSize(window);
        note(`${window.width} ${colorScheme}`, await unreachable(page));
        note(`${window.width} ${colorScheme}`, await coveredInFocus(page, colorScheme === 'light'));
        expect.soft(await sidewaysScroll(page)).toBe(0);
      }
    }
    expect([...found].map(([line, where]) => `${line} (${where.join(', ')})`)).toEqual([]);
  });
}
