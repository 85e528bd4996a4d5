import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { company } from '../../content/company';
import type { PrintPage } from '../../content/print';
import { ensureBrowser } from '../lib/browser';
import { builtSite } from '../lib/files';
import { fitted } from './fit';
import { pagePictures, pageText, settle, sheet } from './page';
import { jpegOf } from './pictures';

/** A page as a PDF file, and what the page said when it was printed. */
export interface Printed {
  readonly pdf: Buffer;
  readonly text: string;
  readonly pictures: readonly string[];
}

/**
 * Opens a browser on the built site, and hands over the means to print its pages.
 *
 * The pages are opened under the company's own address, so that the links in a brochure lead to the site, but every
 * request is answered from `out/`. Scripts are off: a page for printing needs none.
 * @throws Error when something that a page needs is not in `out/`, and as `ensureBrowser` does.
 */
export async function withPrinter(
  root: string,
  work: (print: (page: PrintPage) => Promise<Printed>) => Promise<void>,
): Promise<void> {
  const out = builtSite();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true, viewport: sheet });
    const missing = await answerFrom(context, root, out);
    await work(async (page) => {
      const printed = await print(context, page);
      if (missing.length > 0) {
        throw new Error(`${page.path} needs what is not in out/: ${missing.join(', ')}. Run "npm run build" first.`);
      }
      return printed;
    });
  } finally {
    await browser.close();
  }
}

/** Answers every request of the company's address from `out/`, pictures as JPEG; collects what is not there. */
async function answerFrom(context: BrowserContext, root: string, out: string): Promise<string[]> {
  const missing: string[] = [];
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== company.origin) return route.abort();
    const picture = await jpegOf(pathname, root);
    if (picture) return route.fulfill({ body: picture, contentType: 'image/jpeg' });
    const path = join(out, extname(pathname) ? pathname : `${pathname}.html`);
    if (existsSync(path)) return route.fulfill({ path });
    missing.push(pathname);
    return route.fulfill({ status: 404 });
  });
  return missing;
}

async function print(context: BrowserContext, { path, name }: PrintPage): Promise<Printed> {
  const page = await context.newPage();
  try {
    await page.goto(company.origin + path, { waitUntil: 'networkidle' });
    await settle(page);
    // Not by addStyleTag, which waits for ever where scripts are off.
    await page.evaluate(
      (css) => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      },
      runningHeads(company.brand, name, new URL(company.origin).host),
    );
    const pdf = () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    // The home page has one section to a sheet, whatever its length.
    const oneToASheet = (await page.locator('.print-screen').count()) > 0;
    return {
      text: await pageText(page),
      pictures: await pagePictures(page),
      pdf: oneToASheet ? await pdf() : await fitted(page, pdf),
    };
  } finally {
    await page.close();
  }
}

/** The lines at the head and the foot of every sheet, beside the page number that the page's own stylesheet sets. */
function runningHeads(brand: string, name: string, host: string): string {
  const box = (at: string, text: string, weight: number) =>
    `@${at} { content: ${JSON.stringify(text)}; font: ${weight} 8.5pt var(--font-sans); color: #4a5676; }`;
  return `@page sheet { ${box('top-left', brand, 650)} ${box('top-right', name, 400)} ${box('bottom-left', host, 400)} }`;
}
