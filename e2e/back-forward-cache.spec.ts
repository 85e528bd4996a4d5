import { expect } from '@playwright/test';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { screenRoutes } from './support/built-site';
import { openHydrated } from './support/page';
import { test } from './support/test';
import { launchWholeBrowser } from './support/whole-browser';

test.use({ launchOptions: launchWholeBrowser });
// In one worker: each starts a browser of its own.
test.describe.configure({ mode: 'default' });

/** How many pages are left behind before the visitor goes back: the browser keeps six. */
const steps = 5;
const walks = Array.from({ length: Math.ceil(screenRoutes.length / steps) }, (_, at) =>
  screenRoutes.slice(at * steps, (at + 1) * steps),
);

test('every page comes back from memory, hydrated or not @desktop', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  for (const walk of walks) {
    for (const path of walk) await openHydrated(page, path);
    await page.goto(walk.includes(routes.techstack) ? routes.whoWeAre : routes.techstack);
    for (const path of [...walk].reverse()) {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      await expect
        .poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted), { message: path })
        .toBe(true);
    }
  }
});

test('a page that comes back has its menus closed @desktop', async ({ page }) => {
  await page.goto(routes.techstack);
  const menu = page.getByRole('navigation', { name: ui.mainNavigation });
  await menu.locator('summary').filter({ hasText: ui.whatWeDo }).click();
  await menu.locator(`a[href="${routes.cloud}"]`).filter({ visible: true }).click();
  await expect(page).toHaveURL(routes.cloud);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.techstack);
  await expect(menu.locator('details[data-dropdown]')).not.toHaveAttribute('open');
});
