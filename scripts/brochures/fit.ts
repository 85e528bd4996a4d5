import type { Locator, Page } from '@playwright/test';
import { textArea } from './page';

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

/** The columns of the first words to try: their picture across the sheet, or beside its list, so that more fits below. */
const intros = ['1fr', '3fr 2fr'];

/** The fraction of a sheet's text area that may stay empty without looking empty. */
const allowedGap = 0.12;

/** The maximum length of a brochure, including cover and back. */
export const mostSheets = 8;

/** A sheet whose lowest line is above this fraction of its height counts as empty: it is less than two thirds full. */
const emptyThreshold = 0.4;

/**
 * Copyfitting: leaves a page in the combination of type size, gaps and first picture, and with the breaks between its
 * sections, that fill its sheets best. Sections are whole on a sheet, so they leave holes at one size and none at the next.
 */
export async function fit(page: Page): Promise<void> {
  const sheets = page.locator('[data-print-sheet=text]');
  const sections = sheets.locator('> *');
  await style(sheets, `width: ${textArea.width}px`);
  const tried = [];
  for (const root of styles()) {
    await style(page.locator('html'), root);
    tried.push({ root, ...divided(await sections.evaluateAll(measured)) });
  }
  const best = tried.reduce((kept, next) => (next.score < kept.score - 1e-6 ? next : kept));
  await style(page.locator('html'), best.root);
  await style(sheets, '');
  for (const start of best.starts) await style(sections.nth(start), 'break-before: page; margin-top: 0');
}

function style(element: Locator, value: string): Promise<void> {
  return element.evaluate((target, css) => target.setAttribute('style', css), value);
}

function styles(): string[] {
  return sizes.flatMap((size) =>
    spaces.flatMap(({ section, entry, leading }) =>
      intros.map(
        (intro) =>
          `font-size: ${size}%; --section-gap: ${section}rem; --entry-gap: ${entry}rem; --leading: ${leading}; --intro: ${intro}`,
      ),
    ),
  );
}

/** A section's height, and its gap to the one before it on its sheet; in CSS px. */
interface Measured {
  readonly height: number;
  readonly gap: number;
}

function measured(sections: Element[]): Measured[] {
  return sections.map((section) => ({
    height: section.getBoundingClientRect().height,
    gap: parseFloat(getComputedStyle(section).marginTop),
  }));
}

/**
 * Divides sections into sheets.
 * @returns which sections begin a sheet, the first left out; and the score of the empty space, of which lower is better: a large
 *   gap counts more than several small ones, a sheet too many most
 */
function divided(sections: readonly Measured[], from = 0, number = 1): { score: number; starts: number[] } {
  let best = { score: from < sections.length ? Infinity : 0, starts: [] as number[] };
  let filled = 0;
  for (const [index, { height, gap }] of sections.entries()) {
    if (index < from) continue;
    filled += index > from ? gap + height : height;
    if (filled > textArea.height && index > from) break;
    const rest = divided(sections, index + 1, number + 1);
    const empty = Math.max(0, 1 - filled / textArea.height - allowedGap) ** 2;
    const score = empty + (number > mostSheets - 2 ? 1 : 0) + rest.score;
    if (score < best.score) best = { score, starts: index + 1 < sections.length ? [index + 1, ...rest.starts] : [] };
  }
  return best;
}

/**
 * The numbers of the sheets that are too empty, from 1; cover and back are exempt.
 * @param lowest the height of each sheet's lowest line above its lower edge, as a fraction of the sheet
 */
export function emptySheets(lowest: readonly number[]): number[] {
  return lowest.flatMap((height, index) =>
    index > 0 && index < lowest.length - 1 && height > emptyThreshold ? index + 1 : [],
  );
}
