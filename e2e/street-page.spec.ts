import { expect } from '@playwright/test';
import { ui } from '@/content/interface';
import { routes } from '@/test-support/routes';
import { chapterHref, chapterOnStreet, chapters, story, streetPage } from '@/content/street';
import { dayInWords } from '@/lib/day';
import { pageOf, textOf } from './support/built-site';
import { test } from './support/test';

const screenOf = (anchor: string) => `#${anchor}`;

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.describe('the page of the whole street', () => {
  test(
    'tells eight chapters, each with its day, its number and the way to its specimen, and repeats them as a record @desktop',
    { tag: '@core' },
    () => {
      const main = pageOf(routes.street);
      const record = main.querySelectorAll('[data-screen=end] ol > li');
      for (const [index, chapter] of chapters.entries()) {
        const screen = main.getElementById(chapter.anchor);
        const { name, number, line, day } = chapter;
        for (const words of [name, number, line, dayInWords(day)]) expect(textOf(screen!)).toContain(words);
        for (const place of [screen!, record[index]!])
          expect(place.querySelector('a')?.getAttribute('href')).toBe(chapterHref(chapter));
        expect(textOf(record[index]!)).toContain(number);
      }
      const marks = main.querySelectorAll(`nav[aria-label="${ui.chapter.others}"] a`);
      expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(chapters.map(chapterOnStreet));
      expect(textOf(main.querySelector('h1')!)).toBe(streetPage.title);
    },
  );

  for (const viewport of viewports)
    test(`arrives at a chapter by its fragment and by its mark, ${viewport.width} px @desktop`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const top = (anchor: string) =>
        page.locator(screenOf(anchor)).evaluate((element) => element.getBoundingClientRect().top);
      const [, , match, lease] = chapters;
      await page.goto(chapterOnStreet(match!));
      await expect.poll(() => top(match!.anchor)).toBeCloseTo(0, -0.5);
      await page
        .getByRole('navigation', { name: ui.chapter.others })
        .getByRole('link', { name: lease!.name })
        .press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${lease!.anchor}$`));
      await expect.poll(() => top(lease!.anchor)).toBeCloseTo(0, -0.5);
    });

  for (const viewport of viewports)
    test(`is walked by Tab, and Back returns to the chapter that was left, ${viewport.width} px @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(routes.street);
      await page.getByRole('link', { name: streetPage.begin }).focus();
      for (const { anchor } of chapters) {
        await page.keyboard.press('Tab');
        const link = page.locator(screenOf(anchor)).getByRole('link');
        await expect(link).toBeFocused();
        await expect.poll(() => link.evaluate(isInSight), anchor).toBe(true);
      }
      const left = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${chapterHref(chapters.at(-1)!)}$`));
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
    });

  test('has every hour as a picture where motion is not wanted @desktop', async ({ page }) => {
    const stills = page.locator('main li[data-screen] > div > img');
    const stage = page.getByRole('navigation', { name: ui.chapter.others });
    await page.goto(routes.street);
    await expect(stage).toBeVisible();
    await expect(stills.first()).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(stage).toBeHidden();
    await expect(stills).toHaveCount(chapters.length + 2);
    for (const still of await stills.all()) await expect(still).toBeVisible();
  });

  test(`is led to from every page's footer as ${story.house.address} @desktop`, () => {
    expect(pageOf(routes.contact).querySelector(`footer a[href$="${routes.street}"]`)).not.toBeNull();
  });
});

/** Between what covers the top of the window and the marks at its foot, and not about to come. */
function isInSight(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  const ceiling = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const foot = document.querySelector('main nav[data-ground]')!.getBoundingClientRect().top;
  return top >= ceiling && bottom <= foot && getComputedStyle(link).opacity === '1';
}
