import { expect } from '@playwright/test';
import { company } from '@/content/company';
import { ui } from '@/content/interface';
import { palette } from '@/content/palette';
import { anchors, routes } from '@/content/routes';
import { chapterHref, chapterOnStreet, chapters, story } from '@/content/street';
import { skies } from '@/content/skies';
import made from '@/generated/daylight.json' with { type: 'json' };
import { channels } from '@/lib/contrast';
import { pageOf, textOf } from './support/built-site';
import { showOnPaper } from './support/page';
import { test } from './support/test';
import { fill } from '@/lib/fill';

/** A colour as `getComputedStyle` has it. */
const asComputed = (colour: string) => `rgb(${channels(colour).join(', ')})`;

const place = (index: number) => fill(ui.chapter.place, { number: index + 1, total: chapters.length });
/** The nav above a chapter's specimen, with links to the chapters before and after. */
const chapterNav = { name: ui.chapter.others };

test.describe('the story can be followed through the chapter links alone', () => {
  test('by keyboard, from the first chapter to the last and on to the street @desktop', async ({ page }) => {
    test.slow();
    await page.goto(chapterHref(chapters[0]!));
    for (const [index, { event, anchor }] of chapters.entries()) {
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      const specimen = page.locator(`#${anchor}`);
      await expect(specimen).toBeInViewport();
      await expect(specimen.getByText(event, { exact: true })).toBeVisible();
      await expect(specimen.getByRole('link', { name: `${story.house.address} ${place(index)}` })).toHaveAttribute(
        'href',
        chapterOnStreet(chapters[index]!),
      );
      await page.getByRole('navigation', chapterNav).getByRole('link').last().focus();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`${routes.street}$`));
  });

  test('without scripts: each chapter’s page has its anchor, and links to the next @desktop', () => {
    for (const [index, { page, anchor }] of chapters.entries()) {
      const main = pageOf(page);
      expect.soft(main.getElementById(anchor), page).not.toBeNull();
      const next = chapters[index + 1];
      const links = main.querySelectorAll(`nav[aria-label="${chapterNav.name}"] a`);
      expect.soft(links.at(-1)?.getAttribute('href'), page).toBe(next ? chapterHref(next) : routes.street);
    }
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
  test('is eight links, each with its chapter and its number, and the way to its own page @desktop', () => {
    const street = pageOf(routes.home).getElementById(anchors.street);
    const links = street!.querySelectorAll('ol a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(chapters.map(chapterHref));
    for (const [index, chapter] of chapters.entries())
      for (const words of [chapter.name, chapter.number]) expect(textOf(links[index]!)).toContain(words);
    expect(street!.querySelector(`a[href="${routes.street}"]`)).not.toBeNull();
  });

  for (const { zone, time, light } of [
    { zone: company.clocks.zone, time: story.alarm.here, light: 'deed' },
    { zone: 'America/New_York', time: story.alarm.raised, light: 'opening' },
  ] as const)
    test.describe(`at the moment of the alarm, in ${zone}`, () => {
      test.use({ timezoneId: zone });

      test('is in the light of the visitor’s hour, and fetches no other @desktop', async ({ page }) => {
        const stills = Object.values(made.stills).flatMap((widths) => Object.values(widths));
        const fetched: string[] = [];
        page.on('requestfinished', (request) => {
          const { pathname } = new URL(request.url());
          if (stills.includes(pathname)) fetched.push(pathname);
        });
        await page.clock.setFixedTime(`${story.alarm.raised}-04:00`);
        await page.goto(routes.home);
        expect(await page.evaluate(() => new Date().getHours())).toBe(Number(time.slice(11, 13)));
        const street = page.locator(`#${anchors.street}`);
        await street.scrollIntoViewIfNeeded();
        await expect.poll(() => fetched).toEqual([made.stills[light][1200]]);
        const sky = await street.evaluate((element) => getComputedStyle(element).backgroundImage);
        expect(sky).toContain(asComputed(skies[light].top));
        await expect(street.getByRole('heading')).toHaveCSS('color', asComputed(palette[skies[light].ink]));
      });
    });

  test('shows its numbers whole in every window @desktop', async ({ page }) => {
    await page.goto(routes.home);
    for (const width of [1280, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const numbers = page.locator(`#${anchors.street} ol strong`);
      await numbers.first().scrollIntoViewIfNeeded();
      for (const number of await numbers.all())
        expect(await number.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
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
