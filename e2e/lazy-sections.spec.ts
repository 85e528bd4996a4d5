import { expect, type Page } from '@playwright/test';
import { anchors, routes } from '@/content/routes';
import { test } from './support/test';

/** What a visitor of a phone may do first. */
const moves = {
  'the visitor begins to move': (page: Page) => page.mouse.wheel(0, 1),
  'a program takes a picture of the whole page': (page: Page) => page.screenshot({ fullPage: true }),
};

for (const [name, move] of Object.entries(moves)) {
  test(`a phone renders what is far down when ${name} @phone`, async ({ page }) => {
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    const form = page.locator(`#${anchors.contact} h2`);
    const isRendered = () => form.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isRendered).toBe(false);
    await move(page);
    await expect.poll(isRendered).toBe(true);
  });
}
