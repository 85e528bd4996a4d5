import sharp from 'sharp';
import { materials, palette } from '@/content/palette';

/**
 * What burns behind the windows of the models by night. The renders have one strength of light for all of them, in which
 * they come out nearly white; here each window gets a lamp of its own, by its place in the picture, so that it stays the
 * same from build to build: [how many of them, as a share; what of it].
 */
export const lamps = {
  tints: [
    [0.62, palette.light],
    [0.26, materials.lampWarm],
    [0.12, materials.lampCool],
  ],
  strengths: [
    [0.14, 0.42],
    [0.2, 0.7],
    [0.66, 0.95],
  ],
  /** Windows with a blind, how far down it reaches at least and at most, and what light it lets through. */
  blinds: { share: 0.3, from: 0.3, to: 0.6, light: 0.55 },
  /** A window's size in px of an original. What is smaller or larger, or has another shape, is a lamp or a wall, in the first tint. */
  sizes: { least: 30, most: 900 },
  /** The colour in which the renders show a window that is lit. */
  rendered: materials.lampAsRendered,
  /** The recipe: with another number the pictures are made again. */
  version: 2,
} as const;

/** A picture of three channels, from 0 to 255. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** How many times larger things are in it than in an original of the whole model. */
  readonly enlargement: number;
}

const channels = 3;
/** The width (px) of an original of the whole model. */
const wholeWidth = 1600;
const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * Gives each lit window of a night render a lamp of its own.
 *
 * @param png the render
 * @param detail the share of the whole picture's width that it shows (art/lib/camera.py)
 */
export async function lightWindows(png: Buffer, detail = 1): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture: Pixels = { data, width, height, enlargement: detail < 1 ? width / wholeWidth / detail : 1 };
  const { areas, areaOf } = litAreas(picture);
  const lit = Buffer.from(data);
  for (const area of areas) light(area, picture, areaOf, lit);
  return sharp(lit, { raw: { width, height, channels } }).png().toBuffer();
}

/** Nearly white, and warmer than the moonlight on roofs and papers. */
function isLit(data: Buffer, pixel: number): boolean {
  const [red = 0, green = 0, blue = 0] = data.subarray(pixel * channels, pixel * channels + channels);
  return red > 205 && green > 185 && red >= blue - 4 && green >= blue - 8 && (red + green) / 2 - blue > 4;
}

/** The lit areas, each as its pixels, and for each pixel whether it belongs to one. */
function litAreas({ data, width, height }: Pixels): { areas: number[][]; areaOf: Uint8Array } {
  const areaOf = new Uint8Array(width * height);
  const areas: number[][] = [];
  for (let first = 0; first < areaOf.length; first += 1) {
    if (areaOf[first] || !isLit(data, first)) continue;
    const area = [first];
    areaOf[first] = 1;
    for (const pixel of area)
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (next < 0 || next >= areaOf.length || areaOf[next] || !isLit(data, next)) continue;
        areaOf[next] = 1;
        area.push(next);
      }
    areas.push(area);
  }
  return { areas, areaOf };
}

/** What a share of a whole falls on, of values with their shares. */
function pick<T>(values: readonly (readonly [share: number, value: T])[], at: number): T {
  let sum = 0;
  const found = values.find(([share]) => (sum += share) > at) ?? values.at(-1);
  if (!found) throw new Error('expected at least one value to pick from');
  return found[1];
}

type Columns = ReadonlyMap<number, readonly [top: number, bottom: number]>;

/** Whether an area has the shape of a pane: columns without gaps and of one height. A wall that shines has not. */
function isPane(pixels: number, columns: Columns): boolean {
  const heights = [...columns.values()].map(([top, bottom]) => bottom - top + 1).sort((one, other) => one - other);
  const most = heights.at(-1) ?? 0;
  const spanned = heights.reduce((sum, height) => sum + height, 0);
  const upright = most / heights.length;
  return pixels > spanned * 0.94 && spanned > most * heights.length * 0.76 && upright > 0.4 && upright < 3.2;
}

/** Colours one window, and the pixels around it as far as they share its light. */
function light(area: readonly number[], picture: Pixels, areaOf: Uint8Array, lit: Buffer): void {
  const { data, width, height, enlargement } = picture;
  const columns = new Map<number, [top: number, bottom: number]>();
  for (const pixel of area) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const [top = y, bottom = y] = columns.get(x) ?? [];
    columns.set(x, [Math.min(top, y), Math.max(bottom, y)]);
  }
  const middle = area[area.length >> 1] ?? 0;
  // A number from 0 to 1 that its place decides, and others that follow from it.
  const chance = (Math.imul(middle, 2_654_435_761) >>> 0) / 2 ** 32;
  const another = (factor: number) => (chance * factor) % 1;
  const { tints, strengths, blinds, sizes, rendered } = lamps;
  const size = area.length / enlargement ** 2;
  const isWindow = size >= sizes.least && size <= sizes.most && isPane(area.length, columns);
  const tint = rgbOf(isWindow ? pick(tints, chance) : tints[0][1]);
  const strength = isWindow ? pick(strengths, another(97)) : 0.95;
  const blind = isWindow && another(31) < blinds.share ? blinds.from + another(53) * (blinds.to - blinds.from) : 0;
  const white = rgbOf(rendered);
  const colour = (pixel: number, share: number) => {
    const [top, bottom] = columns.get(pixel % width) ?? [0, height];
    const down = (Math.floor(pixel / width) - top) / Math.max(1, bottom - top);
    const power = strength * (down < blind ? blinds.light : 1);
    for (let channel = 0; channel < channels; channel += 1) {
      const at = pixel * channels + channel;
      const was = data[at] ?? 0;
      const becomes = Math.min(255, (was * (tint[channel] ?? 0)) / (white[channel] ?? 1)) * power;
      lit[at] = Math.round(was + (becomes - was) * share);
    }
  };
  for (const pixel of area) colour(pixel, 1);
  const around = [-1, 1, -width, width, -width - 1, 1 - width, width - 1, width + 1];
  const seen = new Set<number>();
  let edge = area;
  // Ring by ring, the less the further away: a detail shows how wide the light around a window is.
  const rings = enlargement > 1 ? 3 : 1;
  for (let ring = 0; ring < rings; ring += 1) {
    edge = [...new Set(edge.flatMap((pixel) => around.map((step) => pixel + step)))].filter(
      (pixel) => pixel >= 0 && pixel < areaOf.length && !areaOf[pixel] && !seen.has(pixel),
    );
    for (const pixel of edge) {
      seen.add(pixel);
      const brightness = Math.max(data[pixel * channels] ?? 0, data[pixel * channels + 1] ?? 0);
      colour(pixel, Math.min(1, Math.max(0, (brightness - 90) / 140)) * 0.9 * (1 - ring / rings));
    }
  }
}
