import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import sharp, { type Sharp } from 'sharp';
import { mark } from '@/content/mark';
import { grounds, palette } from '@/content/palette';
import { socialPictures, socialSize, socialType, socialWords, type SocialPicture } from '@/site/social';
import { writeIfChanged } from '@/lib/write-if-changed';
import { hashOf, readMade, readOriginal } from './pictures';
import { cardFonts, drawCard } from './social-card';
import { streetHours } from './social-street';

const target = 'public/social';
/** Hashes of each picture's inputs; a picture is rendered again only when its hash changes. */
const record = '.cache/social.json';

/** Bytes. Larger pictures are slow to preview, and some networks ignore them. */
const sizeLimit = 300_000;

/** The area of the card, in px, into which the model's bounding box (art/originals/index.json) is fitted. */
const stage = { left: 516, top: 36, width: 664, height: 558 };

interface Original {
  /** In px. */
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
    writeIfChanged(file, await encoded(social, drawn));
    console.log(`social: ${social.file}`);
  }

  const wanted = new Set(socialPictures.map((picture) => path.basename(picture.file)));
  for (const file of await readdir(target)) if (!wanted.has(file)) await unlink(path.join(target, file));
  writeIfChanged(record, `${JSON.stringify(states, null, 2)}\n`);
}

/**
 * What is on a card besides its words: the street, a model, or a picture of our own.
 * @throws Error that names a picture of which there is no file
 */
export async function cardOf(scene: string, original?: Original) {
  if (original) return modelCard(scene, original);
  return scene === 'street' ? streetCard() : photoCard(scene);
}

async function streetCard() {
  const { day } = grounds.paper;
  const pictures = await streetHours();
  return { colours: day, background: palette[day.ground], pictures, place: 'above', host: '' } as const;
}

/** Centres a model on the stage. Its render may be cropped, because the card's ground continues that of the render. */
async function modelCard(scene: string, { box: [left, top, right, bottom], ...original }: Original) {
  const match = Object.values(grounds).find(({ day }) => palette[day.ground] === original.ground.toLowerCase());
  if (!match) throw new Error(`content/palette.ts has no ground of the colour ${original.ground} by day`);
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
    colours: match.day,
    background: palette[match.day.ground],
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

/** The qualities in which a photo is tried; only noise needs more than the first. */
const photoQualities = [85, 70, 50, 30];

/**
 * A card with a photo as the best JPEG that is small enough, any other as a PNG.
 * @throws Error that names the page and the picture of a card that is too large as a PNG
 */
export async function encoded(social: SocialPicture, drawn: string): Promise<Buffer> {
  const card = sharp(Buffer.from(drawn));
  if (socialType(social) === 'image/jpeg') return asPhoto(card);
  const png = await card.png({ palette: true, dither: 0.6, effort: 7 }).toBuffer();
  if (png.length <= sizeLimit) return png;
  throw new Error(
    `The picture “${social.picture.scene}” has too much detail for the card of ${social.path}, which would have ${png.length} bytes; expected at most ${sizeLimit}. Choose another picture for that page.`,
  );
}

/** Of a photo that fits in no quality, the smallest: a preview that some networks leave out stops nobody's work. */
async function asPhoto(card: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of photoQualities) {
    // Without the coarser colours of most photos, which fray the letters.
    jpeg = await card.clone().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (jpeg.length <= sizeLimit) break;
  }
  return jpeg;
}
