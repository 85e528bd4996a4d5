import { expect } from '@playwright/test';
import { breadcrumbOf } from '@/lib/breadcrumb';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { detailPageAt, detailPages } from '@/content/pages';
import { anchors, homeSection, introAnchor, routes } from '@/content/routes';
import { enquiryHref } from '@/lib/enquiry-href';
import { labelsOf } from '@/lib/picture-labels';
import type { Card, DetailPage } from '@/lib/schema';
import { openHydrated, expectRestAt, restingScroll } from './support/page';
import { test } from './support/test';

const cardsOf = (page: DetailPage): Card[] =>
  page.sections.flatMap((section) =>
    section.kind === 'integrations' || section.kind === 'cards' ? section.items : [],
  );

test('each page offers on its first screen: where it stands, its name, its action to the form', async ({ page }) => {
  test.setTimeout(120_000);
  for (const content of detailPages) {
    await page.goto(content.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(content.header.title);
    const band = page.locator('.offer-ground, .detail-slide');
    expect((await band.boundingBox())?.height, content.path).toBeGreaterThanOrEqual(constants.headerBackgroundHeight);

    const crumbs = page.getByRole('navigation', { name: ui.breadcrumb }).locator('li');
    const trail = breadcrumbOf(content);
    await expect(crumbs).toHaveCount(trail.length);
    for (const [at, crumb] of trail.entries()) {
      await expect(crumbs.nth(at)).toContainText(crumb.name);
      if (at < trail.length - 1) await expect(crumbs.nth(at).locator('a')).toHaveAttribute('href', crumb.path);
      else await expect(crumbs.nth(at).locator('[aria-current=page]')).toHaveText(content.name);
    }

    const action = main.getByRole('link', { name: content.header.action });
    await expect(action.first()).toHaveAttribute('href', enquiryHref(content.path));
    await expect(action.first(), content.path).toBeInViewport({ ratio: 1 });
    const floating = page.getByRole('link', { name: ui.contactUs, exact: true });
    await expect(floating).toHaveAttribute('href', homeSection(anchors.contact));
    await expect(floating).toBeInViewport({ ratio: 1 });

    const next = main.getByRole('region', { name: ui.readNext }).getByRole('link');
    await expect(next).toHaveText(content.related.map(({ path }) => detailPageAt(path).name));
    for (const [at, { path }] of content.related.entries()) await expect(next.nth(at)).toHaveAttribute('href', path);
  }
});

test('each page asks again at its end, with its own question', async ({ page }) => {
  test.setTimeout(120_000);
  for (const content of detailPages) {
    await page.goto(content.path);
    const closing = page.getByRole('region', { name: content.closing.question });
    await expect(closing.getByRole('heading', { level: 2 })).toHaveText(content.closing.question);
    await expect(closing.getByText(content.closing.next)).toBeVisible();
    await expect(closing.getByRole('link', { name: content.header.action })).toHaveAttribute('href', enquiryHref(content.path)); // prettier-ignore
    expect(await page.getByRole('main').locator('section').last().getAttribute('aria-label')).toBe(content.closing.question); // prettier-ignore
  }
});

test('the labels on a model lead to sections, and each has its flag on the picture', async ({ page }) => {
  test.setTimeout(120_000);
  for (const content of detailPages) {
    const labels = labelsOf(content);
    await page.goto(content.path);
    const entries = page.getByRole('list', { name: ui.onTheModel }).getByRole('link');
    await expect(entries, content.path).toHaveCount(labels.length);
    const picture = await page.locator('.model-picture').boundingBox();
    for (const [at, { number, label, section, x, y }] of labels.entries()) {
      await expect(entries.nth(at)).toContainText(`${number}${label}`);
      await expect(entries.nth(at)).toHaveAttribute('href', `#${section}`);
      await expect(page.locator(`#${section}`)).toBeAttached();
      const foot = await page.locator(`[data-flag="${number}"] > circle`).boundingBox();
      if (!picture || !foot) throw new Error(`${content.path}: no flag ${number}`);
      expect((foot.x + foot.width / 2 - picture.x) / picture.width).toBeCloseTo(x, 2);
      expect((foot.y + foot.height / 2 - picture.y) / picture.height).toBeCloseTo(y, 2);
    }
  }
});

test('a slide is the top of its page: 70 % of the screen, its picture on half of it, Visit leading on', async ({
  page,
  isMobile,
}) => {
  for (const content of detailPages.filter((one) => one.slide)) {
    const { path, slide, header } = content;
    await page.goto(path);
    const region = page.locator('.detail-slide');
    const box = await region.boundingBox();
    const picture = await region.getByRole('img').boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.y, path).toBe(constants.stickyMenuOffset);
    expect(box?.height, path).toBeGreaterThanOrEqual(Math.min(0.7 * height, 640) - 1);
    await expect(region).toHaveAccessibleName(slide?.heading ?? '');
    await expect(region.getByRole('heading', { level: 1 })).toHaveText(header.title);
    await expect(region.getByText(slide?.heading ?? '').first()).toBeVisible();
    await expect(region.getByText(header.claim, { exact: true })).toBeVisible();
    const visit = region.getByRole('link', { name: slide?.button.label });
    await expect(visit).toHaveAttribute('href', `${slide?.button.href}#${introAnchor}`);
    await expect(page.locator(`#${introAnchor}`)).toBeAttached();
    if (isMobile) continue;
    expect(box?.height, path).toBeLessThanOrEqual(0.7 * height + 1);
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
  await openHydrated(page, routes.footer);
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
  await openHydrated(page, routes.payments);
  await page.getByRole('link', { name: ui.back, exact: true }).click();
  await expect(page).toHaveURL(routes.home);
});

test('a detail page types the claim on its slide, and leaves the text alone', async ({ page }) => {
  const { path, header } = detailPageAt(routes.cloud);
  const text = header.claim;
  await page.goto(path);
  /** How many characters are painted transparent. */
  const untyped = () => page.evaluate(() => [...(CSS.highlights.get('untyped') ?? [])].map(String).join('').length);
  const line = page.locator('[data-typed]');
  await expect.poll(untyped).toBeGreaterThan(0);
  await expect(line).toHaveText(text);
  await expect.poll(untyped, { timeout: 15_000 }).toBe(0);
  await expect(line).toHaveText(text);
});

test('under reduced motion no tagline is typed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.cloud);
  await page.locator('[data-typed]').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
});

test('the techstack tabs follow the keyboard, and the chosen tab comes into sight', async ({ page }) => {
  await openHydrated(page, routes.cloud);
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
