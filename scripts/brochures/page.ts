import type { Page } from '@playwright/test';
import { pictureName } from './pictures';

/** An A4 sheet in CSS px: the viewport in which print pages are laid out and measured. */
export const sheet = { width: 794, height: 1123 } as const;

/** Its text area in CSS px, within the margins of `@page sheet` (app/styles/print.css); 2 mm of the height are for rounding. */
export const textArea = { width: 680, height: 948 } as const;

/**
 * Prepares a page for printing: emulates print media and loads every picture and font. Each picture gets the rendition
 * that suits its printed width at 180 to 200 dpi; the one that `sizes` selects for a screen is twice as heavy.
 */
export async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) {
      const offered = image.parentElement?.querySelector('source:last-of-type')?.getAttribute('srcset');
      const { width, height } = image.getBoundingClientRect();
      // With `object-fit: contain`, the height of a wide box limits the picture's width.
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const needed = Math.min(width, height * ratio || width) * 1.9;
      const renditions = offered?.split(', ').map((text) => text.split(' ')) ?? [];
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

/** Reads the text that the tagged PDF will contain: what is displayed in print and not `aria-hidden`. */
export async function pageText(page: Page): Promise<string> {
  return page.locator('main').evaluate((root) => {
    // No NodeFilter callback: with JavaScript disabled in the page, the browser could not call it.
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

/** The pictures of a settled page by scene and hash, sorted, to detect brochures with outdated pictures. */
export async function pagePictures(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    [...document.images].filter((image) => image.checkVisibility()).map((image) => image.src),
  );
  return [...new Set(addresses.flatMap((url) => pictureName(url) ?? []))].sort();
}
