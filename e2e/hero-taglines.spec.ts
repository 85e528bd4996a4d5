import { expect } from '@playwright/test';
import { constants } from '@/content/constants';
import { home } from '@/site/home';
import { routes } from '@/content/routes';
import { drawInOrder, heroOf, openStopped, stepsUntilNext, untyped } from './support/hero';
import { openHydrated } from './support/page';
import { test } from './support/test';

const { slides } = home.hero;
const interval = constants.heroAutoAdvance;
/** What a character takes, in ms, as react-type-animation counts speed. */
const delay = 100 - constants.typingSpeed.home;
const taglineOf = (label: string | null) => slides.find((slide) => slide.label === label)?.tagline ?? '';

test('the first tagline is typed from the first paint, with its text in the HTML and nothing moving', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(routes.home, { waitUntil: 'commit' });
  const { current, slide } = heroOf(page);
  const sentence = slide.locator('.tagline');
  await expect(sentence).toBeAttached();
  const tagline = taglineOf(await current.textContent());
  await expect(sentence, 'what a screen reader hears').toHaveText(tagline);
  expect(await untyped(page), 'no frame shows it before it is typed').toBe(tagline);
  const place = await sentence.boundingBox();

  await page.clock.runFor(10 * delay);
  const rest = await untyped(page);
  expect(tagline.endsWith(rest)).toBe(true);
  expect(Math.abs(tagline.length - rest.length - 10)).toBeLessThanOrEqual(2);
  await page.clock.runFor(tagline.length * delay);
  expect(await untyped(page)).toBe('');
  expect(await sentence.boundingBox()).toEqual(place);
});

test('the tagline of a slide that comes is typed in the sentence that stands there', async ({ page }) => {
  await openStopped(page);
  const { current, slide } = heroOf(page);
  await page.clock.runFor(interval - 500);
  await stepsUntilNext(page, 50);
  const tagline = taglineOf(await current.textContent());
  expect((await untyped(page)).length).toBeGreaterThan(tagline.length - 4);
  await expect(slide.locator('.tagline')).toHaveText(tagline);
  // Each letter's time varies by half.
  await page.clock.runFor(delay * 10);
  const rest = await untyped(page);
  expect(tagline.endsWith(rest)).toBe(true);
  expect(rest.length).toBeLessThan(tagline.length);
  for (let step = 0; step < 12; step += 1) await page.clock.runFor(500);
  expect(await untyped(page)).toBe('');
});

test('at the first press of a dot nothing is read and then taken away', async ({ page }) => {
  test.slow();
  await drawInOrder(page, [0, 1, 2, 3, 4, 5, 6]);
  await openHydrated(page, routes.home);
  const { dots, current } = heroOf(page);
  const first = await current.textContent();
  // At the first moment, and once everything is loaded: what is untyped only ever becomes less.
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
          const rest = [...(CSS.highlights.get('untyped') ?? [])].filter(
            (range) => line?.contains(range.startContainer) && range.toString(),
          );
          visible.push((line?.textContent.length ?? 0) - String(rest[0] ?? '').length);
        }
        return visible;
      },
      wait ? 3 : 5,
    );
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
  }
  await expect(current).not.toHaveText(first ?? '');
  await expect(dots.nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('clicked through quickly, resized and turned, the carousel shows one slide and its own words', async ({
  page,
}) => {
  await openHydrated(page, routes.home);
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

  const box = await slide.getByRole('heading').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
});
