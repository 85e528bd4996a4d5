/** What is read of a key press, in React and outside. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Where a key leads in a row of tabs (APG tabs): the arrows go round, Home and End to its ends. With a modifier the key
 * is the browser's own, such as Alt and the left arrow for Back.
 *
 * @param at the place of the current tab, from 0
 * @param count how many tabs there are
 * @returns the place of the next one, or undefined for a key that leads nowhere
 */
export function placeByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  at: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
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
