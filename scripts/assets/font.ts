import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { basicLatin } from '../lib/characters';
import { sourcesBelow } from '../lib/files';

/** The package of the typeface. */
export const typeface = '@fontsource-variable/hanken-grotesk';
const source = `node_modules/${typeface}/files/hanken-grotesk-latin-wght-normal.woff2`;
const target = 'app/fonts/hanken-grotesk.woff2';
/** What the font in `target` was made for: when content brings a new character, it is made again. */
const characters = 'app/fonts/characters.txt';

/** The whole variable font, as its package has it. */
export function originalFont(): Promise<Buffer> {
  return readFile(source);
}

/**
 * Subsets the site's one font: weights 400 to 700; all that a keyboard types, and what else the site says.
 * Without the closure over layout features: no alternate shapes, which nothing on the site asks for.
 */
export async function makeFont(): Promise<void> {
  const wanted = await charactersOfTheSite();
  const made = existsSync(characters) ? await readFile(characters, 'utf8') : '';
  if (existsSync(target) && made === wanted) return;
  const subset = await subsetFont(await originalFont(), wanted, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: true,
  });
  await writeFile(target, subset);
  await writeFile(characters, wanted);
  console.log(`font: ${wanted.length} characters, ${(subset.length / 1000).toFixed(1)} KB`);
}

/** Basic Latin, and every further character in content, in their order. */
export async function charactersOfTheSite(): Promise<string> {
  const texts = await Promise.all(sourcesBelow('content', '.ts').map((file) => readFile(file, 'utf8')));
  const further = texts.join('').match(/[^\0-\x7f]/gu) ?? [];
  return [...new Set([...basicLatin, ...further])].sort().join('');
}
