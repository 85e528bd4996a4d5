import { expect } from '@playwright/test';
import { ui } from '@/content/interface';
import { anchors, homeSection, routes } from '@/content/routes';
import { chapterHref, chapters, story } from '@/content/street';
import { detailPageAt } from '@/site/pages';
import { pageOf, textOf } from './support/built-site';
import { showOnPaper } from './support/page';
import { test } from './support/test';
import { phone } from './support/viewports';
import { fill } from '@/lib/fill';

const place = (at: number) => fill(ui.chapter.place, { number: at + 1, total: chapters.length });
/** The nav above a chapter's specimen, with links to the chapters before and after. */
const chapterNav = { name: ui.chapter.others };

test.describe('the story can be followed through the chapter links alone', () => {
  test('by keyboard, from the first chapter to the last and on to the street @desktop', async ({ page }) => {
    test.slow();
    await page.goto(chapterHref(chapters[0]!));
    for (const [at, { event, anchor }] of chapters.entries()) {
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      const specimen = page.locator(`#${anchor}`);
      await expect(specimen).toBeInViewport();
      await expect(specimen.getByText(`${story.house.address}, ${place(at)}: ${event}`)).toBeVisible();
      await page.getByRole('navigation', chapterNav).getByRole('link').last().focus();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/\/(#.*)?$/);
    await expect(page.locator(`#${anchors.street}`)).toBeInViewport();
  });

  test('without scripts: each chapter’s page has its anchor, and links to the next @desktop', () => {
    for (const [at, { page, anchor }] of chapters.entries()) {
      const main = pageOf(page);
      expect.soft(main.getElementById(anchor), page).not.toBeNull();
      const next = chapters[at + 1];
      const links = main.querySelectorAll(`nav[aria-label="${chapterNav.name}"] a`);
      expect
        .soft(links.at(-1)?.getAttribute('href'), page)
        .toBe(next ? chapterHref(next) : homeSection(anchors.street));
    }
    expect(pageOf(routes.home).getElementById(anchors.street)).not.toBeNull();
  });

  test('backwards @phone', async ({ page }) => {
    await page.goto(chapterHref(chapters[2]!));
    for (const { anchor } of [chapters[1]!, chapters[0]!]) {
      await page.getByRole('navigation', chapterNav).getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    }
  });
});

test.describe('the street', () => {
  test('is eight links, each with its chapter, number and summary @desktop', () => {
    const links = pageOf(routes.home).querySelectorAll(`#${anchors.street} a`);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(chapters.map(chapterHref));
    for (const [at, chapter] of chapters.entries()) {
      for (const words of [place(at), chapter.name, chapter.number, chapter.line, detailPageAt(chapter.page).name])
        expect(textOf(links[at]!)).toContain(words);
    }
  });

  test('scrolls horizontally to the focused link, and the page does not overflow @phone', async ({ page }) => {
    await page.goto(routes.home);
    const street = page.locator(`#${anchors.street} ol`);
    await street.scrollIntoViewIfNeeded();
    const last = street.getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport();
    expect(await street.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window as number);
  });

  test('shows the whole day at once, from dawn to night @desktop', async ({ page }) => {
    for (const width of [1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(routes.home);
      const street = page.locator(`#${anchors.street} ol`);
      await street.scrollIntoViewIfNeeded();
      for (const plot of await street.locator('li').all()) {
        const { x, width: wide } = (await plot.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(x + wide).toBeLessThanOrEqual(width + 1);
      }
      expect(await street.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(1);
    }
  });

  test('shows one house and the edge of the next @phone', async ({ page }) => {
    await page.goto(routes.home);
    const plots = page.locator(`#${anchors.street} li`);
    await plots.first().scrollIntoViewIfNeeded();
    const edge = (await plots.nth(1).boundingBox())?.x ?? 0;
    expect(edge).toBeLessThan(phone.width - 20);
    expect(edge).toBeGreaterThan(phone.width / 2);
  });

  test('is a complete list on paper @desktop', async ({ page }) => {
    await page.goto(routes.home);
    await showOnPaper(page);
    const street = await page.locator(`#${anchors.street} ol`).boundingBox();
    for (const plot of await page.locator(`#${anchors.street} li`).all()) {
      const box = await plot.boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(street!.x + street!.width + 1);
    }
  });
});
