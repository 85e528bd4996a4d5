import { writeFile } from 'node:fs/promises';
import { accents, grounds, marks, palette, solids, solidsByNight, type GroundColours } from '@/content/palette';

const stylesheet = 'generated/palette.css';
const json = 'generated/palette.json';

/** Writes the palette as CSS for stylesheets and as JSON for the scenes in art/. */
export async function makePalette(): Promise<void> {
  await writeFile(stylesheet, paletteCss());
  await writeFile(json, `${JSON.stringify(palette, null, 2)}\n`);
}

/**
 * The palette, the colours of buttons, and each ground's tokens as custom properties: those of paper first, then what other grounds override.
 * The colours of drawings come last; on a ground that is dark by day too, they are those of the night.
 */
export function paletteCss(): string {
  const named = Object.entries(palette).map(([name, value]): Property => [`palette-${kebab(name)}`, value]);
  const ofButtons = Object.entries(accents).map(([name, of]): Property => [kebab(name), `var(--palette-${kebab(of)})`]);
  const { paper, ...others } = grounds;
  const base = tokensOf(paper);
  const alwaysDark = Object.entries(others).filter(([, { day, night }]) => day.ink === night.ink);
  const night = drawnColours('night');
  return [
    '/* Made by `npm run assets` from content/palette.ts. */',
    rule(':root', [...named, ...ofButtons]),
    rule(':root,\n[data-ground]', base),
    ...Object.entries(others).map(([name, ground]) =>
      rule(
        onGround(name),
        tokensOf(ground).filter(([, value], at) => value !== base[at]?.[1]),
      ),
    ),
    rule(
      '.drawn',
      Object.entries(drawnColours('day')).map(([name, day]) => [name, `light-dark(${day}, ${night[name] ?? day})`]),
    ),
    `@media screen {\n${alwaysDark.map(([name]) => `  ${onGround(name)} .drawn`).join(',\n')} {\n    color-scheme: dark;\n  }\n}\n`,
  ].join('\n');
}

type Property = readonly [name: string, value: string];

/** A ground's tokens, sorted by name so that grounds can be compared by index. */
function tokensOf({ day, night }: Readonly<Record<'day' | 'night', GroundColours>>): Property[] {
  return (Object.keys(day) as (keyof GroundColours)[]).sort().map((token) => {
    const [light, dark] = [day[token], night[token]];
    return [kebab(token), light === dark ? palette[light] : `light-dark(${palette[light]}, ${palette[dark]})`];
  });
}

/** The colours of drawings by custom property name: the marks, and the top, left and right faces of solids. */
export function drawnColours(time: 'day' | 'night'): Record<string, string> {
  const others = Object.entries(marks).map(([name, [day, night]]) => [kebab(name), time === 'day' ? day : night]);
  const faces = Object.entries(time === 'day' ? solids : solidsByNight).flatMap(([name, solid]) =>
    Object.entries(solid).map(([face, colour]) => [`${kebab(name)}-${face.charAt(0)}`, colour]),
  );
  return Object.fromEntries([...others, ...faces]);
}

function onGround(name: string): string {
  return `[data-ground='${name}']`;
}

function rule(selector: string, properties: readonly Property[]): string {
  return `${selector} {\n${properties.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
