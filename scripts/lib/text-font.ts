import { readFileSync } from 'node:fs';

/** The npm package of the text typeface. */
export const typeface = '@fontsource-variable/hanken-grotesk';

/** The files of the typeface that social pictures are drawn with: Latin letters, of all languages that are written in them. */
export const drawnSubsets = ['latin', 'latin-ext', 'vietnamese'] as const;

export type Subset = (typeof drawnSubsets)[number];

/** The path of one variable file (WOFF2) of the typeface. */
export const fontFile = (subset: Subset) => `node_modules/${typeface}/files/hanken-grotesk-${subset}-wght-normal.woff2`;

/** The characters of each file, as CSS `unicode-range`: `U+0000-00FF,U+0131`. */
const ranges = JSON.parse(readFileSync(`node_modules/${typeface}/unicode.json`, 'utf8')) as Record<Subset, string>;

const drawn = new RegExp(
  `[${drawnSubsets
    .flatMap((subset) => ranges[subset].split(','))
    .map((range) => range.replace(/U\+([0-9A-F]+)/g, String.raw`\u{$1}`).replace(/-([0-9A-F]+)$/, String.raw`-\u{$1}`))
    .join('')}]`,
  'u',
);

/** The characters of a text that no file of the typeface has, each once. */
export const undrawn = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((character) => !drawn.test(character))),
];
