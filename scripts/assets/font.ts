import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
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

/** What visitors type and words are set in; the marks of code stay in the system's own typeface. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#$%&\'()*+,-./:;=?@_';

/**
 * Subsets the site's one font: weights 400 to 700; what a visitor types, and what else the site says.
 * Of its layout features kerning alone: no alternate shapes, which nothing on the site asks for.
 */
export async function makeFont(): Promise<void> {
  const wanted = await charactersOfTheSite();
  const made = existsSync(characters) ? await readFile(characters, 'utf8') : '';
  if (existsSync(target) && made === wanted) return;
  const subset = await subsetFont(await originalFont(), wanted, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: true,
    keepFeatures: ['kern'],
    dropTables: ['STAT'],
  });
  await writeFile(target, subset);
  await writeFile(characters, wanted);
  console.log(`font: ${wanted.length} characters, ${(subset.length / 1000).toFixed(1)} KB`);
}

/** Latin letters, digits and marks, and every further character in content and components, in their order. */
export async function charactersOfTheSite(): Promise<string> {
  const sources = [...sourcesBelow('content', '.ts'), ...sourcesBelow('components', '.tsx')];
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  const further = texts.join('').match(/[^\0-\x7f]/gu) ?? [];
  return [...new Set([...latin, ...further])].sort().join('');
}
