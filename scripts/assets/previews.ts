import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const originals = 'art/originals';
const target = 'content/previews.json';

/** As wide (px) as a phone shows a picture: less would be drawn as a blur. */
const width = 416;
/** 1 to 2 KB a picture. */
const avif = { quality: 1, effort: 9, chromaSubsampling: '4:2:0' } as const;

interface Preview {
  hash: string;
  /** The AVIF file in base64. */
  avif: string;
}

/** Draws each original in art/ once more in the fewest bytes that show what it is, for the page itself to carry. */
export async function makePreviews(): Promise<void> {
  const old: Record<string, Preview> = existsSync(target) ? JSON.parse(await readFile(target, 'utf8')) : {};
  const previews: Record<string, Preview> = {};
  for (const file of (await readdir(originals)).filter((one) => one.endsWith('.png')).sort()) {
    const name = file.slice(0, -4);
    const data = await readFile(path.join(originals, file));
    const hash = createHash('sha256').update(data).update(JSON.stringify({ width, avif })).digest('hex').slice(0, 10);
    const kept = old[name];
    previews[name] = kept?.hash === hash ? kept : { hash, avif: await encode(data) };
  }
  await writeFile(target, `${JSON.stringify(previews, null, 2)}\n`);
}

async function encode(data: Buffer): Promise<string> {
  const small = await sharp(data).resize({ width }).toColourspace('srgb').avif(avif).toBuffer();
  return small.toString('base64');
}
