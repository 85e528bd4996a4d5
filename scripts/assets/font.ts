import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import subsetFont from 'subset-font';
import { excerptOf } from '@/lib/downloads';
import { writeIfChanged } from '@/lib/write-if-changed';
import { articles } from '../../site/articles';
import { detailPages } from '../../site/pages';
import { sourcesBelow } from '../lib/files';
import { fontFile } from '../lib/text-font';

/** The npm package of the code typeface. */
export const codeTypeface = '@fontsource-variable/jetbrains-mono';

/** Always included, because visitors type them. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#$%&\'()+,-./:;?@_';

/** `characters` records what the subset covers, so that it is regenerated when a new character appears. */
const text = {
  source: fontFile('latin'),
  target: 'app/fonts/hanken-grotesk.woff2',
  characters: 'app/fonts/characters.txt',
  weights: { min: 400, max: 700 },
};
/** A separate file in public/, because only pages with code samples request it. */
const code: typeof text = {
  source: `node_modules/${codeTypeface}/files/jetbrains-mono-latin-wght-normal.woff2`,
  target: 'public/fonts/jetbrains-mono.woff2',
  characters: 'app/fonts/code-characters.txt',
  weights: { min: 400, max: 500 },
};

/** Subsets the text and code fonts to the characters that the site and its visitors use. */
export async function makeFonts(): Promise<void> {
  await makeFont(text, await charactersOfTheSite());
  await makeFont(code, charactersOfCode());
}

/**
 * Kerning is the only layout feature kept, as the site uses no alternate glyphs. Without GDEF all weights use the
 * kerning of the lightest: pairs differ by a few thousandths of an em, and their variations are a tenth of the font.
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
  writeIfChanged(target, subset);
  writeIfChanged(characters, wanted);
  console.log(`${target}: ${wanted.length} characters, ${(subset.length / 1000).toFixed(1)} KB`);
}

/** The Latin alphabet, digits, punctuation, and every other character in content, formats and components, sorted. */
export async function charactersOfTheSite(): Promise<string> {
  const sources = [
    ...sourcesBelow('content', '.yaml'),
    ...sourcesBelow('content', '.ts'),
    ...sourcesBelow('components', '.tsx'),
    'lib/story-format.ts',
  ];
  const texts = await Promise.all(sources.map(codeOf));
  const further = texts.join('').match(/[^\0-\x7f]/gu) ?? [];
  return inOrder(latin + further.join(''));
}

/** Strips comments, whose characters never reach a page. */
async function codeOf(file: string): Promise<string> {
  if (file.endsWith('.yaml')) return readFile(file, 'utf8');
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  return (await transform(await readFile(file, 'utf8'), { loader, charset: 'utf8', minifyWhitespace: true })).code;
}

/** The characters of values in records, which are set in the code typeface: names, addresses, sums, times, scores. */
const records = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 #$&'()+,-./:;’–−";

/** Every character in records and in code: the fields of pages named `code`, and what notes show of files. Sorted. */
export function charactersOfCode(): string {
  const code: unknown[] = [records];
  JSON.stringify(detailPages, (name, value: unknown) => {
    if (name === 'code') code.push(value);
    return value;
  });
  for (const { sections } of articles)
    for (const section of sections) if (section.kind === 'code') code.push(excerptOf(section.excerpt).code);
  return inOrder(code.flat().join('').replace(/\s/g, ' '));
}

function inOrder(characters: string): string {
  return [...new Set(characters)].sort().join('');
}
