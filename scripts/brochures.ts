/**
 * `npm run brochures`: prints the pages for printing of the built site in `out/` into public/brochures, and writes
 * what the files are into content/brochures.json. A brochure of which nothing but the date would change keeps its
 * file. The pages take the sizes that they show from content/brochures.json, so a build has to follow.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochureFolder, brochureLimit, fileSize, printPages, type BrochureRecord } from '../content/print';
import { differenceOf, digest, withoutSpace } from './brochures/letters';
import { readPdf } from './brochures/pdf';
import { withPrinter } from './brochures/print';
import { saySame } from './brochures/same';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public', brochureFolder);
const manifest = join(root, 'content', 'brochures.json');

async function makeBrochures(): Promise<void> {
  if (!existsSync(join(root, 'out', 'index.html'))) {
    throw new Error('There is no built site in out/. Run "npm run build" first.');
  }
  await mkdir(folder, { recursive: true });
  const records: Record<string, BrochureRecord> = {};
  let changed = 0;
  await withPrinter(root, async (print) => {
    for (const page of printPages) {
      if (!page.brochure) continue;
      const started = Date.now();
      const { pdf, size, text, pictures } = await print(page);
      const { pages, text: printed } = await readPdf(pdf);
      const difference = differenceOf(text, printed);
      if (difference) {
        throw new Error(`${page.path} says "${difference.one}", its file "${difference.other}". No file is written.`);
      }
      if (pdf.length > brochureLimit) {
        throw new Error(`${page.brochure} weighs ${fileSize(pdf.length)}, over ${fileSize(brochureLimit)}.`);
      }
      const kept = await keep(join(folder, page.brochure), pdf);
      if (!kept) changed++;
      const words = digest(withoutSpace(text));
      records[page.brochure] = { bytes: pdf.length, pages, words, pictures: digest(pictures.join()) };
      const type = size ? `, type at ${size}%` : '';
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(
        `brochures: ${page.brochure}, ${pages} pages, ${fileSize(pdf.length)}${type}, ${kept ? 'as it was' : 'new'} (${seconds} s)`,
      );
    }
  });
  for (const file of await readdir(folder)) {
    if (!(file in records)) await rm(join(folder, file));
  }
  await writeFile(manifest, `${JSON.stringify(records, null, 2)}\n`);
  console.log(
    changed === 0
      ? 'brochures: all as they were.'
      : `brochures: ${changed} new. Run "npm run build" again: the pages show the sizes of the files.`,
  );
}

/** Writes a file unless the one that is there says the same. @returns whether that was so */
async function keep(file: string, pdf: Buffer): Promise<boolean> {
  const same = existsSync(file) && saySame(await readFile(file), pdf);
  if (!same) await writeFile(file, pdf);
  return same;
}

try {
  await makeBrochures();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
