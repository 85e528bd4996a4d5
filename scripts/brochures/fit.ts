import type { Page } from '@playwright/test';
import { readLowestLines } from './pdf';

/** Root font sizes to try, in percent: body text of 9.1 to 10.2 pt. The first is the stylesheet's default. */
const sizes = [75, 76, 78, 80, 74, 73, 72, 71];

/** Gaps to try, in rem, with the line height (unitless). The first is the stylesheet's default. */
const spaces = [
  { section: 2.5, entry: 0.625, leading: 1.45 },
  { section: 2, entry: 0.5, leading: 1.45 },
  { section: 1.5, entry: 0.3125, leading: 1.38 },
  { section: 3.25, entry: 0.875, leading: 1.45 },
  { section: 4, entry: 1.25, leading: 1.45 },
];

/** The fraction of a sheet, from its lower edge, that may stay empty without looking empty. */
const allowedGap = 0.16;

/** The maximum length of a brochure, including cover and back. */
export const mostSheets = 8;

/** A sheet whose lowest line is above this fraction of its height counts as empty: it is less than two thirds full. */
const emptyThreshold = 0.4;

/**
 * Copyfitting: prints a page in one combination of type size and gaps after the other until no sheet is empty and there are
 * not too many, and leaves the page in that style. Sections that must not break leave holes at one size and none at the
 * next. Where none fits, it is the one that fills its sheets best.
 */
export async function fitted(page: Page, print: () => Promise<Buffer>): Promise<Buffer> {
  const tried = [];
  for (const style of sizes.flatMap((size) => spaces.map((space) => styleOf(size, space)))) {
    await set(page, style);
    const pdf = await print();
    const lowest = await readLowestLines(pdf);
    if (lowest.length <= mostSheets && emptySheets(lowest).length === 0) return pdf;
    tried.push({ style, pdf, lowest });
  }
  const best = tried.reduce((kept, next) => (emptiness(next.lowest) < emptiness(kept.lowest) - 1e-6 ? next : kept));
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
 * The numbers of the sheets that are too empty, from 1; cover, back and the last sheet of text are exempt.
 * @param lowest the height of each sheet's lowest line above its lower edge, as a fraction of the sheet
 */
export function emptySheets(lowest: readonly number[]): number[] {
  return lowest.flatMap((height, index) =>
    index > 0 && index < lowest.length - 2 && height > emptyThreshold ? index + 1 : [],
  );
}

/**
 * Scores the empty space of a brochure, without cover and back; lower is better. A large gap counts more than several
 * small ones, and a sheet over the limit more than any gap.
 */
function emptiness(lowest: readonly number[]): number {
  const gaps = lowest.slice(1, -1).map((height) => Math.max(0, height - allowedGap) ** 2);
  return gaps.reduce((sum, gap) => sum + gap, Math.max(0, lowest.length - mostSheets));
}
