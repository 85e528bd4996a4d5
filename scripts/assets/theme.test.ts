/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { palette, type Colour } from '@/content/palette';
import { channels } from '@/lib/contrast';
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
    expect(channels(palette[night]).every((value, index) => value >= (models[index] ?? 0))).toBe(true);
    for (const colour of [...nights, 'night' as const].filter((name) => name !== night)) {
      const distance = Math.hypot(
        ...channels(palette[night]).map((value, index) => value - (channels(palette[colour])[index] ?? 0)),
      );
      expect(distance).toBeGreaterThan(20);
    }
  }
});
