import { holdRequests } from './support/enquiry-form';
import { expect, type Page } from '@playwright/test';
import { constants } from '@/content/constants';
import { home } from '@/site/home';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { hydrateIslands, requestHydration } from './support/page';
import { drawInOrder, heroOf, openWithClockStopped, shiftsOf, timeUntilNextSlide, watchShifts } from './support/hero';
import { test } from './support/test';
import { fill } from '@/lib/fill';

const { slides } = home.hero;
const interval = constants.heroAutoAdvance;

test('different loads start with different slides, and hydration keeps the first one @desktop @core', async ({
  page,
}) => {
  const { current } = heroOf(page);
  const first = new Set<string | null>();
  for (let load = 0; load < 10 && first.size < 2; load += 1) {
    await page.goto(routes.home, { waitUntil: 'commit' });
    await expect(current).toBeVisible();
    first.add(await current.textContent());
  }
  expect(first.size).toBeGreaterThan(1);
  let before = '';
  await openWithClockStopped(page, async () => {
    before = (await current.textContent()) ?? '';
  });
  await expect(current).toHaveText(before);
});

test('only the shown slide’s picture loads at first; the next one follows after half the interval', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/night-')) fetched.push(request.url());
  });
  await openWithClockStopped(page);
  const { region, slide } = heroOf(page);
  const eager = page.locator('img[loading=eager]');
  await expect(eager).toHaveCount(1);
  await expect(slide.locator('img[loading=eager][fetchpriority=low]')).toHaveCount(1);
  await expect
    .poll(() => eager.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  expect(fetched).toHaveLength(1);
  await page.clock.runFor(interval / 2 + 500);
  await expect(region.locator('img[loading=eager]')).toHaveCount(2);
  await expect.poll(() => fetched.length).toBe(2);
});

test.describe('in any order, the slides turn 10, 20, 30 s after the first was seen', { tag: '@desktop' }, () => {
  // hero-order.test.ts covers all orders; these two share no neighbours.
  for (const order of [
    [3, 6, 2, 5, 1, 4, 0],
    [6, 5, 4, 3, 2, 1, 0],
  ]) {
    test(order.join(), async ({ page }) => {
      await drawInOrder(page, order);
      await openWithClockStopped(page);
      const { current } = heroOf(page);
      const labels = order.map((slide) => slides[slide]?.label ?? '');
      // The first frame, then half a second before and after each turn.
      await page.clock.runFor(20);
      await page.clock.fastForward(interval - 500);
      for (const [index, label] of labels.entries()) {
        await expect(current).toHaveText(label);
        await page.clock.fastForward(1_000);
        await expect(current).toHaveText(labels[(index + 1) % labels.length] ?? '');
        await page.clock.fastForward(interval - 1_000);
      }
    });
  }
});

test.describe('when scripts arrive late in the first slide’s interval', { tag: '@desktop' }, () => {
  const late = 7_000;

  test('the slides still turn on time', async ({ page }) => {
    const release = await holdRequests(page, '**/*.js');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(routes.home);
    await requestHydration(page);
    const { current } = heroOf(page);
    const first = (await current.textContent()) ?? '';
    await page.clock.runFor(late);
    release();
    await hydrateIslands(page);
    await page.clock.runFor(interval - 500 - late);
    await expect(current).toHaveText(first);
    await page.clock.runFor(1_000);
    await expect(current).not.toHaveText(first);
    const second = (await current.textContent()) ?? '';
    await page.clock.runFor(interval - 1_000);
    await expect(current).toHaveText(second);
    await page.clock.runFor(1_000);
    await expect(current).not.toHaveText(second);
  });
});

test('dots, arrow keys, Home and End select a slide; the dots are in the shuffled order @core', async ({ page }) => {
  await openWithClockStopped(page);
  const { dots, current, slide } = heroOf(page);
  const places = await dots.evaluateAll((elements) => elements.map((dot) => dot.getBoundingClientRect().x));
  expect(places).toEqual([...places].sort((left, right) => left - right));
  const names = await dots.allTextContents();
  await expect(current).toHaveText(names[0] ?? '');
  await dots.filter({ hasText: names[3] }).click();
  await expect(current).toHaveText(names[3] ?? '');
  const keys = [
    { key: 'ArrowRight', position: 4 },
    { key: 'ArrowLeft', position: 3 },
    { key: 'End', position: 6 },
    { key: 'ArrowRight', position: 0 },
    { key: 'ArrowLeft', position: 6 },
    { key: 'Home', position: 0 },
  ];
  for (const { key, position } of keys) {
    await page.keyboard.press(key);
    await expect(current, key).toHaveText(names[position] ?? '');
    await expect(current).toBeFocused();
    await expect(slide).toHaveCount(1);
    await expect(slide).toHaveAttribute(
      'aria-label',
      `${fill(ui.hero.slideOf, { number: position + 1, total: slides.length })}: ${names[position]}`,
    );
  }
});

test('the slides do not turn while paused, focused or in a background tab @desktop', async ({ page }) => {
  await openWithClockStopped(page);
  const { region, current, expectNoTurn } = heroOf(page);
  const slidesBox = page.locator('.hero-slides');

  await test.step('paused by the button, which is first in the tab order', async () => {
    const pause = page.getByRole('button', { name: ui.hero.pause });
    await expect(slidesBox).toHaveAttribute('aria-live', 'off');
    expect(await region.locator('button, a').first().textContent()).toBe(ui.hero.pause);
    await pause.focus();
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectNoTurn(25_000);
    await expect(slidesBox).toHaveAttribute('aria-live', 'polite');
    await page.getByRole('button', { name: ui.hero.play }).evaluate((button: HTMLElement) => button.click());
  });

  await test.step('focused', async () => {
    await current.focus();
    await expectNoTurn(25_000);
    await current.blur();
  });

  await test.step('hidden for an hour, then shown for the full interval', async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expect(slidesBox).toHaveAttribute('aria-live', 'polite');
    await expectNoTurn(3_600_000);
    await hide(false);
    await expect(slidesBox).toHaveAttribute('aria-live', 'off');
    expect(Math.abs((await timeUntilNextSlide(page, 500)) - interval)).toBeLessThanOrEqual(500);
  });
});

test('a pointer on the text stops the slides, even if it was there before hydration @desktop', async ({ page }) => {
  await openWithClockStopped(page, async () => heroOf(page).slide.locator('.hero-heading').hover());
  await heroOf(page).expectNoTurn(25_000);
  await page.mouse.move(2, 2);
  expect(Math.abs((await timeUntilNextSlide(page, 500)) - interval)).toBeLessThanOrEqual(500);
});

test('a pointer on the picture does not stop the slides @desktop', async ({ page }) => {
  await openWithClockStopped(page);
  const model = await heroOf(page).slide.locator('picture').boundingBox();
  await page.mouse.move((model?.x ?? 0) + (model?.width ?? 0) / 2, (model?.y ?? 0) + (model?.height ?? 0) / 2);
  expect(Math.abs((await timeUntilNextSlide(page, 500)) - interval)).toBeLessThanOrEqual(500);
});

test('Pause and Play override hover and focus on the button @desktop', async ({ page }) => {
  await openWithClockStopped(page);
  const { expectNoTurn } = heroOf(page);
  const button = page.locator('.hero-controls > button');
  const inTime = async () =>
    expect(Math.abs((await timeUntilNextSlide(page, 500)) - interval)).toBeLessThanOrEqual(500);
  await button.click();
  await expectNoTurn(25_000);
  await button.click();
  await expect(button).toBeFocused();
  await inTime();
  await inTime();
  await page.mouse.move(2, 2);
  await inTime();
  // Pointer and focus have left and returned, so they stop the slides again.
  await button.blur();
  await button.hover();
  await expectNoTurn(25_000);
});

test('slides change by light: the old model goes dark, then the next one lights up, and the words settle', async ({
  page,
}) => {
  await openWithClockStopped(page);
  // The effects load in idle time.
  await page.clock.runFor(100);
  let dot = 0;
  await expect(async () => {
    dot = (dot + 1) % slides.length;
    const animations = await page.evaluate(async (index) => {
      const dots = [...document.querySelectorAll<HTMLElement>('[data-dot]')];
      dots.at(index)?.click();
      // React commits the update of a click before the next task.
      await Promise.resolve();
      return document.getAnimations().map(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        const [from] = (effect as KeyframeEffect).getKeyframes();
        return [target?.classList[0], effect?.getTiming().duration, from?.opacity ?? from?.transform].join(' ');
      });
    }, dot);
    expect(animations).toContain('hero-picture 200 1');
    expect(animations).toContain('hero-picture 600 0');
    expect(animations).toContainEqual(expect.stringMatching(/^hero-heading 300 translateX\(-?24px\)$/));
  }).toPass({ intervals: [700] });
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await expect(page.locator('.hero-picture').filter({ visible: true })).toHaveCount(1);
});

test('a swipe turns the slides; a tap or a scroll does not @phone @core', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'swipes are sent through Chromium’s protocol');
  await openWithClockStopped(page);
  const { current, dots } = heroOf(page);
  const order = await dots.allTextContents();
  await swipe(page, [300, 600], [80, 610]);
  await expect(current).toHaveText(order[1] ?? '');
  await swipe(page, [80, 600], [300, 590]);
  await expect(current).toHaveText(order[0] ?? '');
  await swipe(page, [80, 600], [300, 600]);
  await expect(current).toHaveText(order[6] ?? '');
  await swipe(page, [200, 600], [200, 300]);
  await page.touchscreen.tap(30, 600);
  await expect(current).toHaveText(order[6] ?? '');
});

test('under reduced motion the slides turn only by hand, and the taglines are not typed @core', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClockStopped(page);
  const { dots, current, expectNoTurn } = heroOf(page);
  await expectNoTurn(25_000);
  const third = slides.find(({ label }) => label === home.hero.slides[2]?.label);
  await dots.filter({ hasText: third?.label }).click();
  await expect(current).toHaveText(third?.label ?? '');
  await expect(page.locator('[data-typing]')).toHaveCount(0);
  const moving = () =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length;
  expect(await page.evaluate(moving)).toBe(0);
  await expect(page.getByText(third?.tagline ?? '')).toBeVisible();
});

test('a phone sees no layout shift in the first 25 s @phone', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium reports layout shifts');
  await watchShifts(page);
  await openWithClockStopped(page);
  const before = await heroOf(page).current.textContent();
  for (let second = 0; second < 25; second += 1) {
    await page.clock.runFor(1_000);
    // Time to paint what the clock triggered.
    await page.waitForTimeout(40);
  }
  await expect(heroOf(page).current).not.toHaveText(before ?? '');
  expect(await shiftsOf(page)).toEqual([]);
});

/** Swipes with one finger between two points, in px from the top left. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const pointAt = (share: number) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [pointAt(0)] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [pointAt(share)] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
