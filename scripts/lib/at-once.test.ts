/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import { forEachOf } from './at-once';

it('works on so many at once, and returns what they give in their order', async () => {
  let open = 0;
  let most = 0;
  const results = await forEachOf([30, 10, 20, 1], 2, async (time) => {
    most = Math.max(most, (open += 1));
    await wait(time);
    open -= 1;
    return time;
  });
  expect(results).toEqual([30, 10, 20, 1]);
  expect(most).toBe(2);
});

it('fails as the work fails', async () => {
  await expect(forEachOf([1, 2], 2, (item) => Promise.reject(new Error(`item ${item}`)))).rejects.toThrow('item 1');
});
