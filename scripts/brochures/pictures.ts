import sharp from 'sharp';
import { readOriginal } from '../assets/pictures';

/**
 * A PDF file takes a JPEG as it is, and unpacks every other picture: a brochure with AVIF pictures in it weighs five
 * times as much. Full colour resolution, because the models are full of fine coloured lines.
 */
const jpeg = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

const address = /\/pictures\/(?<scene>[a-z-]+)-(?<width>\d+)\.(?<hash>[0-9a-f]+)\.(?:avif|webp)$/;

/** The scene and the hash in the address of a picture of the site (`npm run assets`), such as "cloud.1ee3f70f95". */
export function pictureName(url: string): string | null {
  const { scene, hash } = address.exec(url)?.groups ?? {};
  return scene && hash ? `${scene}.${hash}` : null;
}

/**
 * Makes a JPEG of the original in art/ in the width that the address of a picture asks for.
 * @returns null when the address is none of a picture.
 */
export async function jpegOf(url: string): Promise<Buffer | null> {
  const { scene, width } = address.exec(url)?.groups ?? {};
  return scene
    ? sharp(await readOriginal(scene))
        .resize(Number(width))
        .jpeg(jpeg)
        .toBuffer()
    : null;
}
