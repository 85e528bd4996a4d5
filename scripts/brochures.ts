/**
 * `npm run brochures`: prints the print pages of the built site in `out/` to PDF files in public/brochures, and records
 * their sizes, days and pictures in generated/brochures.json. A file is kept as it is when it has the text and the pictures of
 * its page; after a change of styles `npm run brochures -- --all` prints every one. Pages show what is recorded, so the site
 * has to be built again afterwards.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { brochureFolder, printPages, type PrintPage } from '../content/print';
import committed from '../generated/brochures.json' with { type: 'json' };
import { writeIfChanged } from '../lib/write-if-changed';
import { contentHash } from '../site/brochure-content';
import { fileSize, type BrochureRecord } from '../site/print';
import { launchBrowser } from './lib/browser';
import { main } from './lib/main';
import { differenceOf } from './brochures/compare-text';
import { emptySheets, mostSheets } from './brochures/fit';
import { readLowestLines, readPdf, readTornSections } from './brochures/pdf';
import { openSite, printPage, type PageShown } from './brochures/print-brochure';

const folder = join('public', brochureFolder);
const manifest = 'generated/brochures.json';
const before: Readonly<Record<string, BrochureRecord>> = committed;

await main(async () => {
  const { all = false } = parseArgs({ options: { all: { type: 'boolean' } } }).values;
  await mkdir(folder, { recursive: true });
  const records: Record<string, BrochureRecord> = {};
  const browser = await launchBrowser();
  try {
    const site = await openSite(browser);
    for (const page of printPages) {
      const { brochure } = page;
      if (!brochure) continue;
      const { pdf, ...shown } = await printPage(site, page, async (now) => !all && (await isPrinted(brochure, now)));
      if (pdf) writeIfChanged(join(folder, brochure), await checked(page, pdf, shown));
      records[brochure] = recordOf(page, brochure, shown, pdf);
      console.log(`${brochure}: ${fileSize(records[brochure].bytes)}, ${pdf ? 'new' : 'unchanged'}`);
    }
  } finally {
    await browser.close();
  }
  for (const file of await readdir(folder)) {
    if (!(file in records)) await rm(join(folder, file));
  }
  writeIfChanged(manifest, `${JSON.stringify(records, null, 2)}\n`);
  console.log('If any is new, run "npm run build" again, because pages show the sizes of the files.');
});

/** Whether a brochure has the text and the pictures that its page shows; its bytes differ from machine to machine. */
async function isPrinted(brochure: string, { text, pictures }: PageShown): Promise<boolean> {
  const file = join(folder, brochure);
  const record = before[brochure];
  if (!record || !existsSync(file) || !isDeepStrictEqual(record.pictures, pictures)) return false;
  return differenceOf(text, (await readPdf(await readFile(file))).text) === null;
}

/** Says where sheets are too many or too empty and which sections are torn, for whoever looks after the layout. @throws Error when a PDF does not say what its page says */
async function checked({ path }: PrintPage, pdf: Buffer, { text }: PageShown): Promise<Buffer> {
  const lowest = await readLowestLines(pdf);
  const empty = emptySheets(lowest);
  if (lowest.length > mostSheets) console.log(`${path} fills ${lowest.length} sheets; ${mostSheets} are enough.`);
  if (empty.length) console.log(`${path} leaves a third or more empty on sheet ${empty.join(' and ')}.`);
  for (const title of await readTornSections(pdf)) console.log(`${path} has "${title}" on more than one sheet.`);
  const difference = differenceOf(text, (await readPdf(pdf)).text);
  if (!difference) return pdf;
  throw new Error(`${path} says "${difference.one}", but its PDF "${difference.other}"; PDF not written.`);
}

function recordOf(page: PrintPage, brochure: string, { pictures }: PageShown, pdf?: Buffer): BrochureRecord {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const { bytes, made } = pdf ? { bytes: pdf.length, made: today } : (before[brochure] as BrochureRecord);
  return { bytes, made, content: contentHash(page), pictures };
}
