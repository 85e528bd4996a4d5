/**
 * `npm run brochures`: prints the print pages of the built site in `out/` to PDF files in public/brochures, and records
 * their sizes and pictures in generated/brochures.json. A file is kept when only its dates would change. Pages show the
 * recorded sizes, so the site has to be built again afterwards.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureFolder, printPages } from '../content/print';
import { fileSize, type BrochureRecord } from '../site/print';
import { launchBrowser } from './lib/browser';
import { main } from './lib/main';
import { differenceOf } from './brochures/compare-text';
import { readPdf } from './brochures/pdf';
import { openSite, printPage } from './brochures/print';

const folder = join('public', brochureFolder);
const manifest = 'generated/brochures.json';

await main(async () => {
  await mkdir(folder, { recursive: true });
  const records: Record<string, BrochureRecord> = {};
  const browser = await launchBrowser();
  try {
    const site = await openSite(browser);
    for (const page of printPages) {
      if (!page.brochure) continue;
      const { pdf, text, pictures } = await printPage(site, page);
      const { pages, text: printed } = await readPdf(pdf);
      const difference = differenceOf(text, printed);
      if (difference) {
        throw new Error(`${page.path} says "${difference.one}", but its PDF "${difference.other}"; PDF not written.`);
      }
      const file = join(folder, page.brochure);
      const isKept = existsSync(file) && isEquivalent(await readFile(file), pdf);
      if (!isKept) await writeFile(file, pdf);
      records[page.brochure] = { bytes: pdf.length, pictures };
      console.log(`${page.brochure}: ${pages} pages, ${fileSize(pdf.length)}, ${isKept ? 'unchanged' : 'new'}`);
    }
  } finally {
    await browser.close();
  }
  for (const file of await readdir(folder)) {
    if (!(file in records)) await rm(join(folder, file));
  }
  await writeFile(manifest, `${JSON.stringify(records, null, 2)}\n`);
  console.log('If any is new, run "npm run build" again, because pages show the sizes of the files.');
});

/** Whether two PDF files differ only in their dates and in the ids that the browser gives table cells. */
function isEquivalent(one: Buffer, other: Buffer): boolean {
  const stablePart = (file: Buffer) =>
    file.toString('latin1').replace(/\/(?:CreationDate|ModDate) \(D:[^)]*\)|\bnode\d{8}\b/g, '');
  return one.length === other.length && stablePart(one) === stablePart(other);
}
