import type { Page } from 'playwright';
import { pictureName } from './pictures';

/** An A4 sheet in CSS pixels: what the layout of a page for printing is measured on. */
export const sheet = { width: 794, height: 1123 } as const;

/**
 * Makes a page ready to be printed: print media, every picture and font there. A picture comes in the width that it has
 * on the sheet, at 180 to 200 dots an inch: what `sizes` asks for on a screen weighs twice as much.
 */
export async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) {
      const offered = image.parentElement?.querySelector('source:last-of-type')?.getAttribute('srcset');
      const { width, height } = image.getBoundingClientRect();
      // A picture in a wide box is as wide as the box's height allows (`object-fit: contain`).
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const needed = Math.min(width, height * ratio || width) * 1.9;
      const renditions = offered?.split(', ').map((one) => one.split(' ')) ?? [];
      const fitting = renditions.find(([, width]) => parseInt(width ?? '') >= needed) ?? renditions.at(-1);
      image.loading = 'eager';
      if (!fitting?.[0]) continue;
      image.parentElement?.replaceWith(image);
      image.src = fitting[0];
    }
    await Promise.all(pictures.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Reads what a page says on paper, without what the tags of the PDF file leave out: what is hidden, also from screen readers. */
export async function pageText(page: Page): Promise<string> {
  return page.locator('.print-page').evaluate((root) => {
    // Nothing here is called back: where scripts are off, a page may not.
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('[aria-hidden=true]')) continue;
      if (parent.checkVisibility({ visibilityProperty: true })) text += `${walker.currentNode.nodeValue} `;
    }
    return text;
  });
}

/** The pictures of a settled page by scene and hash, sorted: whether a brochure still shows today's. */
export async function pagePictures(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    [...document.images].filter((image) => image.checkVisibility()).map((image) => image.src),
  );
  return [...new Set(addresses.flatMap((url) => pictureName(url) ?? []))].sort();
}
