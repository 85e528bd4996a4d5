import type { Page } from 'playwright';
import { withoutSpace } from './letters';
import { pictureName } from './pictures';

/**
 * Makes a page ready to be printed: print media, and every picture and font there, also those that a reader would
 * have to scroll to.
 *
 * @param page an open page for printing.
 */
export async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/**
 * Reads what a page says on paper, in the order of its HTML. What is hidden, or hidden from screen readers, is left
 * out, as it is from the tags of the PDF file.
 *
 * @param page a settled page for printing.
 * @returns the words without white space, to be compared with a file's (`readPdf`).
 */
export async function pageWords(page: Page): Promise<string> {
  const words = await page.locator('.print-page').evaluate((root) => {
    // Nothing here is called back: where scripts are off, a page may not.
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('[aria-hidden=true]')) continue;
      if (parent.checkVisibility({ visibilityProperty: true })) text += walker.currentNode.nodeValue;
    }
    return text;
  });
  return withoutSpace(words);
}

/** The pictures of a settled page by scene and hash, sorted: whether a brochure still shows today's. */
export async function pagePictures(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    [...document.images].filter((image) => image.checkVisibility()).map((image) => image.src),
  );
  return [...new Set(addresses.flatMap((url) => pictureName(url) ?? []))].sort();
}
