import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { screenRoutes } from './support/built-site';
import { shiftsOf, watchShifts } from './support/hero';
import { waitForLayout } from './support/page';
import { serveSlowly } from './support/slow-page';
import { test } from './support/test';

for (const path of screenRoutes) {
  test(`nothing moves in ${path} while one scrolls to its end`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
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

for (const path of [routes.home, routes.realEstate, routes.whoWeAre]) {
  test(`nothing moves in ${path} when its last section arrives in two parts @phone`, async ({ page, baseURL }) => {
    const slow = await serveSlowly(String(baseURL), '</section>');
    await watchShifts(page);
    await page.goto(slow.origin + path, { waitUntil: 'commit' });
    await expect(page.locator('main > :last-child')).toBeAttached();
    await page.screenshot();
    slow.release();
    await waitForLayout(page);
    expect(await shiftsOf(page)).toEqual([]);
    await slow.close();
  });
}
