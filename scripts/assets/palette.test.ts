/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { grounds, palette, type Colour, type GroundColours } from '@/content/palette';
import { paletteCss } from './palette';

it('is what npm run assets writes', () => {
  expect(readFileSync('generated/palette.css', 'utf8')).toBe(paletteCss());
  expect(JSON.parse(readFileSync('generated/palette.json', 'utf8'))).toEqual(palette);
});

const kinds = Object.entries(grounds).flatMap(([name, ground]) =>
  (['day', 'night'] as const).map((time) => ({ name, time, colours: ground[time] as GroundColours })),
);

describe.each(kinds)('the ground $name by $time', ({ colours }) => {
  it.each(['ink', 'muted', 'link', 'danger'] as const)('can be read: %s (WCAG 1.4.3)', (token) => {
    expect(contrast(colours[token], colours.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours[token], colours.raised)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['control', 'highlight'] as const)('shows its controls: %s (WCAG 1.4.11)', (token) => {
    expect(contrast(colours[token], colours.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours[token], colours.raised)).toBeGreaterThanOrEqual(3);
  });
});

it('has four nights that differ, and none darker in any channel than the ground of the models', () => {
  const nights: Colour[] = ['nightNavy', 'nightTeal', 'nightPlum'];
  const models = channels('night');
  for (const night of nights) {
    expect(channels(night).every((value, at) => value >= (models[at] ?? 0))).toBe(true);
    for (const other of [...nights, 'night' as const].filter((name) => name !== night)) {
      const distance = Math.hypot(...channels(night).map((value, at) => value - (channels(other)[at] ?? 0)));
      expect(distance).toBeGreaterThan(20);
    }
  }
});

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(palette[colour].slice(at, at + 2), 16));
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
