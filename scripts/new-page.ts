import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { main } from './lib/main';
import { askForPage, type Made } from './new-page/ask';
import { nextSteps } from './new-page/next-steps';
import { articleFiles, pageFiles, vacancyFiles } from './new-page/write';

/**
 * `npm run new-page`: prompts for the essentials of a page, or takes them as options (`npm run new-page -- --family
 * service --address data-migration --name "Data migration" --search "data migration services"`), writes its content
 * file with sample text; a note, a case or another page needs no search, a vacancy its role
 * as `--name` alone. Overwrites nothing.
 */
await main(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { family: text, address: text, name: text, search: text } });
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const page = await askForPage(values, lines && ((question) => lines.question(question)));
  lines?.close();

  const files = filesFor(page);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`written: ${file}`);
  }
  console.log(nextSteps(page, Object.keys(files)[0] ?? ''));
});

function filesFor(page: Made): Readonly<Record<string, string>> {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (page.family === 'vacancy') return vacancyFiles(page.name, today);
  return 'search' in page ? pageFiles(page) : articleFiles(page, today);
}
