import { expect, type Locator, type Page } from '@playwright/test';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { hydrated } from './page';

/** The home page's carousel as a visitor meets it. */
export function heroOf(page: Page) {
  const region = page.getByRole('region', { name: ui.hero.region });
  const list = region.getByRole('tablist', { name: ui.hero.pick });
  const current = list.getByRole('tab', { selected: true });
  return {
    region,
    dots: list.getByRole('tab'),
    /** The dot of the shown slide. */
    current,
    /** The shown slide: the hidden ones are no part of the accessibility tree. */
    slide: region.getByRole('tabpanel'),
    /** Proves that no slide turns within `time` ms of the page's own clock. */
    async stays(time: number) {
      const before = (await current.textContent()) ?? '';
      // Two steps: what the first one starts, the second one would show.
      await page.clock.runFor(time / 2);
      await expect(current).toHaveText(before);
      await page.clock.runFor(time / 2);
      await expect(current).toHaveText(before);
    },
  };
}

/**
 * Opens the home page with its clock stopped: time passes only in `page.clock.runFor`.
 * @param beforeHydration what the visitor does first
 */
export async function openStopped(page: Page, beforeHydration?: () => Promise<void>): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(routes.home);
  await beforeHydration?.();
  await hydrated(page);
}

/**
 * Makes the page draw its slides in this order, by the random numbers that a Fisher-Yates shuffle needs for it.
 * @param order the slides' places in the document, in the order in which they are to turn
 */
export async function drawInOrder(page: Page, order: readonly number[]): Promise<void> {
  const places = order.map((_, index) => index);
  const numbers: number[] = [];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = places.indexOf(order[last] ?? -1);
    numbers.push((other + 0.5) / (last + 1));
    places[other] = places[last] ?? -1;
  }
  await page.addInitScript((drawn) => {
    const { random } = Math;
    Math.random = () => drawn.shift() ?? random();
  }, numbers);
}

/**
 * What a visitor reads of a tagline that is typed before React is there: in each line, the characters before the edge
 * that hides what is still to come.
 * @param tagline the line of the slide
 * @param time in ms: the typing is held there. The browser runs it, and no clock of the test's stops that
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
        return [...text.data].filter((_, at) => {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().right <= edge;
        });
      })
      .filter((line) => line.length > 0)
      .map((line) => line.join(''))
      .join(' ');
  }, time);
}

/** Moves the page's clock in steps of `step` ms until another slide is shown; returns the ms that it took. */
export async function stepsUntilNext(page: Page, step: number): Promise<number> {
  const { current } = heroOf(page);
  const before = await current.textContent();
  for (let waited = step; waited <= 60_000; waited += step) {
    await page.clock.runFor(step);
    if ((await current.textContent()) !== before) return waited;
  }
  throw new Error('No other slide came within a minute.');
}

/** Records every layout shift of the page from its first paint on. */
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
