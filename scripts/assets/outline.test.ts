/** @jest-environment node */
import { outlineOf } from './outline';

/** A mask of 40 by 20 pixels, of which those inside a box are covered, and none of a box in it. */
function mask([x0, y0, x1, y1]: number[], hole?: number[]) {
  const inside = (x: number, y: number, [left = 0, top = 0, right = 0, bottom = 0]: number[]) =>
    x >= left && x < right && y >= top && y < bottom;
  const data = new Uint8Array(40 * 20).map((_, index) => {
    const [x, y] = [index % 40, Math.floor(index / 40)];
    return inside(x, y, [x0!, y0!, x1!, y1!]) && !(hole && inside(x, y, hole)) ? 255 : 0;
  });
  return { data, width: 40, height: 20 };
}

it('is the corners of what is covered, in shares of the mask', () => {
  const outline = outlineOf(mask([10, 5, 30, 15]), 128, 1);
  expect(new Set(outline.split(', ').slice(1))).toEqual(new Set(['25% 25%', '75% 25%', '75% 75%', '25% 75%']));
});

it('leaves holes out', () => {
  const outline = outlineOf(mask([0, 0, 40, 20], [10, 5, 20, 10]), 128, 1);
  for (const corner of ['0% 0%', '100% 100%', '25% 25%', '50% 50%']) expect(outline).toContain(corner);
});

it('is empty where nothing is covered', () => {
  expect(outlineOf(mask([0, 0, 0, 0]), 128, 1)).toBe('');
});
