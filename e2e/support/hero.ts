import { expect, type Locator, type Page } from '@playwright/test';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { hydrateIslands } from './page';

/** Locators and assertions for the home page's carousel. */
export function heroOf(page: Page) {
  const region = page.getByRole('region', { name: ui.hero.region });
  const list = region.getByRole('tablist', { name: ui.hero.pick });
  const current = list.getByRole('tab', { selected: true });
  return {
    region,
    dots: list.getByRole('tab'),
    /** The dot of the shown slide. */
    current,
    /** The shown slide: hidden ones are not in the accessibility tree. */
    slide: region.getByRole('tabpanel'),
    /** Asserts that the slide stays the same for `time` ms of the page's clock. */
    async expectNoTurn(time: number) {
      const before = (await current.textContent()) ?? '';
      // In two steps: a change that the first one starts shows by the second.
      await page.clock.runFor(time / 2);
      await expect(current).toHaveText(before);
      await page.clock.runFor(time / 2);
      await expect(current).toHaveText(before);
    },
  };
}

/**
 * Opens the home page with its clock stopped, so that time passes only in `page.clock.runFor`.
 * @param beforeHydration what the visitor does before the islands hydrate
 */
export async function openWithClockStopped(page: Page, beforeHydration?: () => Promise<void>): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(routes.home);
  // The tasks that wait for the end of parsing.
  await page.clock.runFor(1);
  await beforeHydration?.();
  await hydrateIslands(page);
}

/**
 * Makes the page shuffle its slides into this order, by feeding its Fisher-Yates shuffle the matching random numbers.
 * @param order the slides' indices in the document, in the order in which they should appear
 */
export async function drawInOrder(page: Page, order: readonly number[]): Promise<void> {
  const places = order.map((_, index) => index);
  const numbers: number[] = [];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const swapped = places.indexOf(order[last] ?? -1);
    numbers.push((swapped + 0.5) / (last + 1));
    places[swapped] = places[last] ?? -1;
  }
  await page.addInitScript((drawn) => {
    const { random } = Math;
    Math.random = () => drawn.shift() ?? random();
  }, numbers);
}

/**
 * Pauses a tagline that is typed before hydration at `time` and returns the text typed so far: in each line, the
 * characters left of the clipping edge. The typing is a browser animation, which the test's clock does not control.
 * @param tagline the slide's tagline
 * @param time ms from the start of the typing
 */
export function typedAt(tagline: Locator, time: number): Promise<string> {
  return tagline.evaluate((line, now) => {
    for (const animation of line.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = now;
    }
    return [...line.querySelectorAll('.tagline-typed > span')]
      .map((clipped) => {
        const edge = clipped.getBoundingClientRect().right + 0.5;
        const text = clipped.firstElementChild?.firstChild as Text;
        const range = new Range();
        return [...text.data].filter((_, index) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().right <= edge;
        });
      })
      .filter((line) => line.length > 0)
      .map((line) => line.join(''))
      .join(' ');
  }, time);
}

/** Advances the page's clock in steps of `step` ms until another slide is shown. @returns how long that took, in ms */
export async function timeUntilNextSlide(page: Page, step: number): Promise<number> {
  const { current } = heroOf(page);
  const before = await current.textContent();
  for (let waited = step; waited <= 60_000; waited += step) {
    await page.clock.runFor(step);
    if ((await current.textContent()) !== before) return waited;
  }
  throw new Error('No other slide came within a minute.');
}

/** Records every layout shift of the page from its first paint. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
        shifts.push(`${entry.value.toFixed(4)} ${moved.join()}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}

/** The layout shifts so far, each with the elements that moved. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
