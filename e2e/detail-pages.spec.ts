import { expect } from '@playwright/test';
import { breadcrumbOf } from '@/lib/breadcrumb';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { detailPageAt, detailPages } from '@/content/pages';
import { anchors, homeSection, routes } from '@/content/routes';
import type { Card, DetailPage } from '@/lib/schema';
import { openAwake, expectRestAt, restingScroll } from './support/page';
import { test } from './support/test';

const cardsOf = (page: DetailPage): Card[] =>
  page.sections.flatMap((section) =>
    section.kind === 'integrations' || section.kind === 'cards' ? section.items : [],
  );

test('each page has its banner, breadcrumb, claim, way to the form and way on', async ({ page, isMobile }) => {
  test.setTimeout(90_000);
  for (const content of detailPages) {
    await page.goto(content.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(content.header.title);
    const height = (await page.locator('.banner').boundingBox())?.height ?? 0;
    if (isMobile) expect(height).toBeGreaterThanOrEqual(constants.headerBackgroundHeight);
    else expect(height, content.path).toBe(constants.headerBackgroundHeight);

    const crumbs = page.getByRole('navigation', { name: ui.breadcrumb }).getByRole('listitem');
    const trail = breadcrumbOf(content);
    await expect(crumbs).toHaveCount(trail.length);
    for (const [at, crumb] of trail.entries()) {
      await expect(crumbs.nth(at)).toContainText(crumb.name);
      if (at < trail.length - 1) await expect(crumbs.nth(at).getByRole('link')).toHaveAttribute('href', crumb.path);
      else await expect(crumbs.nth(at).locator('[aria-current=page]')).toHaveText(content.name);
    }

    const floating = page.getByRole('link', { name: ui.contactUs, exact: true });
    await expect(floating).toHaveAttribute('href', homeSection(anchors.contact));
    await expect(floating).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: content.header.action })).toHaveAttribute(
      'href',
      homeSection(anchors.contact),
    );

    const next = main.getByRole('region', { name: ui.readNext }).getByRole('link');
    await expect(next).toHaveText(content.related.map(({ path }) => detailPageAt(path).name));
    for (const [at, { path }] of content.related.entries()) await expect(next.nth(at)).toHaveAttribute('href', path);
  }
});

test('a slide fills 70 % of the screen with its picture on half of it, and its button leads on', async ({
  page,
  isMobile,
}) => {
  for (const { path, slide } of detailPages.filter((page) => page.slide)) {
    await page.goto(path);
    const region = page.locator('.detail-slide');
    const box = await region.boundingBox();
    const picture = await region.getByRole('img').boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.height, path).toBeGreaterThanOrEqual(0.7 * height - 1);
    await expect(region.getByRole('heading', { level: 2 })).toHaveText(slide?.heading ?? '');
    await expect(region.getByText(slide?.tagline ?? '', { exact: true })).toBeVisible();
    await expect(region.getByRole('link', { name: slide?.button.label })).toHaveAttribute(
      'href',
      slide?.button.href ?? '',
    );
    if (isMobile) continue;
    expect(box?.height).toBeLessThanOrEqual(0.7 * height + 1);
    expect(picture?.width).toBeLessThanOrEqual(width / 2);
  }
});

test('a card leads on only when its read-more flag is set', async ({ page }) => {
  test.setTimeout(90_000);
  for (const content of detailPages.filter((one) => cardsOf(one).length > 0)) {
    await page.goto(content.path);
    for (const { title, url, readMore } of cardsOf(content)) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
      const link = card.getByRole('link');
      if (url && readMore) await expect(link, `${content.path}: ${title}`).toHaveAttribute('href', url);
      else await expect(link, `${content.path}: ${title}`).toHaveCount(0);
    }
  }
});

test('Back goes one step back in history, to the place that the visitor left', async ({ page }) => {
  await openAwake(page, routes.footer);
  const link = page.getByRole('main').getByRole('link', { name: detailPageAt(routes.payments).name });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await restingScroll(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detailPageAt(routes.payments).header.title);
  expect(await restingScroll(page), 'a page opens at its top').toBe(0);
  await page.getByRole('link', { name: ui.back, exact: true }).click();
  await expect(page).toHaveURL(routes.footer);
  await expectRestAt(page, left);
});

test('Back goes home where there is nothing to go back to', async ({ page }) => {
  await openAwake(page, routes.payments);
  await page.getByRole('link', { name: ui.back, exact: true }).click();
  await expect(page).toHaveURL(routes.home);
});

test('a detail page types its tagline when its slide comes into sight', async ({ page }) => {
  const { path, slide } = detailPageAt(routes.cloud);
  await openAwake(page, path);
  const typed = page.locator('.typed-text');
  await expect(typed).toHaveCount(0);
  await page.locator('.detail-slide').scrollIntoViewIfNeeded();
  await page
    .locator('.detail-tagline')
    .evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(typed).toHaveText(slide?.tagline ?? '', { timeout: 15_000 });
  await expect(page.locator('.detail-tagline > .tagline')).toHaveText(slide?.tagline ?? '');
});

test('the techstack tabs follow the keyboard, and the chosen tab comes into sight', async ({ page }) => {
  await openAwake(page, routes.cloud);
  const list = page.getByRole('tablist', { name: ui.techstackTabs });
  const tabs = list.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tabs.last().textContent()) ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus'), 'the row of tabs is one stop').toHaveCount(0);
});
