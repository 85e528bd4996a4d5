import { readFile } from 'node:fs/promises';
import { constants } from '@/content/constants';
import { logos, type Logo } from '@/content/logos';
import { palette } from '@/content/palette';
import { writeFolder } from '@/lib/write-if-changed';
import { bodyOf } from './icons';

const folder = 'public/logos/marks';

/**
 * Writes an SVG file for each mark shown beside its name: full colour in the left half, a light tint in the right.
 * The page shows the left half by day and the right by night (`Logo`), with one `<img>` and one request. A technology
 * without a logo gets a duotone Phosphor icon instead.
 */
export async function makeMarks(): Promise<void> {
  const files = new Map<string, string>();
  for (const [id, logo] of Object.entries<Logo>(logos)) {
    const halves = logo.wordmark ? undefined : await halvesOf(logo);
    if (halves) files.set(`${id}.svg`, `${markFile(halves, logo)}\n`);
  }
  writeFolder(folder, files);
}

type Halves = readonly [day: string, night: string];

async function halvesOf({ file, mono, sign }: Logo): Promise<Halves | undefined> {
  if (file && mono) return [await readFile(`public${file}`, 'utf8'), await readFile(`public${mono}`, 'utf8')];
  if (!sign) return undefined;
  const drawing = bodyOf(`${sign}-duotone`, 'content/logos.yaml');
  const svg = (colour: string) => `<svg viewBox="0 0 256 256">${drawing.replaceAll('currentColor', colour)}</svg>`;
  return [svg(palette.edge), svg(palette.white)];
}

/** Centres each mark in a square of its own. Both are drawn at the same size, whatever their view boxes are. */
function markFile([day, night]: Halves, { width = 40, height = 40 }: Logo): string {
  const side = constants.iconSizes.mark;
  const scale = Math.min(1, side / width, side / height);
  const [w, h] = [width * scale, height * scale];
  const placed = (svg: string, left: number) =>
    svg
      .trim()
      .replace(/ xmlns="[^"]+"/, '')
      .replace(
        '<svg',
        `<svg x="${rounded(left + (side - w) / 2)}" y="${rounded((side - h) / 2)}" width="${rounded(w)}" height="${rounded(h)}"`,
      );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side * 2} ${side}">`,
    placed(day, 0),
    `<g fill="${palette.white}" opacity=".8">${placed(night, side)}</g></svg>`,
  ].join('');
}

function rounded(length: number): string {
  return String(Math.round(length * 100) / 100);
}
