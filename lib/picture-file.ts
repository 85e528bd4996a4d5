/** The name of a picture's file without its ending, in content/pictures: lower case, as the editor makes it of a phone's. */
export const pictureName = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

/** The name by which pages know a file: all before its first dot, because the ending says nothing of what is in it. */
export const pictureNameOf = (file: string) => file.replace(/\..*$/, '');

/** The share of its width that a picture is high, which is that of the rendered scenes. */
export const pictureHeight = 3 / 4;

/** The width (px) of a picture of which pages need this much when it is cut; fewer would be blurred on a large screen. */
const leastWidth = 1200;

/** The first bytes of the formats that the site accepts, as characters from 0 to 255. */
const kinds = /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP)/;

/** The first bytes of HEIC and similar formats, in which phones store photos. */
const heic = /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/;

/**
 * Why the site makes no picture of a file, as a sentence after its name; nothing if it does. Programs that send photos on give
 * them any ending, so that the file itself is asked.
 * @param bytes its first twelve or more
 */
export function pictureFault(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (kinds.test(start)) return undefined;
  return heic.test(start)
    ? 'is HEIC, in which iPhones keep photos, and the site takes JPG, PNG or WebP. Export it as JPG (Photos or Preview, “Export”), or set the phone to JPG (Settings, Camera, Formats, “Most Compatible”).'
    : 'is no JPG, PNG or WebP, whatever its ending says. Open it in a program for pictures, and save it as JPG or PNG.';
}

/** The width (px) of a picture once it is cut to the shape that pages show. */
export const widthWhenCut = (width: number, height: number) => Math.floor(Math.min(width, height / pictureHeight));

/** Why a picture is too small, as a sentence after its name; nothing if it is not. @param width when it is cut, in px */
export function widthFault(width: number): string | undefined {
  if (width >= leastWidth) return undefined;
  return `is ${width} px wide when it is cut to 4:3. Expected at least ${leastWidth}.`;
}
