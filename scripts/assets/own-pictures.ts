import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { pictureName } from '@/lib/picture-name';
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
    if (!pictureName.test(name))
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
  const { data, info } = await decoded(file).catch((error: unknown) => {
    throw new Error(
      `${file} cannot be read. Copy it from the phone or camera again; if that does not help, open it in a program for pictures, save it as JPG or PNG, and put that here.`,
      { cause: error },
    );
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

/** The pixels of a picture, turned upright, in sRGB. */
async function decoded(file: string) {
  const bytes = await readFile(file);
  // By what it is and not by its name: programs that send photos on give HEIC the ending of JPG, and the other way round.
  const isHeic = /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
  return sharp(isHeic ? await pngOfHeic(bytes) : bytes)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A HEIC picture as PNG, already turned and so without an orientation, with its colour profile: phones have wider colours than sRGB. */
async function pngOfHeic(bytes: Buffer): Promise<Buffer> {
  // Only now: its decoder takes a moment to load, and most sites have no such picture.
  const { default: decodeHeic } = await import('heic-decode');
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(Buffer.from(data.buffer), { raw }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  // The decoder hands on no profile; it is in a box of its own (ISO/IEC 14496-12, "colr").
  const at = bytes.indexOf('colrprof', 0, 'latin1');
  if (at < 0) return png;
  const profile = bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
  const chunk = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  // After the first chunk, which is always of this length (PNG, "iCCP").
  const start = 33;
  return Buffer.concat([png.subarray(0, start), length, chunk, sum, png.subarray(start)]);
}
