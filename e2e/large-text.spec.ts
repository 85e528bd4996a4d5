import { expect } from '@playwright/test';
import { builtPages } from './support/built-site';
import { laidOut, sidewaysScroll } from './support/page';
import { test } from './support/test';

/** What a visitor may set as the browser's own size of text, in px: twice what it is (WCAG 1.4.4). */
const fontSizes = { standard: 32, fixed: 26 };
const widths = [375, 1280];

test('no page is wider than its window with text at 200 % @desktop', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the size of text is set by the protocol of Chromium');
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes });
  for (const path of builtPages()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await laidOut(page);
    await expect(page.locator('html')).toHaveCSS('font-size', `${fontSizes.standard}px`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 850 });
      expect.soft(await sidewaysScroll(page), `${path}, ${width} px`).toBe(0);
    }
  }
});
