import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import records from '@/generated/brochures.json' with { type: 'json' };
import { brochureFolder, printPages } from '@/content/print';
import { brochureOf, type BrochureRecord } from '@/site/print';
import { routes } from '@/content/routes';
import { site } from '@/site/urls';
import { sheet } from '../scripts/brochures/page';
import { readPdf, readTornSections, type PdfFile } from '../scripts/brochures/pdf';
import { pageOf } from './support/built-site';
import { accessFaults } from './support/pdf-faults';
import { test } from './support/test';

const brochures = printPages.flatMap((page) => (page.brochure ? [{ ...page, file: page.brochure }] : []));
const recordOf = (file: string) => (records as Record<string, BrochureRecord>)[file];
const regenerate = 'run "npm run brochures" on a fresh build, then "npm run build" again';

/** The most that a brochure may weigh, in bytes, because people send it on by mail. */
const maxSize = 3_000_000;

/** The committed file: the copy in out/ may be older. */
const pathOf = (file: string) => join(import.meta.dirname, '../public', brochureFolder, file);

/** The titles of a file's bookmarks at every level. */
function titlesIn(bookmarks: PdfFile['bookmarks']): string[] {
  return bookmarks.flatMap(({ title, items }) => [title, ...titlesIn(items)]);
}

// Brochures are printed without scripts, on A4.
test.use({ javaScriptEnabled: false, viewport: sheet });

for (const { file, path, source } of brochures) {
  test.describe(`${file} @desktop`, () => {
    test('has a title, a language, tags for screen readers and bookmarks, and each section whole on a sheet', async () => {
      const data = readFileSync(pathOf(file));
      expect(await readTornSections(data)).toEqual([]);
      const pdf = await readPdf(data);
      expect(pdf.language).toBe(site.language);
      expect(pdf.tagged).toBe(true);
      // The report notices it, and the page's link says of which day the brochure is.
      if (brochureOf(source)?.isBehind) return;
      expect(pdf.title).toBe(pageOf(path).querySelector('title')?.text);
      const unspaced = (words: string) => words.replace(/\s+/g, '');
      const headings = pageOf(path)
        .querySelectorAll('main :is(h1, h2)')
        .map((heading) => unspaced(heading.text));
      expect(headings.length).toBeGreaterThan(3);
      expect(titlesIn(pdf.bookmarks).map(unspaced)).toEqual(expect.arrayContaining(headings));
    });

    test('has words for each link and picture, and its title and language as metadata', async () => {
      const faults = await accessFaults(readFileSync(pathOf(file)));
      expect(faults, `${file} was printed before these were added: ${regenerate}`).toEqual([]);
    });

    test('has the file size shown to visitors, small enough to forward by email', async ({ request }) => {
      const { size } = statSync(pathOf(file));
      expect(size).toBeLessThanOrEqual(maxSize);
      expect(recordOf(file)?.bytes, `generated/brochures.json is stale: ${regenerate}`).toBe(size);
      const href = `${brochureFolder}/${file}`;
      for (const place of [routes.printIndex, path, source]) {
        const links = pageOf(place).querySelectorAll(`a[href="${href}"]`);
        // The home page links to the index instead.
        if (place !== routes.home) expect(links.length, `links to ${href} on ${place}`).toBeGreaterThan(0);
        for (const link of links) expect(link.text).toContain(brochureOf(source)?.file);
      }
      const response = await request.get(href);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).length, `out/ has a different ${file}: build again`).toBe(size);
    });
  });
}
