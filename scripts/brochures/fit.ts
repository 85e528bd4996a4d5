import type { Page } from 'playwright';
import { readLowestLines } from './pdf';

/** Sizes of the root's type to try, in percent: 9.1 to 10.2 pt of running text. The first is the stylesheet's own. */
const sizes = [75, 76, 78, 80, 74, 73, 72, 71];

/** Space to try, in rem, and the height of a line, in its own size. The first is the stylesheet's own. */
const spaces = [
  { section: 2.5, entry: 0.625, leading: 1.45 },
  { section: 2, entry: 0.5, leading: 1.45 },
  { section: 1.5, entry: 0.3125, leading: 1.38 },
  { section: 3.25, entry: 0.875, leading: 1.45 },
  { section: 4, entry: 1.25, leading: 1.45 },
];

/** The part of a sheet, from its lower edge, that may stay empty without looking so. */
const margin = 0.16;

/** Cover and back counted, no brochure has more. */
export const mostSheets = 8;

/** The part of a sheet, from its lower edge, above which its lowest line may not stand: two thirds are full. */
const emptiest = 0.4;

/**
 * Finds the size of type and the space in which a page fills its sheets best, as a typesetter fits copy: sections that may
 * not be torn leave holes in one size and none in the next. The page keeps both.
 */
export async function fitted(page: Page, print: () => Promise<Buffer>): Promise<Buffer> {
  const tried = [];
  for (const style of sizes.flatMap((size) => spaces.map((space) => styleOf(size, space)))) {
    await set(page, style);
    const pdf = await print();
    tried.push({ style, pdf, lowest: await readLowestLines(pdf) });
  }
  const best = tried.reduce((one, other) => (emptiness(other.lowest) < emptiness(one.lowest) - 1e-6 ? other : one));
  await set(page, best.style);
  return best.pdf;
}

function styleOf(size: number, { section, entry, leading }: (typeof spaces)[number]): string {
  return `font-size: ${size}%; --section-gap: ${section}rem; --entry-gap: ${entry}rem; --leading: ${leading}`;
}

async function set(page: Page, style: string): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('style', value), style);
}

/**
 * The sheets that are less than two thirds full; cover, back and the sheet on which the words end left out.
 * @param lowest the height of each page's lowest line above the page's edge, as a part of the page.
 */
export function emptySheets(lowest: readonly number[]): number[] {
  return lowest.flatMap((height, index) =>
    index > 0 && index < lowest.length - 2 && height > emptiest ? index + 1 : [],
  );
}

/**
 * How much of a brochure's sheets is empty, cover and back left out: large holes count more than many small ones, and a
 * sheet too many more than any hole.
 */
function emptiness(lowest: readonly number[]): number {
  const holes = lowest.slice(1, -1).map((height) => Math.max(0, height - margin) ** 2);
  return holes.reduce((sum, hole) => sum + hole, Math.max(0, lowest.length - mostSheets));
}
