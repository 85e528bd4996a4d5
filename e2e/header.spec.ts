import { expect, type Page } from '@playwright/test';
import { menuColumns, menuLinks } from '@/site/navigation';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { openHydrated } from './support/page';
import { test } from './support/test';
import { phone } from './support/viewports';

const allLinks = menuColumns.flatMap(({ links }) => links);

function headerOf(page: Page) {
  const header = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: ui.mainNavigation });
  return {
    header,
    menu,
    opener: header.getByRole('button', { name: ui.openMenu }),
    closer: header.getByRole('button', { name: ui.closeMenu }),
    summary: menu.locator('summary').filter({ hasText: ui.whatWeDo }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }).filter({ visible: true }),
  };
}

test('the header looks different as soon as the page is scrolled, and on a phone leaves while one reads on @core', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, routes.techstack);
  const { header } = headerOf(page);
  const edge = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const atTop = await edge();
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(
    (threshold) => scrollTo({ top: threshold + 1, behavior: 'instant' }),
    constants.headerScrollThreshold,
  );
  await expect(header).toHaveAttribute('data-scrolled');
  await expect.poll(edge).not.toBe(atTop);
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  if (isMobile) {
    await expect(header).not.toBeInViewport();
    // A keyboard that is in it has it, and so has who scrolls back (WCAG 2.4.11).
    await page.keyboard.press('Tab');
    await expect(header).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 1_900, behavior: 'instant' }));
  }
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await expect.poll(edge).toBe(atTop);
});

test('the first Tab reveals a skip link, and Enter follows it @desktop @core', async ({ page }) => {
  await openHydrated(page, routes.techstack);
  const skip = page.getByRole('link', { name: ui.skipToContent });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true);
});

test.describe('the dropdown @desktop', () => {
  test('opens by keyboard, has both columns of links, and closes on Escape, on a click outside and when focus leaves @core', async ({
    page,
  }) => {
    await openHydrated(page, routes.techstack);
    const { menu, summary, link } = headerOf(page);
    const first = link(allLinks[0]?.label ?? '');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    for (const { links } of menuColumns) {
      for (const { label, href } of links) await expect(link(label)).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Tab');
    await expect(link(menuColumns[0]?.title ?? '')).toHaveAttribute('href', menuColumns[0]?.overview.href ?? '');
    await expect(link(menuColumns[0]?.title ?? '')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    const inside = await menu.locator('[data-menu-columns] a').filter({ visible: true }).count();
    expect(inside).toBeGreaterThanOrEqual(allLinks.length);
    for (let tab = 0; tab <= inside; tab += 1) await page.keyboard.press('Tab');
    await expect(link(menuLinks[0]?.label ?? '')).toBeFocused();
    await expect(first).toBeHidden();

    await summary.click();
    await expect(first).toBeVisible();
    await page.mouse.click(300, 600);
    await expect(first).toBeHidden();
    await summary.click();
    await summary.click();
    await expect(menu.locator('details[data-dropdown]')).not.toHaveAttribute('open');
  });

  test('closes when one of its links is followed', async ({ page }) => {
    await openHydrated(page, routes.techstack);
    const { summary, link } = headerOf(page);
    const target = menuColumns[1]?.links[2];
    await summary.click();
    await link(target?.label ?? '').click();
    await expect(page).toHaveURL(target?.href ?? '');
    await expect(link(target?.label ?? '')).toBeHidden();
  });

  test('does not stay open when the window becomes narrow and wide again', async ({ page }) => {
    await openHydrated(page, routes.techstack);
    const { summary, link } = headerOf(page);
    await summary.click();
    await expect(link(allLinks[0]?.label ?? '')).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(summary).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(link(allLinks[0]?.label ?? '')).toBeHidden();
  });
});

test.describe('the menu panel of a small screen @phone', () => {
  test('slides in from the right over an inert page, and returns the focus @core', async ({ page }) => {
    await openHydrated(page, routes.techstack);
    const { menu, opener, closer } = headerOf(page);
    await expect(menu).toBeHidden();
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await expect(closer).toBeFocused();
    await expect.poll(async () => Math.round((await menu.boundingBox())?.x ?? 999)).toBe(0);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.locator('footer')).toHaveAttribute('inert');
    const menuFocused = () =>
      menu.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);
    for (let tab = 0; tab < 12; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await menuFocused(), 'focus stays in the panel').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('[inert]:not(.marquee-strip)')).toHaveCount(0);
    await opener.click();
    await closer.press('Enter');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('opens one column at a time, and closes when a link is followed @core', async ({ page }) => {
    await openHydrated(page, routes.techstack);
    const { menu, opener, link } = headerOf(page);
    const [services, solutions] = menuColumns;
    await opener.click();
    // On an inner page the first list is open already.
    await expect(link(services?.links[0]?.label ?? '')).toBeVisible();
    await menu.locator('summary').filter({ hasText: solutions?.title }).press('Enter');
    await expect(link(services?.links[0]?.label ?? '')).toBeHidden();
    for (const { label, href } of solutions?.links ?? []) await expect(link(label)).toHaveAttribute('href', href);
    await link(solutions?.links[0]?.label ?? '').click();
    await expect(page).toHaveURL(solutions?.links[0]?.href ?? '');
    await expect(menu).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('closes when the window becomes wide, and leaves nothing inert or open', async ({ page }) => {
    await openHydrated(page, routes.techstack);
    const { menu, opener, link } = headerOf(page);
    await opener.click();
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(menu).not.toHaveJSProperty('inert', true);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(link(allLinks[0]?.label ?? '')).toBeHidden();
    await page.setViewportSize(phone);
    await expect(menu).toBeHidden();
  });
});
