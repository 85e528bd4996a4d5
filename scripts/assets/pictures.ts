import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeIfChanged } from '@/lib/write-if-changed';
import { ownPictures, readFocus, readOwnPicture } from './own-pictures';

const originals = 'art/originals';
const target = 'public/pictures';
const pictureManifest = 'generated/pictures.json';
const previewManifest = 'generated/previews.json';

/** The widths (px) that the layout uses; phones use the first three. */
const widths = [480, 680, 800, 1200, 1600];
/** The width (px) of the single WebP file, for browsers without AVIF. */
const fallbackWidth = 800;
/** Encoder settings; they are part of the hash, so changing them re-encodes every picture. */
const avif = { quality: 52, effort: 5, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 76, effort: 5, smartSubsample: true } as const;
/**
 * The placeholder, inlined in the HTML, that shows the model's shapes and colours until the picture has loaded. Kept to
 * a third of a KB, because the home page inlines seven.
 */
const preview = { width: 64, avif: { quality: 1, effort: 9, chromaSubsampling: '4:2:0' } } as const;

interface Entry {
  width: number;
  height: number;
  hash: string;
  files: { width: number; avif: string }[];
  /** The fallback for browsers without AVIF. */
  webp: string;
  /** Whether it is one of our own, and no render. */
  photo?: true;
}

interface Preview {
  hash: string;
  /** The preview’s bytes as Base64. */
  avif: string;
}

/**
 * The largest size in bytes of an AVIF picture of the given width (px). Stages of the building site are limited more
 * tightly because five share a page, details because they are the first picture of theirs. A photo has more to say than a
 * scale model.
 */
export function maxBytes(width: number, name: string): number {
  if (!existsSync(renderOf(name))) return width <= 800 ? 60_000 : 180_000;
  if (width <= 480 && name.startsWith('building-site-')) return 12_000;
  if (width <= 480 && name.endsWith('-detail')) return 14_000;
  return width <= 800 ? 25_000 : 60_000;
}

/** Reads what was generated last time, by original name; empty without a manifest, so everything is regenerated. */
async function readManifest<Made>(file: string): Promise<Record<string, Made>> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/**
 * Encodes the originals in art/ and content/pictures/ as AVIF, one WebP each and a preview; writes generated/pictures.json and
 * generated/previews.json. Only pictures whose original or settings have changed are encoded again.
 */
export async function makePictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  const oldPictures = await readManifest<Entry>(pictureManifest);
  const oldPreviews = await readManifest<Preview>(previewManifest);
  const pictures: Record<string, Entry> = {};
  const previews: Record<string, Preview> = {};
  for (const { name, data, settings } of await sources()) {
    const hash = hashOf(data, { widths, avif, webp, ...settings });
    const old = oldPictures[name];
    const isKept = old?.hash === hash && filesOf(old).every((file) => existsSync(path.join('public', file)));
    const entry = isKept ? old : await encode(await readOriginal(name), name, hash);
    pictures[name] = { ...entry, ...(settings && { photo: true }) };
    // Stages of the building site are never the first picture of a page, so they need no preview.
    if (name.startsWith('building-site-')) continue;
    const previewHash = hashOf(data, { ...preview, ...settings });
    const oldPreview = oldPreviews[name];
    previews[name] =
      oldPreview?.hash === previewHash ? oldPreview : await previewOf(await readOriginal(name), previewHash);
  }
  writeIfChanged(pictureManifest, `${JSON.stringify(pictures, null, 2)}\n`);
  writeIfChanged(previewManifest, `${JSON.stringify(previews, null, 2)}\n`);
  const wanted = new Set(Object.values(pictures).flatMap(filesOf));
  // Folders are those of scenes whose lights are added up (daylight.ts).
  for (const file of (await readdir(target, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)) {
    if (!wanted.has(`/pictures/${file}`)) await unlink(path.join(target, file));
  }
}

const renderOf = (name: string) => path.join(originals, `${name}.png`);

/**
 * Reads a picture as PNG: a render from art/originals, or one of one's own, turned and cut.
 * @param name the file name without extension
 * @throws Error that names a picture of which there is no file
 */
export async function readOriginal(name: string): Promise<Buffer> {
  if (existsSync(renderOf(name))) return readFile(renderOf(name));
  const photo = (await ownPictures()).get(name);
  if (!photo) throw noPicture(name);
  return readOwnPicture(photo, readFocus()[name]);
}

/**
 * The widest file that pages show of a picture, which is there once pictures are made: reading a photo from a camera anew takes
 * seconds.
 * @param name the file name without extension
 * @throws Error that names a picture of which there is none
 */
export async function readMade(name: string): Promise<Buffer> {
  const made = (await readManifest<Entry>(pictureManifest))[name]?.files.at(-1);
  if (!made) throw noPicture(name);
  return readFile(path.join('public', made.avif));
}

const noPicture = (name: string) => new Error(`There is no picture “${name}” in art/originals or content/pictures.`);

/** Sorts names by their file names, which end in `.png`. */
const byFile = (left: string, right: string) => (`${left}.png` < `${right}.png` ? -1 : 1);

interface Source {
  readonly name: string;
  /** The bytes of the file as it is. */
  readonly data: Buffer;
  /** How it is cut, for one of one's own. */
  readonly settings?: object;
}

/** @throws Error that names a file of content/pictures with the name of a render, or a focus without a file */
async function sources(): Promise<Source[]> {
  const renders = (await readdir(originals))
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.parse(file).name);
  const photos = await ownPictures();
  const same = renders.find((name) => photos.has(name));
  if (same) throw new Error(`${photos.get(same)} has the name of a rendered scene. Give it another.`);
  const focus = readFocus();
  const lost = Object.keys(focus).find((name) => !photos.has(name));
  if (lost) throw new Error(`content/pictures.yaml names “${lost}”, and content/pictures/ has no file of that name.`);
  return Promise.all(
    [...renders, ...photos.keys()].sort(byFile).map(async (name) => ({
      name,
      data: await readFile(photos.get(name) ?? renderOf(name)),
      ...(photos.has(name) && { settings: { focus: focus[name] ?? [] } }),
    })),
  );
}

/** Hashes source data together with the settings it is processed with. */
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
  for (const size of widths.filter((candidate) => candidate <= width)) {
    const resized = sharp(await sharp(data).resize({ width: size }).toColourspace('srgb').png().toBuffer());
    const file = address(size, 'avif');
    writeIfChanged(
      path.join('public', file),
      await avifWithin(maxBytes(size, name), resized, existsSync(renderOf(name)) ? 2 : 8),
    );
    if (size === fallbackWidth)
      writeIfChanged(path.join('public', fallback), await resized.clone().webp(webp).toBuffer());
    files.push({ width: size, avif: file });
  }
  console.log(`pictures: ${name}`);
  return { width, height, hash, files, webp: fallback };
}

/** Encodes AVIF at the highest quality that fits into `bytes`, trying one `step` after the other down to 20. */
async function avifWithin(bytes: number, picture: Sharp, step: number): Promise<Buffer> {
  for (let quality: number = avif.quality; ; quality -= step) {
    const file = await picture
      .clone()
      .avif({ ...avif, quality })
      .toBuffer();
    if (file.length <= bytes || quality <= 20) return file;
  }
}

async function previewOf(data: Buffer, hash: string): Promise<Preview> {
  const { width, avif } = preview;
  const small = await sharp(data).resize({ width }).toColourspace('srgb').avif(avif).toBuffer();
  return { hash, avif: small.toString('base64') };
}
