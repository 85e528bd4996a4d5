import { houseDrawings } from '@/components/figures/parts/house/drawing';
import { houseView } from '@/components/figures/parts/house/view';
import { hours } from '@/content/palette';
import { channels } from '@/lib/contrast';
import type { HouseState } from '@/lib/house-states';
import { socialSize } from '@/site/social';
import { drawingFile } from './drawings';
import type { CardPicture } from './social-card';

/** Four hours of the eight, from left to right. */
const shown: readonly HouseState[] = ['for-sale', 'pin', 'letterbox', 'van'];

/** The sky of the street's social picture, from dawn to night, as a background of CSS. */
export function streetSky(): string {
  return `linear-gradient(to right, ${shown.map((hour, at) => `${hours[hour].sky} ${((at + 0.5) * 100) / shown.length}%`).join()})`;
}

/** The houses that stand below it, each in the light of its hour. */
export function streetHouses(): CardPicture[] {
  const plot = socialSize.width / shown.length;
  const width = plot - 12;
  const height = (width * houseView[3]) / houseView[2];
  return shown.map((hour, at) => ({
    src: `data:image/svg+xml;base64,${Buffer.from(houseByDay(hour)).toString('base64')}`,
    box: { left: at * plot + 6, top: socialSize.height - 21 - height, width, height },
  }));
}

/** The file of a house by day, with values in place of what not every renderer knows: custom properties and `color-mix()`. */
function houseByDay(hour: HouseState): string {
  const source = houseDrawings.find(({ name }) => name === `house-${hour}`);
  if (!source) throw new Error(`components/figures/parts/house has no drawing of the hour "${hour}"`);
  const light = source.properties?.('day') ?? {};
  return drawingFile(source)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => light[name] ?? '')
    .replace(/color-mix\(in srgb,(#\w{6}),(#\w{6}) (\d+)%\)/g, (_, colour: string, tint: string, share: string) =>
      mixed(colour, tint, Number(share) / 100),
    );
}

/** A colour with a share of another in it, as `color-mix()` has it. */
function mixed(colour: string, tint: string, share: number): string {
  const to = channels(tint);
  const parts = channels(colour).map((from, at) => Math.round(from + ((to[at] ?? 0) - from) * share));
  return `rgb(${parts.join()})`;
}
