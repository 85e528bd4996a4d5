import { boxFaces, type Size } from '@/components/figures/parts/isometry/isometry';

/**
 * The edges of a box that is not built yet, for a path without a fill.
 * @param lift how far above the ground it begins
 * @param place the middle of its base
 */
export function frameOf(size: Size, lift = 0, [x, y]: readonly [number, number] = [0, 0]): string {
  const { top, left, right } = boxFaces([x, y, lift], size);
  return top + left + right;
}
