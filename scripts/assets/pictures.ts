import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const originals = 'art/originals';
const target = 'public/pictures';
const pictureManifest = 'generated/pictures.json';
const previewManifest = 'generated/previews.json';

/** The widths (px) that the layout asks for; a phone takes the first three. */
const widths = [480, 680, 800, 1200, 1600];
/** The width (px) of the one WebP, for browsers without AVIF. */
const fallbackWidth = 800;
/** Encoder settings: part of the hash, so that changing them makes every picture again. */
const avif = { quality: 52, effort: 5, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 76, effort: 5, smartSubsample: true } as const;
/**
 * The same of a preview, for the page itself to carry: shapes and colours of the model, until the picture is there a
 * moment later. A third of a KB a picture: the home page carries seven.
 */
const preview = { width: 64, avif: { quality: 1, effort: 9, chromaSubsampling: '4:2:0' } } as const;

interface Entry {
  width: number;
  height: number;
  hash: string;
  files: { width: number; avif: string }[];
  /** The one file for a browser without AVIF. */
  webp: string;
}

interface Preview {
  hash: string;
  /** The file in base64. */
  avif: string;
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

/** What has been made, by the name of its original. Without its manifest everything is made anew. */
async function readManifest<Made>(file: string): Promise<Record<string, Made>> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/**
 * Turns the originals in art/ into AVIF, and one WebP each, with hashed names, and into previews; writes
 * generated/pictures.json and generated/previews.json. Made again is what the original, or a setting, has changed of.
 */
export async function makePictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  const oldPictures = await readManifest<Entry>(pictureManifest);
  const oldPreviews = await readManifest<Preview>(previewManifest);
  const pictures: Record<string, Entry> = {};
  const previews: Record<string, Preview> = {};
  for (const file of (await readdir(originals)).filter((one) => one.endsWith('.png')).sort()) {
    const { name } = path.parse(file);
    const data = await readOriginal(name);
    const hash = hashOf(data, { widths, avif, webp });
    const old = oldPictures[name];
    const isKept = old?.hash === hash && filesOf(old).every((one) => existsSync(path.join('public', one)));
    pictures[name] = isKept ? old : await encode(data, name, hash);
    // A stage of the building site is never the first picture of a page.
    if (name.startsWith('building-site-')) continue;
    const previewHash = hashOf(data, preview);
    const oldPreview = oldPreviews[name];
    previews[name] = oldPreview?.hash === previewHash ? oldPreview : await previewOf(data, previewHash);
  }
  await writeFile(pictureManifest, `${JSON.stringify(pictures, null, 2)}\n`);
  await writeFile(previewManifest, `${JSON.stringify(previews, null, 2)}\n`);
  const wanted = new Set(Object.values(pictures).flatMap(filesOf));
  for (const file of await readdir(target)) {
    if (!wanted.has(`/pictures/${file}`)) await unlink(path.join(target, file));
  }
}

/**
 * A render in art/.
 * @param name its file's, without extension
 */
export function readOriginal(name: string): Promise<Buffer> {
  return readFile(path.join(originals, `${name}.png`));
}

/** A hash of what something is made from, and by which settings. */
export function hashOf(data: Buffer | string, settings: object): string {
  return createHash('sha256').update(data).update(JSON.stringify(settings)).digest('hex').slice(0, 10);
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

async function previewOf(data: Buffer, hash: string): Promise<Preview> {
  const { width, avif } = preview;
  const small = await sharp(data).resize({ width }).toColourspace('srgb').avif(avif).toBuffer();
  return { hash, avif: small.toString('base64') };
}
