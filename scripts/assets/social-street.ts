import path from 'node:path';
import sharp from 'sharp';
import { screens, type Screen } from '@/content/daylight';
import { skies } from '@/content/skies';
import made from '@/generated/daylight.json' with { type: 'json' };
import { socialSize } from '@/site/social';
import type { CardPicture } from './social-card';

/** The hours of the eight chapters, four to a row. */
const hours = screens.filter((screen) => screen !== 'opening' && screen !== 'end');
const tile = { width: socialSize.width / 4, height: 172 } as const;

/** The street at its eight hours, along the bottom of the card. */
export async function streetHours(): Promise<CardPicture[]> {
  const tiles = await Promise.all(
    hours.map(async (hour, index) => ({
      input: await drawnHour(hour),
      left: (index % 4) * tile.width,
      top: Math.floor(index / 4) * tile.height,
    })),
  );
  const box = { left: 0, top: socialSize.height - 2 * tile.height, width: socialSize.width, height: 2 * tile.height };
  const sheet = sharp({ create: { width: box.width, height: box.height, channels: 3, background: skies.deed.air } });
  const png = await sheet.composite(tiles).png().toBuffer();
  return [{ src: `data:image/png;base64,${png.toString('base64')}`, box }];
}

/** The street in front of its sky. */
async function drawnHour(hour: Screen): Promise<Buffer> {
  const street = await sharp(path.join('public', made.stills[hour]['1200']))
    .resize({ width: tile.width - 16 })
    .png()
    .toBuffer();
  return sharp({ create: { ...tile, channels: 3, background: skies[hour].top } })
    .composite([{ input: street }])
    .png()
    .toBuffer();
}
