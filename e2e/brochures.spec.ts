import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import records from '@/generated/brochures.json' with { type: 'json' };
import { ui } from '@/content/interface';
import { brochureFolder, brochureLimit, printPages } from '@/content/print';
import { fileSize, type BrochureRecord } from '@/site/print';
import { routes } from '@/content/routes';
import { site } from '@/site/urls';
import { differenceOf } from '../scripts/brochures/compare-text';
import { pagePictures, pageText, settle, sheet } from '../scripts/brochures/page';
import { emptySheets, mostSheets } from '../scripts/brochures/fit';
import { readLowestLines, readPdf, type PdfFile } from '../scripts/brochures/pdf';
import { pageOf } from './support/built-site';
import { test } from './support/test';

const brochures = printPages.flatMap((page) => (page.brochure ? [{ ...page, file: page.brochure }] : []));
const recordOf = (file: string) => (records as Record<string, BrochureRecord>)[file];
const makeAgain = 'run "npm run brochures" on a fresh build, then "npm run build" again';

/** The committed file, not the copy in out/: that one may be older. */
const pathOf = (file: string) => join(import.meta.dirname, '../public', brochureFolder, file);

const read = new Map<string, Promise<PdfFile>>();

/** What a file says, which takes a while to read. */
function contentOf(file: string): Promise<PdfFile> {
  const reading = read.get(file) ?? readPdf(readFileSync(pathOf(file)));
  read.set(file, reading);
  return reading;
}

/** The titles of a file's bookmarks, those of every level. */
function titlesIn(bookmarks: PdfFile['bookmarks']): string[] {
  return bookmarks.flatMap(({ title, items }) => [title, ...titlesIn(items)]);
}

// As they are printed: without a script, on a sheet of A4.
test.use({ javaScriptEnabled: false, viewport: sheet });

for (const { file, path, source } of brochures) {
  test.describe(`${file} @desktop`, () => {
    test('says what its page says', async ({ page }) => {
      await page.goto(path);
      await settle(page);
      const [text, pdf] = [await pageText(page), await contentOf(file)];
      test.skip(text.includes('Sample text'), `${path} names a page of sample text: its brochure waits for the words`);
      const difference = differenceOf(text, pdf.text);
      if (difference) {
        const { one, other } = difference;
        throw new Error(`${file} is stale: ${makeAgain}.\n  ${path} says: ${one}\n  The file says: ${other}`);
      }
      expect(await pagePictures(page), `${file} shows older pictures: ${makeAgain}`).toEqual(recordOf(file)?.pictures);
    });

    test('has a title, a language, tags for screen readers and bookmarks', async () => {
      const pdf = await contentOf(file);
      expect(pdf.title).toBe(pageOf(path).querySelector('title')?.text);
      expect(pdf.language).toBe(site.language);
      expect(pdf.tagged).toBe(true);
      const unspaced = (words: string) => words.replace(/\s+/g, '');
      const headings = pageOf(path)
        .querySelectorAll('main :is(h1, h2)')
        .map((heading) => unspaced(heading.text));
      expect(headings.length).toBeGreaterThan(3);
      expect(titlesIn(pdf.bookmarks).map(unspaced)).toEqual(expect.arrayContaining(headings));
    });

    test('has few sheets, and none that is less than two thirds full', async () => {
      const lowest = await readLowestLines(readFileSync(pathOf(file)));
      expect(lowest.length).toBeLessThanOrEqual(mostSheets);
      expect(emptySheets(lowest), `sheets of ${file} with a hole: ${makeAgain}`).toEqual([]);
    });

    test('weighs what its visitors are told, and not too much to send on', async ({ request }) => {
      const { size } = statSync(pathOf(file));
      expect(size).toBeLessThanOrEqual(brochureLimit);
      expect(recordOf(file)?.bytes, `generated/brochures.json is stale: ${makeAgain}`).toBe(size);
      const href = `${brochureFolder}/${file}`;
      for (const place of [routes.printIndex, path, source]) {
        const links = pageOf(place).querySelectorAll(`a[href="${href}"]`);
        // The home page itself leads to the index.
        if (place !== routes.home) expect(links.length, `links to ${href} on ${place}`).toBeGreaterThan(0);
        for (const link of links) expect(link.text).toContain(ui.brochureFile(fileSize(size)));
      }
      const answer = await request.get(href);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).length, `out/ has another ${file}: build again`).toBe(size);
    });
  });
}
