import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { main } from './lib/main';
import { run } from './lib/run';
import { askForPage } from './new-page/ask';
import { filesOf } from './new-page/write';

/**
 * `npm run new-page`: asks what a page needs first, or takes it as options
 * (`npm run new-page -- --family service --address data-migration --name "Data migration" --search "data migration services"`),
 * and writes its content file with samples, its address and its line among the pages. Overwrites nothing.
 */
await main(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { family: text, address: text, name: text, search: text } });
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const page = await askForPage(values, lines && ((question) => lines.question(question)));
  lines?.close();

  const files = filesOf(page);
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text);
    console.log(`written: ${file}`);
  }
  await run(join('node_modules/.bin/prettier'), ['--write', '--log-level', 'silent', ...Object.keys(files)]);
  console.log(`
The page is at ${page.address}, in its menu, on the cards and in the sitemap. With "npm run dev" running, load it twice: the first time may say that there is no such page.
Still to do, in ${Object.keys(files)[0]}:
  1. Replace every text that says “Sample text”; "npm run report" lists those that are left.
  2. Its picture: it borrows the scene “cloud”. http://localhost:3000/styleguide shows all scenes with their points.
     A new one is rendered: write what it shows to whoever looks after art/ (art/README.md).
  3. Its figure: a section of kind 'figure', a specimen of the work that no other page has.
  4. Who leads to it: add it to “related” of one or two other pages, path: routes.…
`);
});
