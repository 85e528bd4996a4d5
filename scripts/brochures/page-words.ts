import type { Page } from 'playwright';

/**
 * Reads the words that a page shows on paper, in the order of its HTML: text in hidden parts is left out, addresses
 * that the stylesheet prints after links are put in. The page has to be in print media (`emulateMedia`).
 *
 * @param page an open page for printing.
 * @returns the words without any white space, to be compared with a file's (`readPdf`).
 */
export async function pageWords(page: Page): Promise<string> {
  const parts = await page.locator('.print-page').evaluate((root) => {
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
      node instanceof Element &&
      (node.ariaHidden === 'true' || !node.checkVisibility({ visibilityProperty: true }))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text) found.push(node.data);
    }
    return found;
  });
  return withoutSpace(parts.join(''));
}

/** Text as a digest of its letters: what a line break, a hyphen or a ligature does to it is undone. */
export function withoutSpace(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/gu, '');
}
