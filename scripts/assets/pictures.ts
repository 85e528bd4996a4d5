import { existsSync } from 'node:fs';
import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fromOriginals } from './originals';

const target = 'public/pictures';

/** The widths (px) that the layout asks for; a phone takes the first three. */
const widths = [480, 680, 800, 1200, 1600];
/** The width (px) of the one WebP, for browsers without AVIF. */
const fallbackWidth = 800;
/** Encoder settings: part of the hash, so that changing them makes every picture again. */
const avif = { quality: 52, effort: 5, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 76, effort: 5, smartSubsample: true } as const;

interface Entry {
  width: number;
  height: number;
  hash: string;
  files: { width: number; avif: string }[];
  /** The one file for a browser without AVIF. */
  webp: string;
}

/**
 * The most bytes that a picture of a width (px) may weigh as AVIF: a phone's, or a desk's. Five stages share a page, and
 * a detail is the first picture of its page.
 */
export function mostBytes(width: number, name: string): number {
  if (width <= 480 && name.startsWith('building-site-')) return 12_000;
  if (width <= 480 && name.endsWith('-detail')) return 14_000;
  return width <= 800 ? 25_000 : 60_000;
}

/** Turns the originals in art/ into AVIF, and one WebP each, with hashed names, and writes generated/pictures.json. */
export async function makePictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await fromOriginals<Entry>({
    manifest: 'generated/pictures.json',
    settings: { widths, avif, webp },
    isComplete: (entry) => filesOf(entry).every((one) => existsSync(path.join('public', one))),
    make: encode,
  });
  const wanted = new Set(Object.values(entries).flatMap(filesOf));
  for (const file of await readdir(target)) {
    if (!wanted.has(`/pictures/${file}`)) await unlink(path.join(target, file));
  }
}

function filesOf(entry: Entry): string[] {
  return [...entry.files.map(({ avif }) => avif), entry.webp];
}

async function encode(data: Buffer, name: string, hash: string): Promise<Entry> {
  const { width = 0, height = 0 } = await sharp(data).metadata();
  const address = (size: number, extension: string) => `/pictures/${name}-${size}.${hash}.${extension}`;
  const fallback = address(fallbackWidth, 'webp');
  const files = [];
  for (const one of widths.filter((candidate) => candidate <= width)) {
    const resized = sharp(await sharp(data).resize({ width: one }).toColourspace('srgb').png().toBuffer());
    const file = address(one, 'avif');
    await writeFile(path.join('public', file), await avifWithin(mostBytes(one, name), resized));
    if (one === fallbackWidth) await resized.clone().webp(webp).toFile(path.join('public', fallback));
    files.push({ width: one, avif: file });
  }
  console.log(`pictures: ${name}`);
  return { width, height, hash, files, webp: fallback };
}

/** The picture as AVIF, in the highest quality that stays within `bytes`. */
async function avifWithin(bytes: number, picture: Sharp): Promise<Buffer> {
  for (let quality: number = avif.quality; ; quality -= 2) {
    const file = await picture
      .clone()
      .avif({ ...avif, quality })
      .toBuffer();
    if (file.length <= bytes) return file;
  }
}
