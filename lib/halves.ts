import type { Head } from './schemas/sections/base';

/**
 * Which half of a large window the section at `at` has, by the heads of its page's sections: two of the form `half`, one after
 * the other, share a row. `alone` where there is no other half, or more than one; undefined where it is no half.
 */
export function halfAt(heads: readonly (Head | undefined)[], at: number): 'first' | 'second' | 'alone' | undefined {
  if (heads[at] !== 'half') return undefined;
  const [before, after] = [heads[at - 1] === 'half', heads[at + 1] === 'half'];
  if (before === after) return 'alone';
  return after ? 'first' : 'second';
}
