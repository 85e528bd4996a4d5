import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { shiftsOf, watchShifts } from './support/hero';
import { serveSlowly } from './support/slow-page';
import { test } from './support/test';
import { phone } from './support/viewports';

test.use({ viewport: phone, isMobile: true, hasTouch: true });

test('nothing moves in the home page when its last section arrives in two parts', async ({ page, baseURL }) => {
  const slow = await serveSlowly(String(baseURL), '</section>');
  await watchShifts(page);
  await page.goto(slow.origin + routes.home, { waitUntil: 'commit' });
  await expect(page.locator('main section').last()).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  slow.release();
  await page.waitForLoadState();
  await page.screenshot();
  expect(await shiftsOf(page)).toEqual([]);
  await slow.close();
});
