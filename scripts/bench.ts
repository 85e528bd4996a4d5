import { firstLoadOf, kb, kinds, overBudget } from './bench/budget';
import { timesOf, weigh, withBench } from './bench/visit';
import { forEachOf } from './lib/at-once';
import { builtSite, routesIn } from './lib/files';
import { main } from './lib/main';

/**
 * `npm run bench`: what every page of the built site costs a visitor with a phone, as tables. Bytes are exact, so they
 * are held to the budget; times depend on the machine and are printed only.
 *
 *   npm run bench                     every page
 *   npm run bench -- /contact /       these pages alone
 *   npm run budget                    bytes alone, as in `npm test`
 */
const wantsBytesAlone = process.argv.includes('--bytes');
const wanted = process.argv.slice(2).filter((one) => one.startsWith('/'));

/** How many pages are weighed at once: most of it is waiting. Times are taken one by one. */
const weighedAtOnce = 4;

await main(async () => {
  const out = builtSite();
  const routes = wanted.length > 0 ? wanted : routesIn(out);
  await withBench(out, async (bench) => {
    const weights = await forEachOf(routes, weighedAtOnce, (route) => weigh(bench, route));
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
    if (problems.length > 0) process.exitCode = 1;
    if (wantsBytesAlone) return;

    const times = await forEachOf(routes, 1, async (route) => [route, await timesOf(bench, route)] as const);
    console.log('Slow 4G (150 ms, 1.6 Mbit/s), processor slowed down 4 times: ms, and the layout shift');
    console.table(Object.fromEntries(times));
  });
});
