import { writeFile } from 'node:fs/promises';
import { grounds, marks, palette, solids, solidsByNight, type GroundColours, type SolidName } from '@/content/palette';

const stylesheet = 'generated/palette.css';
const json = 'generated/palette.json';

/** Writes the palette for the stylesheets and for the scenes in art/. */
export async function makePalette(): Promise<void> {
  await writeFile(stylesheet, paletteCss());
  await writeFile(json, `${JSON.stringify(palette, null, 2)}\n`);
}

/**
 * The palette and the tokens of every ground as custom properties: first what grounds have in common, then their own. Last
 * the colours of drawings, which are those of the night on every ground that is dark by day too.
 */
export function paletteCss(): string {
  const named = Object.entries(palette).map(([name, value]): Property => [`palette-${kebab(name)}`, value]);
  const all = Object.entries(grounds).map(([name, { day, night }]) => ({ name, tokens: tokensOf(day, night) }));
  const [base] = all;
  const alwaysDark = all.filter(({ tokens }) => !tokens.some(([, value]) => value.startsWith('light-dark')));
  const families = [all.filter((ground) => !alwaysDark.includes(ground)), alwaysDark];
  const blocks = families.flatMap((family) => {
    const shared = family[0]?.tokens.filter((one) => family.every(({ tokens }) => tokens.some(isSame(one)))) ?? [];
    return [
      rule(
        family.flatMap(({ name }) => selectors(name)),
        shared,
      ),
      ...family.map(({ name, tokens }) =>
        rule(
          selectors(name),
          tokens.filter((one) => !shared.some(isSame(one))),
        ),
      ),
    ];
  });
  const darkGrounds = alwaysDark.map(({ name }) => `  [data-ground='${name}'] .drawn`).join(',\n');
  const onDarkGrounds = `@media screen {\n${darkGrounds} {\n    color-scheme: dark;\n  }\n}\n`;
  const drawn = [rule(['.drawn'], drawnTokens()), onDarkGrounds];
  return ['/* Made by `npm run assets` from content/palette.ts. */', rule([':root'], named), ...blocks, ...drawn].join(
    '\n',
  );

  function selectors(ground: string): string[] {
    return [...(ground === base?.name ? [':root'] : []), `[data-ground='${ground}']`];
  }
}

type Property = readonly [name: string, value: string];

function isSame([name, value]: Property) {
  return ([otherName, otherValue]: Property) => name === otherName && value === otherValue;
}

/** Each token with its value by day and by night. */
function tokensOf(day: GroundColours, night: GroundColours): Property[] {
  return (Object.keys(day) as (keyof GroundColours)[]).sort().map((token) => {
    const [light, dark] = [day[token], night[token]];
    return [kebab(token), light === dark ? palette[light] : `light-dark(${palette[light]}, ${palette[dark]})`];
  });
}

/** The colours of drawings by the names of their custom properties: the faces of solids (top, left, right) and the marks. */
export function drawnColours(time: 'day' | 'night'): Record<string, string> {
  const faces = (Object.keys(solids) as SolidName[]).flatMap((name) =>
    (['top', 'left', 'right'] as const).map((face): Property => {
      const solid = time === 'day' ? solids[name] : solidsByNight[name];
      return [`${kebab(name)}-${face.charAt(0)}`, solid[face]];
    }),
  );
  const others = Object.entries(marks).map(([name, [day, night]]): Property => [
    kebab(name),
    time === 'day' ? day : night,
  ]);
  return Object.fromEntries([...others, ...faces]);
}

/** The same as the stylesheets have them, each with its value by day and by night. */
function drawnTokens(): Property[] {
  const night = drawnColours('night');
  return Object.entries(drawnColours('day')).map(([name, day]) => [name, `light-dark(${day}, ${night[name] ?? day})`]);
}

function rule(selectors: readonly string[], properties: readonly Property[]): string {
  return `${selectors.join(',\n')} {\n${properties.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
