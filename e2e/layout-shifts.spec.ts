import { expect } from '@playwright/test';
import { screenRoutes } from './support/built-site';
import { shiftsOf, watchShifts } from './support/hero';
import { waitForLayout } from './support/page';
import { test } from './support/test';

for (const path of screenRoutes) {
  test(`nothing moves in ${path} while one scrolls to its end`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    const atFirst = await shiftsOf(page);
    await waitForLayout(page);
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const { documentElement: root } = document;
      while (scrollY + innerHeight < root.scrollHeight - 1) {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        await nextFrame();
      }
      // What the last frame moved is reported after it.
      await nextFrame();
    });
    expect(await shiftsOf(page)).toEqual(atFirst);
  });
}
