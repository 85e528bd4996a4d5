import { expect } from '@playwright/test';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { screenRoutes } from './support/built-site';
import { openHydrated } from './support/page';
import { test } from './support/test';
import { launchWholeBrowser } from './support/whole-browser';

test.use({ launchOptions: launchWholeBrowser });

test('Back comes from memory on every page, hydrated or not @desktop', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  const elsewhere = screenRoutes.includes(routes.techstack) ? routes.techstack : routes.home;
  for (const path of screenRoutes) {
    await openHydrated(page, path);
    await page.evaluate((to) => location.assign(to), path === elsewhere ? routes.whoWeAre : elsewhere);
    await expect(page).not.toHaveURL(path);
    await page.waitForLoadState();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect
      .poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted), { message: path })
      .toBe(true);
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
