import { readFileSync } from 'node:fs';
import { holdRequests } from './support/enquiry-form';
import { expect, type Page } from '@playwright/test';
import { breadcrumbOf } from '@/site/breadcrumb';
import { constants } from '@/content/constants';
import { chapterAt, chapterHref, chapterOf } from '@/content/street';
import { ui } from '@/content/interface';
import { detailPageAt, detailPages } from '@/site/pages';
import { pricesAfter } from '@/site/prices';
import { anchors, homeSection, introAnchor } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { enquiryHref } from '@/site/enquiry-href';
import { labelsOf } from '@/site/picture-labels';
import type { Card } from '@/lib/schemas/sections/base';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { pageOf, textOf } from './support/built-site';
import { expectScrollAt, openHydrated, settledScroll, waitForLayout } from './support/page';
import { test } from './support/test';
import { desktop, phone } from './support/viewports';

const cardsOf = (page: DetailPage): Card[] =>
  page.sections.flatMap((section) =>
    section.kind === 'integrations' || section.kind === 'cards' ? section.items : [],
  );

/** The last link of a chapter's page: to the next chapter, or from the last one to the page of the street. */
function nextChapterHrefs(path: string): string[] {
  const chapter = chapterAt(path);
  if (!chapter) return [];
  const { after } = chapterOf(chapter.state);
  return [after ? chapterHref(after) : routes.street];
}

test('each page has its breadcrumb, its call to action, and the call again at its end @desktop @core', () => {
  for (const content of detailPages) {
    const main = pageOf(content.path).querySelector('main')!;
    expect.soft(main.querySelectorAll('h1').map(textOf), content.path).toEqual([content.header.title]);

    const crumbs = main.querySelectorAll(`nav[aria-label="${ui.breadcrumb}"] li`);
    const trail = breadcrumbOf(content);
    expect
      .soft(
        crumbs.map((crumb) => crumb.querySelector('a')?.getAttribute('href')),
        content.path,
      )
      .toEqual(trail.map(({ path }, index) => (index < trail.length - 1 ? path : undefined)));
    for (const [index, { name }] of trail.entries()) expect.soft(textOf(crumbs[index]!)).toContain(name);
    expect.soft(main.querySelectorAll('li[aria-current=page]').map(textOf)).toEqual([content.name]);

    const actions = main.querySelectorAll('a').filter((link) => textOf(link) === content.header.action);
    expect.soft(actions.length, content.path).toBeGreaterThan(1);
    for (const action of actions) expect.soft(action.getAttribute('href')).toBe(enquiryHref(content.path));

    const closing = main.querySelectorAll('section').at(-1)!;
    expect.soft(closing.getAttribute('aria-label'), content.path).toBe(content.closing.question);
    expect.soft(closing.querySelectorAll('h2').map(textOf)).toEqual([content.closing.question]);
    expect.soft(textOf(closing)).toContain(content.closing.next);
    const onwards = closing.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect.soft(onwards.slice(1)).toEqual([...pricesAfter(content.sections), ...nextChapterHrefs(content.path)]);
    expect
      .soft(
        actions.some((action) => closing.innerHTML.includes(action.outerHTML)),
        content.path,
      )
      .toBe(true);
  }
});

test('a card links to its page only when `readMore` is set @desktop @core', () => {
  const cards = detailPages.flatMap((page) => cardsOf(page).map((card) => ({ ...card, path: page.path })));
  expect(new Set(cards.map(({ readMore }) => Boolean(readMore))).size, 'cards of both kinds').toBe(2);
  for (const { path, title, url, readMore } of cards) {
    const heading = pageOf(path)
      .querySelectorAll('main li h3')
      .find((element) => textOf(element).startsWith(title));
    const links = heading?.closest('li')?.querySelectorAll('a');
    const hrefs = links?.map((link) => link.getAttribute('href'));
    expect.soft(hrefs, `${path}: ${title}`).toEqual(url && readMore ? [url] : []);
  }
});

/** Asserts that each displayed picture covers its preview exactly. */
async function expectPicturesOverPreviews(page: Page): Promise<void> {
  const places = await page.locator('[data-preview]').evaluateAll((previews) =>
    previews
      .map((preview) => [preview, preview.parentElement?.querySelector('picture img')])
      .filter((both) => both.every((image) => image && image.getClientRects().length > 0))
      .map((both) => both.map((image) => JSON.stringify(image?.getBoundingClientRect()))),
  );
  expect(places.length).toBeGreaterThan(0);
  for (const [preview, picture] of places) expect(picture).toBe(preview);
}

test('each page shows its title and its action on the first screen, and no second action yet @desktop', async ({
  page,
}) => {
  const floating = page.getByRole('link', { name: ui.contactUs, exact: true });
  for (const { path, header } of detailPages) {
    await page.goto(path);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('link', { name: header.action }).first(), path).toBeInViewport({ ratio: 1 });
      await expect(floating, path).toHaveCount(0);
    }
  }
});

test('each page names what is on its model, with a link to its section @desktop @core', () => {
  for (const content of detailPages) {
    const main = pageOf(content.path).querySelector('main')!;
    const entries = main.querySelectorAll(`[aria-label="${ui.onTheModel}"] a`);
    const labels = labelsOf(content);
    const links = entries.map((entry) => [entry.getAttribute('href'), textOf(entry)]);
    const expected = labels.map(({ number, label, section }) => [`#${section}`, `${number} ${label}`]);
    expect.soft(links, content.path).toEqual(expected);
    for (const { section } of labels) expect.soft(main.querySelector(`#${section}`), section).not.toBeNull();
  }
});

for (const content of detailPages) {
  test(`${content.path} covers previews exactly, and places its labels' flags on the model @desktop`, async ({
    page,
  }) => {
    // A preview is hidden once its picture has loaded, so pictures are held back until the previews have been measured.
    const showPictures = await holdRequests(page, '**/pictures/**');
    await page.goto(content.path, { waitUntil: 'domcontentloaded' });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectPicturesOverPreviews(page);
    }
    showPictures();
    await waitForLayout(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const picture = await page.locator('.model-picture').boundingBox();
      for (const { number, x, y } of labelsOf(content)) {
        const foot = await page.locator(`[data-flag="${number}"] > circle:first-child`).boundingBox();
        if (!picture || !foot) throw new Error(`no flag ${number}`);
        expect((foot.x + foot.width / 2 - picture.x) / picture.width).toBeCloseTo(x, 2);
        expect((foot.y + foot.height / 2 - picture.y) / picture.height).toBeCloseTo(y, 2);
      }
    }
  });
}

test('the floating Contact us shows, with its text, from below the first screen’s action to the closing band @core', async ({
  page,
  isMobile,
}) => {
  // A page with a slide, one with a banner and a menu section's page.
  for (const path of isMobile ? [routes.apiDevelopment, routes.ourServices] : [routes.cloud]) {
    await page.goto(path);
    const floating = page.locator('main').getByRole('link', { name: ui.contactUs, exact: true });
    await expect(floating).toHaveCount(0);
    await page.locator('main [data-first-action]').evaluate((action) => {
      const bottom = action.getBoundingClientRect().bottom + scrollY;
      scrollTo({ top: bottom + 40, behavior: 'instant' });
    });
    await expect(floating, path).toBeInViewport({ ratio: 1 });
    await expect(floating).toHaveText(ui.contactUs);
    await expect(floating).toHaveAttribute('href', homeSection(anchors.contact));
    if (path === routes.cloud) {
      await page.waitForTimeout(3_000);
      await expect(floating, 'while the reader does not scroll').toBeInViewport({ ratio: 1 });
    }
    for (const end of ['main [data-closing]', '.site-footer']) {
      await page.locator(end).evaluate((band) => band.scrollIntoView({ behavior: 'instant' }));
      await expect(floating, end).toHaveCount(0);
    }
  }
});

/** Whether a kind of section is a list of alike entries, of which a phone shows the titles (`FoldedWords`). */
const isFoldedList = (kind: string) =>
  readFileSync(`components/sections/${kind}/index.tsx`, 'utf8').includes('<FoldedWords of=');

test('each page shows all titles of its lists within a phone, and unfolds what is said of each @phone', async ({
  page,
}) => {
  test.slow();
  const width = page.viewportSize()?.width ?? 0;
  for (const { path, sections } of detailPages) {
    await page.goto(path);
    await waitForLayout(page);
    for (const section of sections) {
      if (!('items' in section) || !isFoldedList(section.kind)) continue;
      const place = page.getByRole('region', { name: section.title, exact: true });
      const titles = place.locator('h3, dt');
      await expect(titles, `${path}: ${section.title}`).toHaveCount(section.items.length);
      const cut = await titles.evaluateAll(
        (elements, most) =>
          elements
            .filter((element) => !element.checkVisibility() || element.getBoundingClientRect().right > most)
            .map((element) => element.textContent),
        width,
      );
      expect(cut, path).toEqual([]);
      const fold = place.locator('.fold-words > summary');
      const words = place.locator('li > p, dd').first();
      if ((await fold.count()) > 0) {
        await expect(words).toBeHidden();
        await fold.click();
      }
      await expect(words).toBeVisible();
    }
  }
});

test('a slide is the top of its page: 70 % of the viewport, half of it the picture, with a Visit link @core', async ({
  page,
  isMobile,
}) => {
  for (const content of detailPages.filter(({ slide }) => slide)) {
    const { path, slide, header } = content;
    await page.goto(path);
    const region = page.locator('.detail-slide');
    const box = await region.boundingBox();
    // The visible part: the picture itself is larger, and clipped.
    const picture = await page.locator('.detail-slide-picture').boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.y, path).toBe(isMobile ? constants.headerHeightSmall : constants.headerHeight);
    expect(box?.height, path).toBeGreaterThanOrEqual(Math.min(0.7 * height, 640) - 1);
    await expect(region).toHaveAccessibleName(slide?.heading ?? '');
    await expect(region.getByRole('heading', { level: 1 })).toHaveText(header.title);
    await expect(region.getByText(slide?.heading ?? '').first()).toBeVisible();
    const claim = region.locator('.tagline-text');
    await expect(claim).toHaveText(header.claim);
    await expect(claim).toBeVisible();
    const visit = region.getByRole('link', { name: slide?.button.label });
    await expect(visit).toHaveAttribute('href', `${slide?.button.href}#${introAnchor}`);
    await expect(page.locator(`#${introAnchor}`)).toBeAttached();
    if (isMobile) continue;
    expect(box?.height, path).toBeLessThanOrEqual(0.7 * height + 1);
    expect(picture?.width).toBeLessThanOrEqual(width / 2);
  }
});

test('Back goes back one step in history, to the previous scroll position @phone @core', async ({ page }) => {
  await openHydrated(page, routes.footer);
  const link = page.getByRole('main').getByRole('link', { name: detailPageAt(routes.payments).name });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await settledScroll(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detailPageAt(routes.payments).header.title);
  expect(await settledScroll(page), 'a page opens at its top').toBe(0);
  await page.getByRole('link', { name: ui.back, exact: true }).click();
  await expect(page).toHaveURL(routes.footer);
  await expectScrollAt(page, left);
});

test('Back leads to the home page when there is no history @desktop @core', async ({ page }) => {
  await openHydrated(page, routes.payments);
  await page.getByRole('link', { name: ui.back, exact: true }).click();
  await expect(page).toHaveURL(routes.home);
});

for (const { path, header } of [detailPageAt(routes.cloud), detailPageAt(routes.dedicatedTeams)])
  test(`${path} types its claim without changing its text @desktop`, async ({ page }) => {
    const text = header.claim;
    await page.goto(path);
    const line = page.locator('[data-typed]');
    const sentence = line.locator('.tagline-text');
    await expect(line).toHaveAttribute('data-typing');
    await expect(sentence).toHaveText(text);
    await expect(line).not.toHaveAttribute('data-typing', { timeout: 15_000 });
    await expect(line).toHaveText(text);
    await expect(sentence).toHaveCSS('opacity', '1');
  });

test('under reduced motion no tagline is typed @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.cloud);
  await page.locator('[data-typed]').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await expect(page.locator('[data-typing]')).toHaveCount(0);
});

test('the techstack tabs follow the keyboard, and the selected tab scrolls into view @phone @core', async ({
  page,
}) => {
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
  await expect(list.locator(':focus'), 'the tab list is one tab stop').toHaveCount(0);
});
