/**
 * A true shuffle (Fisher-Yates). It calls no method of arrays, which a script of the visitor's may have taken away.
 *
 * @param count how many to put in order
 * @param random like Math.random
 * @returns the numbers from 0 to count - 1 in their new order
 */
export function shuffled(count: number, random: () => number = Math.random): number[] {
  const order: number[] = [];
  for (let index = 0; index < count; index += 1) order[index] = index;
  for (let last = count - 1; last > 0; last -= 1) {
    const swapped = Math.floor(random() * (last + 1));
    const kept = order[last] as number;
    order[last] = order[swapped] as number;
    order[swapped] = kept;
  }
  return order;
}

/**
 * The order in which hero-order.inline.ts drew the slides before the first paint, such as "2,0,1"; '' if it did not, and on
 * the server.
 */
export function drawnOrder(): string {
  if (typeof document === 'undefined') return '';
  return document.documentElement.dataset.heroOrder ?? '';
}

/** When the first slide was first seen, in ms as `performance.now` counts; now, where it has not been seen yet. */
export function heroSince(): number {
  return Number(document.documentElement.dataset.heroSince ?? performance.now());
}
