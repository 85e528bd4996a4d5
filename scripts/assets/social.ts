import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import sharp from 'sharp';
import { markSvg } from '@/content/mark';
import { palette } from '@/content/palette';
import { socialPictures, socialSize, socialWords, type SocialPicture } from '@/site/social';
import { digestOf, readOriginal } from './originals';
import { cardFonts, drawWords } from './social-card';
import { streetSources, streetSvg } from './street-picture';
import { groundColours, type Colours } from './tokens';

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
 * Makes the social picture of each main page: its scale model on its own ground, its title, the brand. Nothing but
 * content, the originals, the font and the tokens goes into it, so a changed word or a rebrand makes it again.
 * @throws Error that names the picture when its original is missing or it would be too large
 */
export async function makeSocialPictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  await mkdir(path.dirname(record), { recursive: true });
  const index: Record<string, Original> = JSON.parse(await readFile(path.join(originals, 'index.json'), 'utf8'));
  let fonts: Font[] | undefined;
  const made: Record<string, string> = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  const states: Record<string, string> = {};
  const code = ['social.ts', 'social-card.tsx', 'tokens.ts'].map((file) => path.join(import.meta.dirname, file));
  const recipe = await Promise.all(code.map((file) => readFile(file)));

  for (const social of socialPictures) {
    const { scene } = social.picture;
    if (scene === 'street') {
      states[social.file] = await street(social, made[social.file], recipe, async () => (fonts ??= await cardFonts()));
      continue;
    }
    const original = index[scene];
    if (!original) throw new Error(`${target}: art/originals has no scene "${scene}" for ${social.path}`);
    const colours = groundColours(original.ground);
    const words = socialWords(social);
    const hash = await digestOf(scene);
    const facts = JSON.stringify({ words, original, colours, mark: markSvg('day') });
    for (const part of [...recipe, facts]) hash.update(part);
    const state = hash.digest('hex').slice(0, 16);
    const file = path.join('public', social.file);
    states[social.file] = state;
    if (made[social.file] === state && existsSync(file)) continue;

    const mark = Buffer.from(markSvg(colours.dark ? 'night' : 'day'));
    const svg = await drawWords(words, colours, (fonts ??= await cardFonts()));
    await writeFile(file, await compose(social, original, await readOriginal(scene), mark, svg, colours));
    console.log(`social: ${social.file}`);
  }

  const wanted = new Set(socialPictures.map((one) => path.basename(one.file)));
  for (const file of await readdir(target)) if (!wanted.has(file)) await unlink(path.join(target, file));
  await writeFile(record, `${JSON.stringify(states, null, 2)}\n`);
}

/** The card of the street: its houses at the foot, the words above them. @returns what it was made from, as a hash */
async function street(social: SocialPicture, made: string | undefined, recipe: Buffer[], fonts: () => Promise<Font[]>) {
  const colours = groundColours(palette.white);
  const words = socialWords(social);
  const hash = createHash('sha256');
  for (const part of [...recipe, ...(await Promise.all(streetSources.map((file) => readFile(file))))])
    hash.update(part);
  const state = hash
    .update(JSON.stringify({ words, colours, mark: markSvg('day') }))
    .digest('hex')
    .slice(0, 16);
  const file = path.join('public', social.file);
  if (made === state && existsSync(file)) return state;
  const drawn = await drawWords({ ...words, host: '' }, colours, await fonts(), 'above');
  const mark = await sharp(Buffer.from(markSvg('day')), { density: 400 })
    .resize(48, 48)
    .png()
    .toBuffer();
  const card = sharp(Buffer.from(streetSvg())).composite([
    { input: mark, left: 64, top: 56 },
    { input: Buffer.from(drawn) },
  ]);
  await writeFile(file, await inPalette(social.path, await card.png().toBuffer()));
  console.log(`social: ${social.file}`);
  return state;
}

async function compose(
  { path: page }: SocialPicture,
  { box: [left, top, width, height] }: Original,
  model: Buffer,
  mark: Buffer,
  words: string,
  colours: Colours,
): Promise<Buffer> {
  const size = await sharp(model).metadata();
  const scale = Math.min(stage.width / (width * size.width), stage.height / (height * size.height));
  const scaled = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  // The model's centre on the stage's; the picture's own ground continues the card's, so it may be cut anywhere.
  const x = Math.round(stage.left + stage.width / 2 - (left + width / 2) * scaled.width);
  const y = Math.round(stage.top + stage.height / 2 - (top + height / 2) * scaled.height);
  const cut = {
    left: Math.max(0, -x),
    top: Math.max(0, -y),
    width: Math.min(scaled.width, socialSize.width - x) - Math.max(0, -x),
    height: Math.min(scaled.height, socialSize.height - y) - Math.max(0, -y),
  };
  const picture = await sharp(model).resize(scaled).extract(cut).png().toBuffer();
  const card = sharp({ create: { ...socialSize, channels: 3, background: colours.ground } }).composite([
    { input: picture, left: Math.max(0, x), top: Math.max(0, y) },
    { input: await sharp(mark, { density: 400 }).resize(48, 48).png().toBuffer(), left: 64, top: 56 },
    { input: Buffer.from(words) },
  ]);
  return inPalette(page, await card.png().toBuffer());
}

/** The picture in 256 colours. @throws Error when it is too large all the same */
async function inPalette(page: string, picture: Buffer): Promise<Buffer> {
  const png = await sharp(picture).png({ palette: true, colours: 256, dither: 0.6, effort: 7 }).toBuffer();
  if (png.length > sizeLimit)
    throw new Error(`${target}: the picture of ${page} has ${png.length} bytes; expected at most ${sizeLimit}`);
  return png;
}
