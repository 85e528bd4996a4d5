import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { company } from '../../content/company';
import { palette } from '../../content/palette';
import type { PrintPage } from '../../content/print';
import { builtSite } from '../lib/built-site';
import { fitted } from './fit';
import { withoutSpace } from './compare-text';
import { readHeadingPages } from './pdf';
import { pagePictures, pageText, settle, sheet } from './page';
import { jpegOf } from './pictures';

/**
 * Makes a browser show the built site under the company's own address, so that the links in a brochure lead there; but
 * every request is answered from `out/`, and a picture with a JPEG.
 * @throws Error when `out/` is not whole
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

/**
 * Prints a page of the built site.
 * @returns the PDF file, and what the page said when it was printed
 * @throws Error when the page is not in `out/`, or a heading of its contents on no sheet
 */
export async function printPage(context: BrowserContext, { path, name }: PrintPage) {
  const page = await context.newPage();
  try {
    const answer = await page.goto(company.origin + path, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${path} is not in out/. Run "npm run build" first.`);
    await settle(page);
    // Not by addStyleTag, which waits for ever where scripts are off.
    const heads = runningHeads(company.brand, name, new URL(company.origin).host);
    await page.evaluate((css) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    }, heads);
    const pdf = () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    // The home page has one section to a sheet, whatever its length.
    const oneToASheet = (await page.locator('.print-screen').count()) > 0;
    const composed = oneToASheet ? await pdf() : await fitted(page, pdf);
    await numberContents(page, await readHeadingPages(composed));
    return { text: await pageText(page), pictures: await pagePictures(page), pdf: await pdf() };
  } finally {
    await page.close();
  }
}

/** Writes into the contents on the cover on which sheet each heading stands. */
async function numberContents(page: Page, sheets: ReadonlyMap<string, number>): Promise<void> {
  for (const entry of await page.locator('.print-contents [data-title]').all()) {
    const title = (await entry.getAttribute('data-title')) ?? '';
    const sheet = sheets.get(withoutSpace(title));
    if (!sheet) throw new Error(`The contents name "${title}", which no sheet has for a heading.`);
    await entry.evaluate((element, number) => element.setAttribute('data-sheet', number), String(sheet));
  }
}

/** The lines at the head and the foot of every sheet, beside the page number that the page's own stylesheet sets. */
function runningHeads(brand: string, name: string, host: string): string {
  const box = (at: string, text: string, weight: number) =>
    `@${at} { content: ${JSON.stringify(text)}; font: ${weight} 8.5pt var(--typeface); color: ${palette.slate}; }`;
  return `@page sheet { ${box('top-left', brand, 650)} ${box('top-right', name, 400)} ${box('bottom-left', host, 400)} }`;
}
