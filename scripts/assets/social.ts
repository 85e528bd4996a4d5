import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import sharp from 'sharp';
import { mark } from '@/content/mark';
import { grounds, palette } from '@/content/palette';
import { socialPictures, socialSize, socialWords } from '@/site/social';
import { hashOf, readMade, readOriginal } from './pictures';
import { cardFonts, drawCard } from './social-card';
import { streetHouses, streetSky } from './social-street';

const target = 'public/social';
/** Hashes of each picture's inputs; a picture is rendered again only when its hash changes. */
const record = '.cache/social.json';

/** Bytes. Larger pictures are slow to preview, and some networks ignore them. */
const sizeLimit = 300_000;

/** The area of the card, in px, into which the model's bounding box (art/originals/index.json) is fitted. */
const stage = { left: 516, top: 36, width: 664, height: 558 };

interface Original {
  /** Px. */
  width: number;
  height: number;
  ground: string;
  /** The model's bounding box inside the picture: left, top, right, bottom as fractions of its size. */
  box: [number, number, number, number];
}

/**
 * Renders the social picture of each main page: its title and the brand beside its scale model, or above the street.
 * Derived entirely from content, the originals, the font and the palette, so an edit or a rebrand regenerates it.
 * @throws Error that names a picture that is missing, or the page whose card would be too large
 */
export async function makeSocialPictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  await mkdir(path.dirname(record), { recursive: true });
  const index: Record<string, Original> = JSON.parse(await readFile('art/originals/index.json', 'utf8'));
  const made: Record<string, string> = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  const states: Record<string, string> = {};
  const files = ['social.ts', 'social-card.tsx'].map((file) => readFile(path.join(import.meta.dirname, file), 'utf8'));
  const code = (await Promise.all(files)).join();
  let fonts: Font[] | undefined;

  for (const social of socialPictures) {
    const { scene } = social.picture;
    const card = { ...socialWords(social), ...(await cardOf(scene, index[scene])) };
    // The card refers to colours by name and reads the mark while rendering, so both are hashed separately.
    const state = hashOf(code, { card, mark, palette });
    const file = path.join('public', social.file);
    states[social.file] = state;
    if (made[social.file] === state && existsSync(file)) continue;

    const drawn = await drawCard(card, (fonts ??= await cardFonts()));
    await writeFile(file, await inPalette(social.path, drawn));
    console.log(`social: ${social.file}`);
  }

  const wanted = new Set(socialPictures.map((one) => path.basename(one.file)));
  for (const file of await readdir(target)) if (!wanted.has(file)) await unlink(path.join(target, file));
  await writeFile(record, `${JSON.stringify(states, null, 2)}\n`);
}

/**
 * What is on a card besides its words: the street, a model, or a picture of our own.
 * @throws Error that names a picture of which there is no file
 */
export async function cardOf(scene: string, original?: Original) {
  if (original) return modelCard(scene, original);
  return scene === 'street' ? streetCard() : photoCard(scene);
}

function streetCard() {
  const { day } = grounds.paper;
  return { colours: day, background: streetSky(), pictures: streetHouses(), place: 'above', host: '' } as const;
}

/** Centres a model on the stage. Its render may be cropped, because the card's ground continues that of the render. */
async function modelCard(scene: string, { box: [left, top, right, bottom], ...original }: Original) {
  const found = Object.values(grounds).find(({ day }) => palette[day.ground] === original.ground.toLowerCase());
  if (!found) throw new Error(`content/palette.ts has no ground of the colour ${original.ground} by day`);
  const scale = Math.min(
    stage.width / ((right - left) * original.width),
    stage.height / ((bottom - top) * original.height),
  );
  const size = { width: Math.round(original.width * scale), height: Math.round(original.height * scale) };
  const box = {
    ...size,
    left: Math.round(stage.left + stage.width / 2 - ((left + right) / 2) * size.width),
    top: Math.round(stage.top + stage.height / 2 - ((top + bottom) / 2) * size.height),
  };
  const src = `data:image/png;base64,${(await readOriginal(scene)).toString('base64')}`;
  return {
    colours: found.day,
    background: palette[found.day.ground],
    pictures: [{ src, box }],
    place: 'left',
  } as const;
}

/** Has a picture of our own (content/pictures) fill what the words leave of the card. */
async function photoCard(name: string) {
  const { day } = grounds.paper;
  const box = { left: stage.left, top: 0, width: socialSize.width - stage.left, height: socialSize.height };
  const photo = await sharp(await readMade(name))
    .resize(box.width, box.height)
    .jpeg({ quality: 90 })
    .toBuffer();
  const src = `data:image/jpeg;base64,${photo.toString('base64')}`;
  return { colours: day, background: palette[day.ground], pictures: [{ src, box }], place: 'left' } as const;
}

/** Quantises to as many colours as there is room for, which a photo needs. @throws Error when the PNG is still too large */
async function inPalette(page: string, picture: string): Promise<Buffer> {
  let size = 0;
  for (const colours of [256, 128, 64, 32]) {
    const png = await sharp(Buffer.from(picture)).png({ palette: true, colours, dither: 0.6, effort: 7 }).toBuffer();
    if (png.length <= sizeLimit) return png;
    size = png.length;
  }
  throw new Error(`${target}: the picture of ${page} has ${size} bytes; expected at most ${sizeLimit}`);
}
