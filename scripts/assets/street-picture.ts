import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { palette } from '@/content/palette';
import { channels } from '@/lib/contrast';
import type { HouseState } from '@/lib/house-states';
import { socialSize } from '@/site/social';

const root = path.join(import.meta.dirname, '../..');
const houseStyles = 'components/figures/parts/house/house.module.css';
const streetStyles = 'components/sections/street/street.module.css';

/** The files that the picture is drawn from, for the record of what it was made from. */
export const streetSources = [
  houseStyles,
  streetStyles,
  ...['home.tsx', 'light.ts', 'signs.tsx'].map((file) => `components/figures/parts/house/${file}`),
  ...['street-picture.ts', 'street-scene.tsx'].map((file) => `scripts/assets/${file}`),
];

/** Four hours of the eight, from left to right. */
const hours: readonly HouseState[] = ['for-sale', 'pin', 'letterbox', 'van'];

/** Gives a class of a CSS module its own name, so that its light can be written into the drawing. */
const plainNames: Plugin = {
  name: 'plain-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, () => ({
      contents: 'export default new Proxy({}, { get: (_, name) => name })',
      loader: 'js',
    }));
  },
};

/** The custom properties of a rule in a stylesheet of ours. @throws Error when it has no such rule */
function propertiesOf(css: string, selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`expected a rule "${selector}" for the picture of the street`);
  const body = css.slice(at + selector.length, css.indexOf('}', at)).split('&[')[0] ?? '';
  return Object.fromEntries(Array.from(body.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name, value]) => [name, value]));
}

/** A value with the properties that it refers to written out. */
function resolved(value: string, properties: Record<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const key = name.replace('--palette-', '').replace(/-(\w)/g, (__, letter: string) => letter.toUpperCase());
    return resolved(properties[name] ?? (palette as Record<string, string>)[key] ?? 'none', properties);
  });
}

/** `rgb(16 27 59 / 0.12)` as attributes of an SVG element. */
function paint(attribute: 'fill' | 'stroke', value: string): string {
  const [, colour, share] = /^rgb\(([\d ]+) \/ ([\d.]+)\)$/.exec(value) ?? [];
  if (colour) return `${attribute}="rgb(${colour.replaceAll(' ', ',')})" ${attribute}-opacity="${share}"`;
  return `${attribute}="${value === 'transparent' ? 'none' : value}"`;
}

/** `color-mix(in srgb,#f7f4ed,#4c468c 30%)` as one colour, which every renderer of SVG knows. */
function mixed(colour: string, light: string): string {
  const [tint = '', share = ''] = light.split(' ');
  const part = parseFloat(share) / 100;
  const [from, to] = [channels(colour), channels(tint)];
  return `rgb(${from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * part)).join()})`;
}

/** Which property lights what has a class of the house. */
const lights: Readonly<Record<string, readonly ['fill' | 'stroke', string]>> = {
  spill: ['fill', '--glow'],
  lit: ['fill', '--lit'],
  unlit: ['fill', '--pane'],
  bars: ['stroke', '--bars'],
};

/** The street of the story as the ground of a social picture: four houses from dawn to night. */
export async function streetSvg(): Promise<string> {
  const bundle = path.join(root, '.cache/street-scene.mjs');
  await mkdir(path.dirname(bundle), { recursive: true });
  await build({
    entryPoints: [path.join(import.meta.dirname, 'street-scene.tsx')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    plugins: [plainNames],
    logLevel: 'error',
  });
  const { houseMarkup, surface } = (await import(pathToFileURL(bundle).href)) as typeof import('./street-scene');
  const [house, street] = await Promise.all(
    [houseStyles, streetStyles].map((file) => readFile(path.join(root, file), 'utf8')),
  );
  if (!house || !street) throw new Error('expected the stylesheets of the house and of the street');

  const { width, height } = socialSize;
  const plot = width / hours.length;
  const skies = hours.map((hour) => resolved(propertiesOf(street, `&[data-hour='${hour}']`)['--sky'] ?? 'none', {}));
  const stops = skies.map((sky, at) => `<stop offset="${(at + 0.5) / hours.length}" stop-color="${sky}"/>`).join('');
  const houses = hours.map((hour, at) => {
    const own = house.includes(`&[data-state='${hour}'] {`) ? propertiesOf(house, `&[data-state='${hour}']`) : {};
    const properties = { ...propertiesOf(house, '.house'), ...own };
    const drawn = houseMarkup(hour)
      .replace(/<path class="shadow" d="">(<\/path>)?/, '')
      .replace('class="shadow"', `clip-path="url(#plot)" fill="${palette.ink}" fill-opacity=".2"`)
      .replace(/color-mix\(in srgb,(#\w{6}),(var\(.*?\))\)/g, (_, colour: string, light: string) =>
        mixed(colour, resolved(light, properties)),
      )
      .replace(/class="(\w+)"/g, (_, name: string) => {
        const [attribute, property] = lights[name] ?? ['fill', ''];
        return paint(attribute, resolved(`var(${property})`, properties));
      });
    return `<svg x="${at * plot + 6}" y="${height - 268}" width="${plot - 12}" height="252" viewBox="-212 -212 424 356" overflow="visible">${drawn}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky">${stops}</linearGradient><clipPath id="plot"><path d="${surface}"/></clipPath></defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>${houses.join('')}</svg>`;
}
