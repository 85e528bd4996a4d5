import pMap from 'p-map';
import { routes } from '@/content/routes';
import { firstLoadOf, kb, kinds, overBudget } from './bench/budget';
import { weigh } from './bench/visit';
import { findHeadlessShell, launchBrowser } from './lib/browser';
import { builtSite } from './lib/built-site';
import { closeServer } from './lib/http';
import { main } from './lib/main';
import { listen } from './lib/ports';
import { createStaticServer } from './lib/static-server';

/**
 * `npm run bench`, or `npm run budget`: what every page of the built site weighs for a visitor with a phone, as a table.
 * Bytes are exact, so they are held to the budget: a page over it makes the exit code 1.
 *
 *   npm run bench                     every page
 *   npm run bench -- /contact /       these pages alone
 */
const wanted = process.argv.slice(2).filter((one) => one.startsWith('/'));

/** How many pages are weighed at once: most of it is waiting. */
const concurrency = 4;

/**
 * The last: how far below the viewport (px) lazy pictures are fetched. The headless shell knows nothing of its line, and
 * would fetch as on a slow one; this is what Chrome has for 4G.
 */
const switches = [
  '--disable-component-update',
  '--disable-sync',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

await main(async () => {
  const server = createStaticServer(builtSite());
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await launchBrowser(switches, findHeadlessShell());
  const pages = wanted.length > 0 ? wanted : Object.values(routes);
  const weights = await pMap(pages, (route) => weigh(browser, origin, route), { concurrency });
  await browser.close();
  await closeServer(server, 0);

  console.log('First load on a phone, KB (1000 bytes) over the wire, brotli');
  const rowOf = (page: (typeof weights)[number]) => ({
    ...Object.fromEntries(kinds.map((kind) => [kind, kb(page.bytes[kind])])),
    total: kb(firstLoadOf(page)),
    requests: page.requests,
    'scripts hydrated': kb(page.hydrated),
  });
  console.table(Object.fromEntries(weights.map((page) => [page.route, rowOf(page)])));
  const problems = weights.flatMap(overBudget);
  for (const problem of problems) console.error(`Over budget: ${problem}`);
  if (problems.length === 0) return;
  console.error(`The limits stand in scripts/bench/budget.ts. Before you raise one: load what is needed later by import(), do
without React (components/enhancements), use a smaller picture, or leave the dependency out (CONTRIBUTING.md, "A new island").`);
  process.exitCode = 1;
});
