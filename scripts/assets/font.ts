import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const target = 'app/fonts/hanken-grotesk.woff2';

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
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  const subset = await subsetFont(original, characters.join('') + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(target, subset);
  console.log(`font: ${(subset.length / 1000).toFixed(1)} KB`);
}
