import sharp from 'sharp';
import { readOriginal } from '../assets/pictures';

/**
 * PDF files embed JPEG unchanged but store every other format uncompressed: with AVIF a brochure would be five times as
 * large. No chroma subsampling, because the models are full of fine coloured lines.
 */
const jpeg = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

const address = /\/pictures\/(?<scene>[a-z0-9_-]+)-(?<width>\d+)\.(?<hash>[0-9a-f]+)\.(?:avif|webp)$/;

/** The scene and hash in a picture's URL (`npm run assets`), such as "cloud.1ee3f70f95"; null for other URLs. */
export function pictureName(url: string): string | null {
  const { scene, hash } = address.exec(url)?.groups ?? {};
  return scene && hash ? `${scene}.${hash}` : null;
}

/**
 * Encodes the original in art/ as JPEG, in the width named by a picture's URL.
 * @returns null when the URL is not that of a picture
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
