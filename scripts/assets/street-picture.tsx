import { renderToStaticMarkup } from 'react-dom/server';
import { HouseScene } from '@/components/figures/parts/house/drawing';
import { lightOf } from '@/components/figures/parts/house/light';
import { hours } from '@/content/palette';
import { channels } from '@/lib/contrast';
import type { HouseState } from '@/lib/house-states';
import { socialSize } from '@/site/social';

/** The files that the picture is drawn from, for the record of what it was made from. */
export const streetSources = [
  'content/palette.ts',
  ...['drawing.tsx', 'home.tsx', 'light.ts', 'signs.tsx'].map((file) => `components/figures/parts/house/${file}`),
  'scripts/assets/street-picture.tsx',
];

/** Four hours of the eight, from left to right. */
const shown: readonly HouseState[] = ['for-sale', 'pin', 'letterbox', 'van'];

/** A colour as attributes of an SVG element, with how much it covers in one of its own, as every renderer of SVG knows it. */
function paint(attribute: 'fill' | 'stroke', colour: string): string {
  if (colour === 'transparent') return `${attribute}="none"`;
  const cover = colour.slice(7) && ` ${attribute}-opacity="${(Number.parseInt(colour.slice(7), 16) / 255).toFixed(2)}"`;
  return `${attribute}="${colour.slice(0, 7)}"${cover}`;
}

/** A colour with the light that falls on it, such as `#4c468c 30%`, as one colour: as `color-mix()` has it in the file. */
function mixed(colour: string, light: string): string {
  const [tint = '', share = ''] = light.split(' ');
  const part = parseFloat(share) / 100;
  const [from, to] = [channels(colour), channels(tint)];
  return `rgb(${from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * part)).join()})`;
}

/** The house in the light of an hour by day, written into its elements, as the stylesheet of its file gives it to them. */
function lightened(markup: string, hour: HouseState): string {
  const { left, right, top, roof, pane, lit, bars, glow, shadow } = lightOf(hour, 'day');
  const sides: Readonly<Record<string, string>> = { left, right, top, roof };
  const classes: Readonly<Record<string, string>> = {
    spill: paint('fill', glow),
    lit: paint('fill', lit),
    unlit: paint('fill', pane),
    bars: paint('stroke', bars),
    shadow: `fill-opacity="${shadow}"`,
  };
  return markup
    .replace(/color-mix\(in srgb,(#\w{6}),var\(--on-(\w+)\)\)/g, (_, colour: string, side: string) =>
      mixed(colour, sides[side] ?? ''),
    )
    .replace(/class="(\w+)"/g, (_, name: string) => classes[name] ?? '');
}

/** The street of the story as the ground of a social picture: four houses from dawn to night. */
export function streetSvg(): string {
  const { width, height } = socialSize;
  const plot = width / shown.length;
  const stops = shown
    .map((hour, at) => `<stop offset="${(at + 0.5) / shown.length}" stop-color="${hours[hour].sky}"/>`)
    .join('');
  const houses = shown.map((hour, at) => {
    const house = (
      <svg
        x={at * plot + 6}
        y={height - 268}
        width={plot - 12}
        height={252}
        viewBox="-212 -212 424 356"
        overflow="visible"
      >
        <HouseScene state={hour} />
      </svg>
    );
    return lightened(renderToStaticMarkup(house), hour);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky">${stops}</linearGradient></defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>${houses.join('')}</svg>`;
}
