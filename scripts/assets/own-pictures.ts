import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { picturesSchema } from '@/lib/schemas/pictures';

/** Pictures of one's own, as they come from a camera (content/pictures/README.md). */
export const ownFolder = 'content/pictures';

/** The share of its width that a picture is high, which is that of the rendered scenes. */
const height = 3 / 4;
/** In px: fewer would be blurred on a large screen. */
const leastWidth = 1200;
const mostWidth = 1600;

const extensions = ['.jpg', '.jpeg', '.png', '.heic', '.heif'];

/**
 * The files of the folder by the names that pages give them.
 * @throws Error that names a file whose name does not fit, or which has the name of another
 */
export async function ownPictures(folder = ownFolder): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  for (const entry of (await readdir(folder)).sort()) {
    const { name, ext } = path.parse(entry);
    if (!extensions.includes(ext.toLowerCase())) continue;
    const file = path.join(folder, entry);
    const other = found.get(name);
    if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(name))
      throw new Error(`${file}: expected a name of lower-case words with hyphens, such as team-at-work${ext}.`);
    if (other) throw new Error(`${file} and ${other} have one name. Rename one of them.`);
    found.set(name, file);
  }
  return found;
}

/**
 * What must not be cut off them, as shares of width and height, by name. Pictures are made before content is checked, so a file
 * that does not fit has none, and is reported then.
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
  const { data, info } = await sharp(await readFile(file))
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Error(unreadable(file), { cause: error });
    });
  const width = Math.floor(Math.min(info.width, info.height / height));
  if (width < leastWidth)
    throw new Error(`${file} is ${width} px wide when it is cut to 4:3. Expected at least ${leastWidth}.`);
  const size = { width, height: Math.floor(width * height) };
  const [x, y] = focus;
  const start = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part));
  return sharp(data, { raw: info })
    .extract({ left: start(x, info.width, size.width), top: start(y, info.height, size.height), ...size })
    .resize({ width: Math.min(width, mostWidth) })
    .png()
    .toBuffer();
}

function unreadable(file: string): string {
  return /\.hei[cf]$/i.test(file)
    ? `${file}: HEIC cannot be read here, because its decoder is patented. Save the photo as JPG (on an iPhone: Settings, Camera, Formats, Most Compatible; for this one: share it as JPG or export it from Photos or Preview), and delete this file.`
    : `${file} cannot be read. Open it in a program for pictures, save it as JPG or PNG, and put that here.`;
}
