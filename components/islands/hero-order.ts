/**
 * A true shuffle (Fisher-Yates); hero-order.inline.js does the same before the first paint.
 *
 * @param count how many to put in order
 * @param random like Math.random
 * @returns the numbers from 0 to count - 1 in their new order
 */
export function shuffled(count: number, random: () => number = Math.random): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/**
 * The order of the hero's slides in this visit. On a page load the inline script has drawn it before the first
 * paint; after a soft navigation it is drawn here. One string, so that React sees the same snapshot each time.
 */
export function heroOrder(count: number): string {
  const { dataset } = document.documentElement;
  if (!dataset.heroOrder) {
    dataset.heroOrder = shuffled(count).join();
    dataset.heroSince = String(performance.now());
  }
  return dataset.heroOrder;
}

/** When the first slide came into sight, in ms as `performance.now` counts: React may have woken long after. */
export function heroSince(): number {
  return Number(document.documentElement.dataset.heroSince ?? performance.now());
}

/** The next visit to the home page draws anew. */
export function forgetHeroOrder() {
  const { dataset } = document.documentElement;
  delete dataset.heroOrder;
  delete dataset.heroSince;
}
