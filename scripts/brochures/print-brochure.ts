import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { company } from '../../content/company';
import { palette } from '../../content/palette';
import type { PrintPage } from '../../content/print';
import { builtSite } from '../lib/built-site';
import { accessiblePdf, prepareTags, printedWords } from './accessible';
import { fit } from './fit';
import { withoutSpace } from './compare-text';
import { readHeadingPages } from './pdf';
import { pagePictures, pageText, settle, sheet } from './page';
import { jpegOf } from './pictures';

/**
 * Opens a context that serves `out/` under the site's public origin, so that links in a brochure lead to the live site.
 * Pictures are served as JPEG.
 * @throws Error when `out/` is not a complete build
 */
export async function openSite(browser: Browser): Promise<BrowserContext> {
  const out = builtSite();
  const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true, viewport: sheet });
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== company.origin) return route.abort();
    const picture = await jpegOf(pathname);
    if (picture) return route.fulfill({ body: picture, contentType: 'image/jpeg' });
    const path = join(out, extname(pathname) ? pathname : `${pathname}.html`);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: pathname });
  });
  return context;
}

/** What a page shows: its text, and its pictures by scene and hash. */
export interface PageShown {
  readonly text: string;
  readonly pictures: readonly string[];
}

/**
 * Prints a page of the built site.
 * @param isPrinted whether the file that there is already shows the same
 * @returns what the page shows, and the PDF file unless there is one of it already
 * @throws Error when the page is not in `out/`, or an entry of its table of contents is not found on any sheet
 */
export async function printPage(
  context: BrowserContext,
  { path, name }: PrintPage,
  isPrinted: (shown: PageShown) => Promise<boolean>,
): Promise<PageShown & { pdf?: Buffer }> {
  const page = await context.newPage();
  try {
    // On a busy machine encoding its pictures takes longer than the usual half minute.
    const response = await page.goto(company.origin + path, { waitUntil: 'networkidle', timeout: 180_000 });
    if (!response?.ok()) throw new Error(`${path} is not in out/. Run "npm run build" first.`);
    await settle(page);
    const shown = { text: await pageText(page), pictures: await pagePictures(page) };
    if (await isPrinted(shown)) return shown;
    await prepareTags(page);
    // Not addStyleTag, which never resolves with JavaScript disabled.
    const heads = runningHeads(company.brand, name, new URL(company.origin).host);
    await page.evaluate((css) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    }, heads);
    const pdf = () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    // The home page's sections have a sheet, or half of one, so there is nothing to fit.
    if ((await page.locator('[data-print-sheet=text]').count()) > 0) await fit(page);
    await numberContents(page, await readHeadingPages(await pdf()));
    const printed = await accessiblePdf(await pdf(), await printedWords(page));
    return { ...shown, pdf: printed };
  } finally {
    await page.close();
  }
}

/** Fills in the sheet numbers of the table of contents on the cover. */
async function numberContents(page: Page, sheets: ReadonlyMap<string, number>): Promise<void> {
  for (const entry of await page.locator('[data-print-sheet] [data-title]').all()) {
    const title = (await entry.getAttribute('data-title')) ?? '';
    const sheet = sheets.get(withoutSpace(title));
    if (!sheet) throw new Error(`The table of contents lists "${title}", but no sheet has that heading.`);
    await entry.evaluate((element, number) => element.setAttribute('data-sheet', number), String(sheet));
  }
}

/** CSS for the running heads and foot; the page's own stylesheet sets the page number. */
function runningHeads(brand: string, name: string, host: string): string {
  const box = (margin: string, text: string, weight: number) =>
    `@${margin} { content: ${JSON.stringify(text)}; font: ${weight} 8.5pt var(--typeface); color: ${palette.slate}; }`;
  return `@page sheet { ${box('top-left', brand, 650)} ${box('top-right', name, 400)} ${box('bottom-left', host, 400)} }`;
}
