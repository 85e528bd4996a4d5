import type { Page } from 'playwright';
import { readLowestLines } from './pdf';

/** Sizes of the root's type to try, in percent: 9.2 to 10.2 pt of running text. The first is the stylesheet's own. */
const sizes = [75, 76, 74, 77, 73, 78, 72, 79, 80] as const;

/** The part of a sheet, from its lower edge, that may stay empty without looking so. */
const margin = 0.16;

/** A closing page may be shorter than the others. */
const closingWeight = 0.7;

/**
 * Finds the size of type in which a page fills its sheets best, as a typesetter fits copy: sections that may not be
 * torn leave holes in one size and none in the next.
 */
export async function fitted(page: Page, print: () => Promise<Buffer>): Promise<Buffer> {
  const tried: { pdf: Buffer; emptiness: number }[] = [];
  for (const size of sizes) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    const pdf = await print();
    tried.push({ pdf, emptiness: emptinessOf(await readLowestLines(pdf)) });
  }
  return tried.reduce((best, one) => (one.emptiness < best.emptiness - 1e-6 ? one : best)).pdf;
}

/**
 * How much of a brochure's sheets is empty, cover and back left out; large holes count more than many small ones.
 * @param lowest the height of each page's lowest line above the page's edge, as a part of the page.
 */
function emptinessOf(lowest: readonly number[]): number {
  const inner = lowest.slice(1, -1);
  return inner.reduce((sum, height, index) => {
    const hole = Math.max(0, height - margin);
    return sum + (index === inner.length - 1 ? closingWeight : 1) * hole ** 2;
  }, 0);
}
