/**
 * `npm run brochures`: prints the pages for printing of the built site in `out/` into public/brochures, and writes
 * what the files are into generated/brochures.json. A brochure of which nothing but the date would change keeps its
 * file. The pages take the sizes that they show from generated/brochures.json, so a build has to follow.
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
        throw new Error(`${page.path} says "${difference.one}", its file "${difference.other}". No file is written.`);
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
  console.log('Where one is new, run "npm run build" again: the pages show the sizes of the files.');
});

/** Whether two PDF files are one but for their dates and the numbers by which the browser names table cells. */
function isEquivalent(one: Buffer, other: Buffer): boolean {
  const lasting = (file: Buffer) =>
    file.toString('latin1').replace(/\/(?:CreationDate|ModDate) \(D:[^)]*\)|\bnode\d{8}\b/g, '');
  return one.length === other.length && lasting(one) === lasting(other);
}
