/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { pairings } from '@/content/colour-pairs';
import { palette, type Colour } from '@/content/palette';
import { channels } from '@/lib/contrast';
import { filesBelow } from '../lib/files';
import { groundsCss, themeCss } from './theme';

it('matches the committed files that "npm run assets" writes', () => {
  expect(readFileSync('generated/theme.css', 'utf8')).toBe(themeCss());
  expect(readFileSync('generated/grounds.css', 'utf8')).toBe(groundsCss());
  expect(JSON.parse(readFileSync('generated/palette.json', 'utf8'))).toEqual(palette);
});

it('has four distinguishable night grounds, none darker in any channel than the ground of the models', () => {
  const nights: Colour[] = ['nightNavy', 'nightTeal', 'nightPlum'];
  const models = channels(palette.night);
  for (const night of nights) {
    expect(channels(palette[night]).every((value, at) => value >= (models[at] ?? 0))).toBe(true);
    for (const other of [...nights, 'night' as const].filter((name) => name !== night)) {
      const distance = Math.hypot(
        ...channels(palette[night]).map((value, at) => value - (channels(palette[other])[at] ?? 0)),
      );
      expect(distance).toBeGreaterThan(20);
    }
  }
});

it('checks the contrast of every pair of colours that a rule of a stylesheet makes', () => {
  const listed = new Set(pairings.flatMap(({ of, on }) => on.map((other) => `${of} on ${other}`)));
  const made = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder, '.css').flatMap((file) => pairsIn(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  expect(made.length).toBeGreaterThan(3);
  expect(made.filter((pair) => !listed.has(pair))).toEqual([]);
});

/** The pairs of the palette that a rule sets as its own colour and background, such as "white on teal". */
function pairsIn(css: string): string[] {
  const pairs: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const named = (property: RegExp) =>
      rule.nodes.flatMap((node) => {
        const [, name] =
          (node.type === 'decl' && property.test(node.prop) && /^var\(--palette-([\w-]+)/.exec(node.value)) || [];
        return name ? [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] : [];
      });
    for (const front of named(/^(?:color|--ink|--muted)$/))
      for (const back of named(/^(?:background(?:-color)?|--ground|--tile)$/)) pairs.push(`${front} on ${back}`);
  });
  return pairs;
}
