import { expect } from '@playwright/test';
import { ui } from '@/content/interface';
import { routes } from '@/test-support/routes';
import { isRestored, openHydrated, watchRestores } from './support/page';
import { test } from './support/test';

/** One page of each kind (carousel, form, slide, specimen, tabs only), and no more than the browser's cache keeps. */
const kindsOfPage = [routes.home, routes.contact, routes.cloud, routes.identity, routes.techstack];

test('every kind of page is restored from the back/forward cache, with or without islands @desktop @core', async ({
  page,
  context,
}) => {
  await watchRestores(context);
  for (const path of kindsOfPage) await openHydrated(page, path);
  await page.goto(routes.whoWeAre);
  for (const path of [...kindsOfPage].reverse()) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect.poll(() => isRestored(page), { message: path }).toBe(true);
  }
});

test('a restored page has its menus closed @desktop', async ({ page }) => {
  await page.goto(routes.techstack);
  const menu = page.getByRole('navigation', { name: ui.mainNavigation });
  await menu.locator('summary').filter({ hasText: ui.whatWeDo }).click();
  await menu.locator(`a[href="${routes.cloud}"]`).filter({ visible: true }).click();
  await expect(page).toHaveURL(routes.cloud);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.techstack);
  await expect(menu.locator('details[data-dropdown]')).not.toHaveAttribute('open');
});
