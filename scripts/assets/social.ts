import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { markSvg } from '@/content/mark';
import { palette } from '@/content/palette';
import { socialPictures, socialSize, socialWords } from '@/site/social';
import { digestOf, readOriginal } from './originals';
import { cardFonts, drawWords } from './social-card';
import { streetSources, streetSvg } from './street-picture';
import { groundColours } from './tokens';

const originals = 'art/originals';
const target = 'public/social';
/** What each picture was made from, as a hash: it is made again only when that changes. */
const record = '.cache/social.json';

/** Bytes; larger ones are slow to preview, and some networks leave them out. */
const sizeLimit = 300_000;

/** Where the model stands on the card, px: the box that its own box (art/originals/index.json) is fitted into. */
const stage = { left: 516, top: 36, width: 664, height: 558 };

interface Original {
  ground: string;
  /** The model itself inside its picture: left, top, width, height as shares of the picture. */
  box: [number, number, number, number];
}

/**
 * Makes the social picture of each main page: its scale model on its own ground, or the street; its title, the brand.
 * Nothing but content, the originals, the font and the tokens goes into it, so a changed word or a rebrand makes it again.
 * @throws Error that names the picture when its original is missing or it would be too large
 */
export async function makeSocialPictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  await mkdir(path.dirname(record), { recursive: true });
  const index: Record<string, Original> = JSON.parse(await readFile(path.join(originals, 'index.json'), 'utf8'));
  const made: Record<string, string> = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  const states: Record<string, string> = {};
  const code = ['social.ts', 'social-card.tsx', 'tokens.ts'].map((file) => path.join(import.meta.dirname, file));
  let fonts: Font[] | undefined;

  for (const social of socialPictures) {
    const { scene } = social.picture;
    const original = index[scene];
    const isStreet = scene === 'street';
    if (!original && !isStreet) throw new Error(`${target}: art/originals has no scene "${scene}" for ${social.path}`);
    const colours = groundColours(original?.ground ?? palette.white);
    const words = { ...socialWords(social), ...(isStreet && { host: '' }) };
    const mark = markSvg(colours.dark ? 'night' : 'day');
    const hash = isStreet ? createHash('sha256') : await digestOf(scene);
    for (const file of [...code, ...(isStreet ? streetSources : [])]) hash.update(await readFile(file));
    const state = hash.update(JSON.stringify({ words, original, colours, mark })).digest('hex').slice(0, 16);
    const file = path.join('public', social.file);
    states[social.file] = state;
    if (made[social.file] === state && existsSync(file)) continue;

    const ground = original
      ? sharp({ create: { ...socialSize, channels: 3, background: colours.ground } })
      : sharp(Buffer.from(streetSvg()));
    const drawn = await drawWords(words, colours, (fonts ??= await cardFonts()), isStreet ? 'above' : 'left');
    const card = ground.composite([
      ...(original ? [await onStage(original, await readOriginal(scene))] : []),
      { input: await sharp(Buffer.from(mark), { density: 400 }).resize(48, 48).png().toBuffer(), left: 64, top: 56 },
      { input: Buffer.from(drawn) },
    ]);
    await writeFile(file, await inPalette(social.path, await card.png().toBuffer()));
    console.log(`social: ${social.file}`);
  }

  const wanted = new Set(socialPictures.map((one) => path.basename(one.file)));
  for (const file of await readdir(target)) if (!wanted.has(file)) await unlink(path.join(target, file));
  await writeFile(record, `${JSON.stringify(states, null, 2)}\n`);
}

/** A model where it stands on the card: its centre on the stage's. Its own ground continues the card's, so it may be cut. */
async function onStage({ box: [left, top, width, height] }: Original, model: Buffer): Promise<OverlayOptions> {
  const size = await sharp(model).metadata();
  const scale = Math.min(stage.width / (width * size.width), stage.height / (height * size.height));
  const scaled = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const x = Math.round(stage.left + stage.width / 2 - (left + width / 2) * scaled.width);
  const y = Math.round(stage.top + stage.height / 2 - (top + height / 2) * scaled.height);
  const cut = {
    left: Math.max(0, -x),
    top: Math.max(0, -y),
    width: Math.min(scaled.width, socialSize.width - x) - Math.max(0, -x),
    height: Math.min(scaled.height, socialSize.height - y) - Math.max(0, -y),
  };
  const input = await sharp(model).resize(scaled).extract(cut).png().toBuffer();
  return { input, left: Math.max(0, x), top: Math.max(0, y) };
}

/** The picture in 256 colours. @throws Error when it is too large all the same */
async function inPalette(page: string, picture: Buffer): Promise<Buffer> {
  const png = await sharp(picture).png({ palette: true, colours: 256, dither: 0.6, effort: 7 }).toBuffer();
  if (png.length > sizeLimit)
    throw new Error(`${target}: the picture of ${page} has ${png.length} bytes; expected at most ${sizeLimit}`);
  return png;
}
