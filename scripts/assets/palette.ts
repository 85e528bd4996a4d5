import { writeFile } from 'node:fs/promises';
import { grounds, palette, type GroundColours } from '@/content/palette';

const stylesheet = 'generated/palette.css';
const json = 'generated/palette.json';

/** Writes the palette for the stylesheets and for the scenes in art/. */
export async function makePalette(): Promise<void> {
  await writeFile(stylesheet, paletteCss());
  await writeFile(json, `${JSON.stringify(palette, null, 2)}\n`);
}

/** The palette and the tokens of every ground as custom properties: first what grounds have in common, then their own. */
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
  return ['/* Made by `npm run assets` from content/palette.ts. */', rule([':root'], named), ...blocks].join('\n');

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

function rule(selectors: readonly string[], properties: readonly Property[]): string {
  return `${selectors.join(',\n')} {\n${properties.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
