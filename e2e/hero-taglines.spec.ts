import { expect } from '@playwright/test';
import { constants } from '@/content/constants';
import { home } from '@/site/home';
import { routes } from '@/content/routes';
import { drawInOrder, heroOf, openWithClockStopped, timeUntilNextSlide, typedAt } from './support/hero';
import { openHydrated } from './support/page';
import { test } from './support/test';
import { phone } from './support/viewports';

const { slides } = home.hero;
const interval = constants.heroAutoAdvance;
/** The time for one character in ms, by react-type-animation's definition of speed. */
const delay = 100 - constants.typingSpeed.home;
/** The opacity of the whole line below the letters that are typed over it. */
const faint = /^0\.[0-4]/;
const taglineOf = (label: string | null) => slides.find((slide) => slide.label === label)?.tagline ?? '';

test('the first tagline is typed from the first paint, with its text in the HTML and no layout shift', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(routes.home, { waitUntil: 'commit' });
  const { current, slide } = heroOf(page);
  const sentence = slide.locator('.tagline-text');
  await expect(sentence).toBeAttached();
  const tagline = taglineOf(await current.textContent());
  await expect(sentence, 'read by screen readers').toHaveText(tagline);
  await expect(sentence, 'faint before it is typed').toHaveCSS('opacity', faint);
  const place = await sentence.boundingBox();

  // Runs the first animation frame.
  await page.clock.runFor(20);
  const line = slide.locator('.tagline');
  await expect(line.locator('.tagline-typed').first()).toHaveAttribute('aria-hidden', 'true');
  for (const characters of [0, 1, 10, 30]) {
    const typed = await typedAt(line, (characters + 0.5) * delay);
    expect(tagline.startsWith(typed)).toBe(true);
    // The space at a line break takes no time.
    expect(Math.abs(typed.length - characters)).toBeLessThanOrEqual(1);
  }
  expect(await typedAt(line, tagline.length * delay - 1)).toBe(tagline);
  await line.evaluate((typed) => typed.getAnimations({ subtree: true }).forEach((animation) => animation.finish()));
  await expect(line.locator('.tagline-typed').first()).toBeEmpty();
  await expect(sentence).toHaveCSS('opacity', '1');
  expect(await sentence.boundingBox()).toEqual(place);
});

test('react-type-animation types the next slide’s tagline, letter by letter, in the place of its text', async ({
  page,
}) => {
  await openWithClockStopped(page);
  const { current, slide } = heroOf(page);
  await page.clock.runFor(interval - 500);
  await timeUntilNextSlide(page, 50);
  const tagline = taglineOf(await current.textContent());
  const typed = slide.locator('.tagline-typed').last();
  const lines = async () => (await typed.textContent())?.replaceAll('\n', ' ') ?? '';
  const text = slide.locator('.tagline-text');
  await expect(text, 'read by screen readers').toHaveText(tagline);
  await expect(text).toHaveCSS('opacity', faint);
  // The slide's text finishes moving first.
  await slide.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const space = await text.boundingBox();
  // react-type-animation varies the delay of each letter.
  await page.clock.runFor(delay * 10);
  const beginning = await lines();
  expect(await typed.evaluate(topOfLetters)).toBeCloseTo(await text.evaluate(topOfLetters), 1);
  expect(beginning.length).toBeGreaterThan(2);
  expect(beginning.length).toBeLessThan(tagline.length);
  expect(tagline.startsWith(beginning)).toBe(true);
  for (let step = 0; step < 4 && (await typed.isVisible()); step += 1) {
    const [before, box] = [await lines(), await typed.evaluate(rightmost)];
    expect(tagline.startsWith(before)).toBe(true);
    expect(box, 'it stays within the width of the text').toBeLessThanOrEqual((await text.evaluate(rightmost)) + 1);
    await page.clock.runFor(400);
  }
  for (let step = 0; step < 12; step += 1) await page.clock.runFor(500);
  expect(await lines()).toBe(tagline);
  await expect(typed).toBeHidden();
  await expect(text).toHaveCSS('opacity', '1');
  expect(await text.boundingBox()).toEqual(space);
});

function topOfLetters(element: Element): number {
  const range = new Range();
  range.selectNodeContents(element);
  return range.getClientRects()[0]?.top ?? NaN;
}

/** The right edge of an element's text, in px. */
function rightmost(element: Element): number {
  const range = new Range();
  range.selectNodeContents(element);
  return Math.max(...[...range.getClientRects()].map(({ right }) => right));
}

test('pressing a dot never shows text and then removes it', async ({ page }) => {
  test.slow();
  await drawInOrder(page, [0, 1, 2, 3, 4, 5, 6]);
  await openHydrated(page, routes.home);
  const { dots, current } = heroOf(page);
  const first = await current.textContent();
  // Immediately and after the effects have loaded, the visible text only ever grows.
  for (const wait of [0, 1_500]) {
    await page.waitForTimeout(wait);
    const seen = await page.evaluate(
      async (dot) => {
        const [button] = [...document.querySelectorAll<HTMLElement>('[data-dot]')].slice(dot);
        const visible: number[] = [];
        button?.click();
        const line = document.getElementById(button?.getAttribute('aria-controls') ?? '')?.querySelector('.tagline');
        for (let frame = 0; frame < 30; frame += 1) {
          await new Promise(requestAnimationFrame);
          // The slide comes with the effects that type its tagline.
          const seen = line?.closest('[data-active]');
          const text = line?.matches('[data-typing]') ? '.tagline-typed:last-child' : '.tagline-text';
          visible.push((seen && line?.querySelector(text)?.textContent.length) ?? 0);
        }
        return visible;
      },
      wait ? 3 : 5,
    );
    expect(seen).toEqual([...seen].sort((left, right) => left - right));
  }
  await expect(current).not.toHaveText(first ?? '');
  await expect(dots.nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('after rapid clicks, resizing and rotation the carousel shows one slide with its own text', async ({ page }) => {
  await openHydrated(page, routes.home);
  const { dots, current, slide } = heroOf(page);
  const viewport = page.viewportSize() ?? phone;
  for (const size of [{ width: viewport.height, height: viewport.width }, { width: 320, height: 640 }, viewport]) {
    await page.setViewportSize(size);
    for (let click = 0; click < 4; click += 1) {
      await dots.evaluateAll((elements) => elements.forEach((dot) => (dot as HTMLElement).click()));
    }
  }
  await dots.nth(2).click();
  await dots.nth(4).click();
  const label = (await dots.nth(4).textContent()) ?? '';
  await expect(slide).toHaveCount(1);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText(label);
  await expect(page.locator('[data-slide][data-active]')).toHaveCount(1);
  await expect(slide).toContainText(slides.find((candidate) => candidate.label === label)?.heading ?? label);

  const box = await slide.locator('.hero-heading').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
});
