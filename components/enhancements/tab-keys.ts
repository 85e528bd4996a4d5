/**
 * Where a key leads in a row of tabs (APG tabs): the arrows go round, Home and End to its ends.
 *
 * @param at the place of the current tab, from 0
 * @param count how many tabs there are
 * @returns the place of the next one, or undefined for a key that leads nowhere
 */
export function placeByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}
