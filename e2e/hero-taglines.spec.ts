import { expect } from '@playwright/test';
import { constants } from '@/content/constants';
import { home } from '@/content/home';
import { detailPageAt } from '@/content/pages';
import { routes } from '@/content/routes';
import { heroOf, openStopped, stepsUntilNext } from './support/hero';
import { openAwake } from './support/page';
import { test } from './support/test';

const { slides } = home.hero;
const taglineOf = (label: string | null) => slides.find((slide) => slide.label === label)?.tagline ?? '';

test('a tagline is typed over the sentence that stays in the page', async ({ page }) => {
  await openStopped(page);
  const { current, slide } = heroOf(page);
  const typed = page.locator('.typed-text');
  await expect(typed, 'the first sentence is never taken away to be typed').toHaveCount(0);

  await stepsUntilNext(page, 2_500);
  const tagline = taglineOf(await current.textContent());
  const sentence = slide.getByText(tagline, { exact: true });
  // The speed is the delay's distance from 100, as react-type-animation counts it; each letter's varies by half.
  const delay = 100 - constants.typingSpeed.home;
  await expect(async () => {
    await page.clock.runFor(delay);
    const letters = (await typed.textContent({ timeout: 50 })) ?? '';
    expect(letters.length).toBeGreaterThan(tagline.length / 3);
    expect(letters.length).toBeLessThan(tagline.length);
    expect(tagline.startsWith(letters)).toBe(true);
  }).toPass({ intervals: [10] });
  await expect(sentence, 'what a screen reader hears').toHaveCount(1);
  await expect(page.locator('[aria-hidden=true] .typed-text')).toHaveCount(1);

  for (let step = 0; step < 12; step += 1) await page.clock.runFor(500);
  await expect(typed).toHaveText(tagline);
  const [space, letters] = [await sentence.boundingBox(), await page.locator('.typed').boundingBox()];
  expect(Math.abs((space?.x ?? 0) - (letters?.x ?? 9))).toBeLessThan(1);
  expect(Math.abs((space?.y ?? 0) - (letters?.y ?? 9))).toBeLessThan(1);
  expect(Math.abs((space?.height ?? 0) - (letters?.height ?? 9)), 'the same lines').toBeLessThan(1);
});

test('one instance types every tagline', async ({ page }) => {
  await openStopped(page);
  const { current } = heroOf(page);
  await stepsUntilNext(page, 2_500);
  const typed = page.locator('.typed-text');
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await typed.count()).toBe(1);
  }).toPass();
  await typed.evaluate((line) => line.setAttribute('data-first', ''));
  for (let turn = 0; turn < 2; turn += 1) {
    await stepsUntilNext(page, 2_500);
    for (let step = 0; step < 12; step += 1) await page.clock.runFor(500);
    await expect(page.locator('.typed-text[data-first]')).toHaveText(taglineOf(await current.textContent()));
    await expect(typed).toHaveCount(1);
  }
});

test('clicked through quickly, resized and turned, the carousel shows one slide and its own words', async ({
  page,
}) => {
  await openAwake(page, routes.home);
  const { dots, current, slide } = heroOf(page);
  const viewport = page.viewportSize() ?? { width: 375, height: 800 };
  for (const size of [{ width: viewport.height, height: viewport.width }, { width: 320, height: 640 }, viewport]) {
    await page.setViewportSize(size);
    for (let click = 0; click < 4; click += 1) {
      await dots.evaluateAll((all) => all.forEach((dot) => (dot as HTMLElement).click()));
    }
  }
  await dots.nth(2).click();
  await dots.nth(4).click();
  await expect(slide).toHaveCount(1);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText(slides[4]?.label ?? '');
  await expect(page.locator('[data-slide][data-active]')).toHaveCount(1);
  await expect(slide).toContainText(slides[4]?.heading ?? '');

  // What is read in the tagline's place is this slide's sentence, or its beginning, at every moment.
  const tagline = slides[4]?.tagline ?? '';
  for (let look = 0; look < 8; look += 1) {
    const letters = await page
      .locator('.typed-text')
      .evaluateAll((lines) =>
        lines.map((line) => ((line as HTMLElement).hidden ? '' : (line.textContent ?? ''))).join(),
      );
    expect(tagline.startsWith(letters), `"${letters}" over "${tagline}"`).toBe(true);
    await page.waitForTimeout(100);
  }
  const box = await slide.getByRole('heading').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
});

test('leaving the home page leaves no timer behind', async ({ page }) => {
  await page.addInitScript(() => {
    const running = new Map<unknown, number>();
    Object.assign(window, { running });
    const { setTimeout: start, setInterval: repeat, clearTimeout: stop } = window;
    window.setTimeout = ((run: () => void, wait = 0, ...rest: unknown[]) => {
      const timer = start(() => (running.delete(timer), run()), wait, ...rest);
      running.set(timer, wait);
      return timer;
    }) as typeof setTimeout;
    window.setInterval = ((run: () => void, wait = 0) => {
      const timer = repeat(run, wait);
      running.set(timer, wait);
      return timer;
    }) as typeof setInterval;
    window.clearTimeout = window.clearInterval = (timer) => (running.delete(timer), stop(timer));
  });
  const waiting = () =>
    page.evaluate(() => [...(window as unknown as { running: Map<unknown, number> }).running.values()]);
  await openAwake(page, routes.home);
  const half = constants.heroAutoAdvance.standard / 2;
  const forTheNextPicture = async () => (await waiting()).filter((wait) => wait > 100 && wait <= half);
  await expect.poll(forTheNextPicture, 'the carousel waits for its next slide').toHaveLength(1);
  const { dots } = heroOf(page);
  await dots.nth(1).click();
  await expect(page.locator('.typed-text')).not.toBeEmpty();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: detailPageAt(routes.cloud).name })
    .click();
  await expect(page).toHaveURL(routes.cloud);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detailPageAt(routes.cloud).header.title);
  // The sentence that was being typed ends; nothing follows it.
  await expect.poll(waiting).toEqual([]);
});
