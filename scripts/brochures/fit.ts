import type { Page } from 'playwright';
import { readLowestLines } from './pdf';

/** Sizes of the root's type to try, in percent: 9.1 to 10.2 pt of running text. The first is the stylesheet's own. */
const sizes = [75, 76, 78, 80, 74, 73, 72, 71] as const;

/**
 * Space to try, in rem: between two sections, and above and below an entry of a list; and the height of a line, in its own
 * size. The first is the stylesheet's own.
 */
const spaces = [
  { section: 2.5, entry: 0.625, leading: 1.45 },
  { section: 2, entry: 0.5, leading: 1.45 },
  { section: 1.5, entry: 0.3125, leading: 1.38 },
  { section: 3.25, entry: 0.875, leading: 1.45 },
  { section: 4, entry: 1.25, leading: 1.45 },
] as const;

/** The part of a sheet, from its lower edge, that may stay empty without looking so. */
const margin = 0.16;

/** Cover and back counted, no brochure has more. */
export const mostSheets = 8;

/** The part of a sheet, from its lower edge, above which its lowest line may not stand: two thirds are full. */
const emptiest = 0.4;

/** A way to set a brochure. */
interface Setting {
  readonly size: number;
  readonly space: (typeof spaces)[number];
}

/**
 * Finds the size of type, and the space between its parts, in which a page fills its sheets best, as a typesetter fits
 * copy: sections that may not be torn leave holes in one size and none in the next. The page keeps both.
 * Says so where that takes too many sheets, or leaves one too empty (e2e/brochures.spec.ts holds both).
 */
export async function fitted(page: Page, print: () => Promise<Buffer>): Promise<Buffer> {
  let best: { pdf: Buffer; setting: Setting; sheets: number; emptiness: number; holes: string } | undefined;
  for (const setting of sizes.flatMap((size) => spaces.map((space) => ({ size, space })))) {
    await set(page, setting);
    const pdf = await print();
    const lowest = await readLowestLines(pdf);
    const one = {
      pdf,
      setting,
      sheets: lowest.length,
      emptiness: emptinessOf(lowest),
      holes: String(emptySheets(lowest)),
    };
    if (!best || emptinessAsSet(one) < emptinessAsSet(best) - 1e-6) best = one;
  }
  if (!best) throw new Error('There is no setting to try.');
  if (best.sheets > mostSheets || best.holes) {
    console.log(`At best ${best.sheets} sheets, of ${mostSheets}; less than two thirds full: ${best.holes || 'none'}.`);
  }
  await set(page, best.setting);
  return best.pdf;
}

async function set(page: Page, { size, space }: Setting): Promise<void> {
  await page.evaluate(
    (style) => document.documentElement.setAttribute('style', style),
    `font-size: ${size}%; --section-gap: ${space.section}rem; --entry-gap: ${space.entry}rem; --leading: ${space.leading}`,
  );
}

/** A sheet too many counts more than any hole. */
function emptinessAsSet({ sheets, emptiness }: { sheets: number; emptiness: number }): number {
  return emptiness + Math.max(0, sheets - mostSheets);
}

/** The sheets that are less than two thirds full; cover, back and the sheet on which the words end left out. */
export function emptySheets(lowest: readonly number[]): number[] {
  return lowest.flatMap((height, index) =>
    index > 0 && index < lowest.length - 2 && height > emptiest ? index + 1 : [],
  );
}

/**
 * How much of a brochure's sheets is empty, cover and back left out; large holes count more than many small ones.
 * @param lowest the height of each page's lowest line above the page's edge, as a part of the page.
 */
function emptinessOf(lowest: readonly number[]): number {
  return lowest.slice(1, -1).reduce((sum, height) => sum + Math.max(0, height - margin) ** 2, 0);
}
