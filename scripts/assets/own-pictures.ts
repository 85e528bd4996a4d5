import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { pictureFault, pictureHeight, pictureName, pictureNameOf, widthFault, widthWhenCut } from '@/lib/picture-file';
import { picturesSchema } from '@/lib/schemas/pictures';
import { isLeftBehind } from '../lib/files';

/** Pictures of one's own, as they come from a camera (content/pictures/README.md). */
export const ownFolder = 'content/pictures';

/** The size in px of the cut pictures. */
const mostWidth = 1600;

/**
 * The files of the folder by the names that pages give them.
 * @throws Error that names a file whose name does not fit, which has the name of another, or which is in a folder of its own
 */
export async function ownPictures(folder = ownFolder): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  if (!existsSync(folder)) return pictures;
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
    if (entry.name === 'README.md' || isLeftBehind(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (!entry.isFile())
      throw new Error(`${file} is a folder, in which nobody looks. Put its pictures into ${folder}.`);
    const name = pictureNameOf(entry.name);
    const namesake = pictures.get(name);
    if (!pictureName.test(name))
      throw new Error(`${file}: expected a name of lower-case words with hyphens, such as team-at-work.jpg.`);
    if (namesake) throw new Error(`${file} and ${namesake} have one name. Rename one of them.`);
    pictures.set(name, file);
  }
  return pictures;
}

/**
 * The focus of each picture, which cropping keeps, as shares of width and height. Pictures are made before content is
 * checked, so a file that does not fit has none, and is reported then.
 */
export function readFocus(file = 'content/pictures.yaml'): Partial<Record<string, readonly [number, number]>> {
  const written: unknown = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')).toJS() : {};
  const { data } = picturesSchema.safeParse(written);
  return Object.fromEntries(data?.focus.map(({ picture, x, y }) => [picture, [x, y]]) ?? []);
}

/**
 * Reads a picture, turns it as the camera was held (EXIF), cuts it to 4:3 round what must not be lost, and makes it no wider
 * than pages need.
 * @param focus where that is, as shares of its width and height
 * @returns a PNG file without the camera's data, such as the place
 * @throws Error that names the file and says what to do
 */
export async function readOwnPicture(file: string, focus: readonly [number, number] = [0.5, 0.5]): Promise<Buffer> {
  const bytes = await readFile(file);
  const fault = pictureFault(bytes);
  if (fault) throw new Error(`${file} ${fault}`);
  const { data, info } = await decoded(bytes).catch((error: unknown) => {
    throw new Error(
      `${file} cannot be read. Copy it from the phone or camera again; if that does not help, open it in a program for pictures, save it as JPG or PNG, and put that here.`,
      { cause: error },
    );
  });
  const width = widthWhenCut(info.width, info.height);
  const narrow = widthFault(width);
  if (narrow) throw new Error(`${file} ${narrow}`);
  const size = { width, height: Math.floor(width * pictureHeight) };
  const [x, y] = focus;
  const start = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part));
  return sharp(data, { raw: info })
    .extract({ left: start(x, info.width, size.width), top: start(y, info.height, size.height), ...size })
    .resize({ width: Math.min(width, mostWidth) })
    .png()
    .toBuffer();
}

/** The pixels of a picture, turned upright, in sRGB. */
const decoded = (bytes: Buffer) =>
  sharp(bytes).autoOrient().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
