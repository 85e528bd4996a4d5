import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { main } from './lib/main';
import { run } from './lib/run';
import { askForPage } from './new-page/ask';
import { filesOf } from './new-page/write';

/**
 * `npm run new-page`: prompts for the essentials of a page, or takes them as options (`npm run new-page -- --family
 * service --address data-migration --name "Data migration" --search "data migration services"`), writes its content
 * file with sample text, and registers its route and page. Overwrites nothing.
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
The page is at ${page.address}, in its menu, on the cards and in the sitemap. With "npm run dev" running, load it twice: the first time it may not be found.
Still to do, in ${Object.keys(files)[0]}:
  1. Replace every “Sample text”; "npm run report" counts those that are left.
  2. Its picture: it borrows the scene “cloud”. http://localhost:3000/styleguide shows all scenes with their points.
     A new one has to be rendered: describe it to whoever looks after art/ (art/README.md).
  3. Its figure: add a section of kind 'figure', a specimen of the work that no other page has.
`);
});
