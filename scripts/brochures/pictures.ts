import { join } from 'node:path';
import sharp from 'sharp';
import type { Screen } from '../../content/daylight';
import { skies } from '../../content/skies';
import { readOriginal } from '../assets/pictures';

/**
 * PDF files embed JPEG unchanged but store every other format uncompressed: with AVIF a brochure would be five times as
 * large. No chroma subsampling, because the models are full of fine coloured lines.
 */
const jpeg = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

const address = /\/pictures\/(?<scene>[a-z0-9_/-]+)-(?<width>\d+)\.(?<hash>[0-9a-f]+)\.(?:avif|webp)$/;
/** The hours of the street (`npm run assets`), which have no ground: a page shows each before its sky. */
const hours = 'sample-street/';

/** The scene and hash in a picture's URL (`npm run assets`), such as "cloud.1ee3f70f95"; null for other URLs. */
export function pictureName(url: string): string | null {
  const { scene, hash } = address.exec(url)?.groups ?? {};
  return scene && hash ? `${scene}.${hash}` : null;
}

/**
 * Encodes a picture as JPEG in the width named by its URL: a scale model from its original in art/, an hour of the street
 * with its sky.
 * @param path the path of the URL
 * @returns null when it is not that of a picture
 */
export async function jpegOf(path: string): Promise<Buffer | null> {
  const { scene, width } = address.exec(path)?.groups ?? {};
  if (!scene) return null;
  const picture = scene.startsWith(hours)
    ? await beforeSky(path, scene.slice(hours.length) as Screen)
    : sharp(await readOriginal(scene)).resize(Number(width));
  return picture.jpeg(jpeg).toBuffer();
}

async function beforeSky(path: string, hour: Screen) {
  const street = sharp(join('public', path));
  const { width = 0, height = 0 } = await street.metadata();
  const { top, air } = skies[hour];
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${air}"/></linearGradient><rect width="100%" height="100%" fill="url(#sky)"/></svg>`;
  return sharp(Buffer.from(sky)).composite([{ input: await street.toBuffer() }]);
}
