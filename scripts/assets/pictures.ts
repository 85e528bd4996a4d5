import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const originals = 'art/originals';
const target = 'public/pictures';
const manifestFile = 'content/pictures.json';

/** The widths (px) that the layout asks for; a phone takes the first two. */
const widths = [480, 800, 1200, 1600];
/** The most that a phone's picture (the first two widths) and a desk's may weigh as AVIF, bytes (issue 3). */
export const most = { phone: 25_000, desk: 60_000 };
/** Encoder settings: part of the hash, so that changing them makes every picture again. */
const avif = { quality: 52, effort: 5, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 76, effort: 5, smartSubsample: true } as const;

interface Entry {
  width: number;
  height: number;
  hash: string;
  files: { width: number; avif: string; webp: string }[];
}

/** Turns the originals in art/ into AVIF and WebP with hashed names, and writes content/pictures.json. */
export async function makePictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  const old: Record<string, Entry> = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};
  const manifest: Record<string, Entry> = {};
  const names = (await readdir(originals)).filter((file) => file.endsWith('.png')).sort();
  for (const file of names) {
    const name = file.slice(0, -4);
    const data = await readFile(path.join(originals, file));
    const hash = createHash('sha256')
      .update(data)
      .update(JSON.stringify({ widths, avif, webp }))
      .digest('hex')
      .slice(0, 10);
    const kept = old[name];
    if (kept?.hash === hash && filesOf(kept).every((one) => existsSync(path.join('public', one)))) {
      manifest[name] = kept;
      continue;
    }
    manifest[name] = await encode(name, hash, data);
    console.log(`pictures: ${name}`);
  }
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of await readdir(target)) {
    if (!wanted.has(`/pictures/${file}`)) await unlink(path.join(target, file));
  }
}

function filesOf(entry: Entry): string[] {
  return entry.files.flatMap((file) => [file.avif, file.webp]);
}

async function encode(name: string, hash: string, data: Buffer): Promise<Entry> {
  const { width = 0, height = 0 } = await sharp(data).metadata();
  const files = [];
  for (const one of widths.filter((candidate) => candidate <= width)) {
    const resized = sharp(await sharp(data).resize({ width: one }).toColourspace('srgb').png().toBuffer());
    const address = (extension: string) => `/pictures/${name}-${one}.${hash}.${extension}`;
    await writeFile(
      path.join('public', address('avif')),
      await avifWithin(one <= 800 ? most.phone : most.desk, resized),
    );
    await resized
      .clone()
      .webp(webp)
      .toFile(path.join('public', address('webp')));
    files.push({ width: one, avif: address('avif'), webp: address('webp') });
  }
  return { width, height, hash, files };
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
