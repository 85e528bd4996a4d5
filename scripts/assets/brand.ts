import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mark, markFaces } from '@/content/mark';
import { writeIfChanged } from '@/lib/write-if-changed';

const target = 'public';

/** Sizes in px. `share` and `round` are fractions of the side: a maskable icon may lose its outer tenth. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.64, round: 0 },
  { file: 'icon-192.png', size: 192, share: 0.68, round: 0.22 },
  { file: 'icon-512.png', size: 512, share: 0.68, round: 0.22 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.54, round: 0 },
] as const;
const faviconSizes = [16, 32, 48];

/** Renders the favicon, touch icon and manifest icons from content/mark.ts into public/. */
export async function makeBrandIcons(): Promise<void> {
  for (const { file, size, share, round } of icons) {
    const png = tile(size, share, round).png({ palette: true, effort: 10 });
    writeIfChanged(path.join(target, file), await png.toBuffer());
  }
  const small = faviconSizes.map((size) => tile(size, 0.86, 0.18).png().toBuffer());
  writeIfChanged(path.join(target, 'favicon.ico'), icoOf(await Promise.all(small)));
}

function tile(size: number, share: number, round: number): Sharp {
  const scale = (size * share) / mark.size;
  const offset = (size * (1 - share)) / 2;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * round}" fill="${mark.ground}"/>
    <g transform="translate(${offset} ${offset}) scale(${scale})">${markFaces('night')}</g></svg>`),
  );
}

/** Packs PNG images into an .ico file: a 6-byte header, a 16-byte directory entry per image, then the PNG data. */
function icoOf(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const size = faviconSizes[index] ?? 0;
    header.set([size, size, 0, 0, 1, 0, 32, 0], 6 + 16 * index);
    header.writeUInt32LE(image.length, 6 + 16 * index + 8);
    header.writeUInt32LE(offset, 6 + 16 * index + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}
