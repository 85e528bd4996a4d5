import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { typeface } from './shipped';

const source = `${typeface.package}/files/hanken-grotesk-latin-wght-normal.woff2`;
const target = 'app/fonts/hanken-grotesk.woff2';

/** The whole variable font, as its package has it. */
export function originalFont(): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(source));
}

/** Basic Latin, the letters of Western European names, and the signs that the copy uses. */
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const signs = '–—‘’“”…•→←€×';

/** Subsets the site's one font: the characters above, weights 400 to 700. */
export async function makeFont(): Promise<void> {
  if (existsSync(target)) return;
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)),
  );
  const subset = await subsetFont(await originalFont(), characters.join('') + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(target, subset);
  console.log(`font: ${(subset.length / 1000).toFixed(1)} KB`);
}
