import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { transform } from 'esbuild';
import subsetFont from 'subset-font';
import { detailPages } from '../../site/pages';
import { sourcesBelow } from '../lib/files';

/** The packages of the typeface, and of that of code. */
export const typeface = '@fontsource-variable/hanken-grotesk';
export const codeTypeface = '@fontsource-variable/jetbrains-mono';

/** What visitors type and words are set in. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#$%&\'()+,-./:;?@_';

/** The fonts, each with the weights that the site sets it in and what it was made for: with a new character it is made again. */
const text = {
  source: `node_modules/${typeface}/files/hanken-grotesk-latin-wght-normal.woff2`,
  target: 'app/fonts/hanken-grotesk.woff2',
  characters: 'app/fonts/characters.txt',
  weights: { min: 400, max: 700 },
};
/** In public/: a file of its own, which only a page with code on it asks for. */
const code: typeof text = {
  source: `node_modules/${codeTypeface}/files/jetbrains-mono-latin-wght-normal.woff2`,
  target: 'public/fonts/jetbrains-mono.woff2',
  characters: 'app/fonts/code-characters.txt',
  weights: { min: 400, max: 500 },
};

/** The whole variable font, as its package has it. */
export const originalFont = () => readFile(text.source);

/** Subsets the site's fonts: that of its words, for what a visitor types and what else the site says; that of code. */
export async function makeFonts(): Promise<void> {
  await makeFont(text, await charactersOfTheSite());
  await makeFont(code, charactersOfCode());
}

/**
 * Of its layout features kerning alone: no alternate shapes, which nothing on the site asks for. Without GDEF, kerning is
 * that of the lightest weight for all of them: the pairs differ by a few thousandths of an em, and their variations are a
 * tenth of the font.
 */
async function makeFont({ source, target, characters, weights }: typeof text, wanted: string): Promise<void> {
  const made = existsSync(characters) ? await readFile(characters, 'utf8') : '';
  if (existsSync(target) && made === wanted) return;
  const subset = await subsetFont(await readFile(source), wanted, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ['STAT', 'GDEF', 'GSUB', 'gasp', 'prep'],
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, subset);
  await writeFile(characters, wanted);
  console.log(`${target}: ${wanted.length} characters, ${(subset.length / 1000).toFixed(1)} KB`);
}

/** The Latin alphabet, digits, punctuation, and every further character in the code of content and components, sorted. */
export async function charactersOfTheSite(): Promise<string> {
  const sources = [...sourcesBelow('content', '.ts'), ...sourcesBelow('components', '.tsx')];
  const texts = await Promise.all(sources.map(codeOf));
  const further = texts.join('').match(/[^\0-\x7f]/gu) ?? [];
  return inOrder(latin + further.join(''));
}

/** The code of a file without its comments. */
async function codeOf(file: string): Promise<string> {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  return (await transform(await readFile(file, 'utf8'), { loader, charset: 'utf8', minifyWhitespace: true })).code;
}

/** Every character in the code of the figures, in their order: in the fields of pages that are named `code`. */
export function charactersOfCode(): string {
  const code: unknown[] = [];
  JSON.stringify(detailPages, (name, value: unknown) => {
    if (name === 'code') code.push(value);
    return value;
  });
  return inOrder(code.flat().join('').replace(/\s/g, ' '));
}

function inOrder(characters: string): string {
  return [...new Set(characters)].sort().join('');
}
