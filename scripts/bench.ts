import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadOf, kb, kinds, overBudget } from './bench/budget';
import { openBench, timesOf, weigh } from './bench/visit';
import { routesIn } from './lib/files';
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
const out = join(import.meta.dirname, '../out');

/** How many pages are weighed at once: most of it is waiting. Times are taken one by one. */
const weighedAtOnce = 4;

async function bench(): Promise<void> {
  if (!existsSync(join(out, 'index.html'))) {
    throw new Error('There is no built site in out/: run "npm run build" first.');
  }
  const routes = wanted.length > 0 ? wanted : routesIn(out);
  const site = await openBench(out);
  try {
    const weights = await forEach(routes, weighedAtOnce, (route) => weigh(site, route));
    console.log('First load on a phone, KB (1000 bytes) over the wire, brotli');
    console.table(
      Object.fromEntries(
        weights.map((page) => [
          page.route,
          {
            ...Object.fromEntries(kinds.map((kind) => [kind, kb(page.bytes[kind])])),
            total: kb(firstLoadOf(page)),
            requests: page.requests,
            'scripts hydrated': kb(page.hydrated),
          },
        ]),
      ),
    );
    const problems = weights.flatMap(overBudget);
    for (const problem of problems) console.error(`Over budget: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    if (wantsBytesAlone) return;

    const times = await forEach(routes, 1, (route) => timesOf(site, route));
    console.log('Slow 4G (150 ms, 1.6 Mbit/s), processor slowed down 4 times: ms, and the layout shift');
    console.table(Object.fromEntries(routes.map((route, at) => [route, times[at]])));
  } finally {
    await site.close();
  }
}

/** Does some work for every route, a few at a time. */
async function forEach<T>(routes: readonly string[], atOnce: number, work: (route: string) => Promise<T>) {
  const results: T[] = [];
  const queue = [...routes.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

await main(bench);
