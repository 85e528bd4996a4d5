import { parseArgs } from 'node:util';
import { builtSite } from './lib/built-site';
import { main } from './lib/main';
import { reportAgainst } from './report/against';
import { reportSite } from './report/report-site';

/**
 * `npm run report`: reports what search engines and link previews see of the exported site. Writes report/index.html
 * and report/report.json, prints the findings, and exits with 1 if there is an error.
 *
 * `npm run report -- --against https://www.example.com`: what deploying the build would change there
 * (report/against.tsx).
 */
await main(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  const folder = builtSite();
  const isSound = against === undefined ? await reportSite(folder) : await reportAgainst(against, folder);
  if (!isSound) process.exitCode = 1;
});
