/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { logos, type Logo } from '@/content/logos';

const folder = 'public/logos/marks';

it('has a mark for exactly the products whose logo appears beside their name', () => {
  const named = Object.entries<Logo>(logos).filter(([, { file, sign, wordmark }]) => (file ?? sign) && !wordmark);
  expect(readdirSync(folder).sort()).toEqual(named.map(([id]) => `${id}.svg`).sort());
});

it('a mark has a day half and a night half', () => {
  for (const file of readdirSync(folder)) {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    expect(
      svg
        .match(/viewBox="0 0 (\d+) (\d+)"/)
        ?.slice(1)
        .map(Number),
    ).toEqual([88, 44]);
    const starts = [...svg.matchAll(/<svg x="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(starts).toHaveLength(2);
    expect(starts[0]).toBeLessThan(44);
    expect(starts[1]).toBe((starts[0] ?? 0) + 44);
  }
});
