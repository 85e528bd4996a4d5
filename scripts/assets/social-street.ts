import { houseDrawings } from '@/art/drawings/house/drawing';
import { houseView } from '@/components/figures/parts/house/view';
import { hours } from '@/content/palette';
import { mixed } from '@/lib/contrast';
import type { HouseState } from '@/lib/house-states';
import { socialSize } from '@/site/social';
import { drawingFile } from './drawings';
import type { CardPicture } from './social-card';

/** Four of the street's eight hours, from left to right. */
const cardHours: readonly HouseState[] = ['for-sale', 'pin', 'letterbox', 'van'];

/** The sky of the street's social picture from dawn to night, as a CSS gradient. */
export function streetSky(): string {
  return `linear-gradient(to right, ${cardHours.map((hour, at) => `${hours[hour].sky} ${((at + 0.5) * 100) / cardHours.length}%`).join()})`;
}

/** The houses along the bottom of the card, each in the light of its hour. */
export function streetHouses(): CardPicture[] {
  const plot = socialSize.width / cardHours.length;
  const width = plot - 12;
  const height = (width * houseView[3]) / houseView[2];
  return cardHours.map((hour, at) => ({
    src: `data:image/svg+xml;base64,${Buffer.from(houseByDay(hour)).toString('base64')}`,
    box: { left: at * plot + 6, top: socialSize.height - 21 - height, width, height },
  }));
}

/** A house by day, with custom properties and `color-mix()` resolved, because not every renderer supports them. */
function houseByDay(hour: HouseState): string {
  const source = houseDrawings.find(({ name }) => name === `house-${hour}`);
  if (!source) throw new Error(`art/drawings/house has no drawing of the hour "${hour}"`);
  const light = source.properties?.('day') ?? {};
  return drawingFile(source)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => light[name] ?? '')
    .replace(/color-mix\(in srgb,(#\w{6}),(#\w{6}) (\d+)%\)/g, (_, colour: string, tint: string, share: string) =>
      mixed(colour, tint, Number(share) / 100),
    );
}
