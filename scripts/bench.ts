import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budget, firstLoadOf, kb, kinds, overBudget, type PageWeight } from './bench/budget';
import { interactions } from './bench/interactions';
import { builtRoutes, openBench, styleBytes } from './bench/site';
import { markdownTable } from './bench/table';
import { timesOf } from './bench/times';
import { weigh } from './bench/weigh';

/**
 * `npm run bench`: what every page of the built site costs a visitor with a phone, as tables. Bytes are exact, so they
 * are held to the budget; times depend on the machine and are printed only.
 *
 *   npm run bench                         every page, every table
 *   npm run bench -- /contact /           these pages alone
 *   npm run bench -- --runs 3             medians of three loads
 *   npm run budget                        bytes alone, as in `npm test`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bytes: { type: 'boolean' }, runs: { type: 'string', default: '1' } },
});
const out = join(import.meta.dirname, '../out');

/** How many pages are weighed at once: most of it is waiting. Times are taken one by one. */
const together = 4;

async function bench(): Promise<void> {
  if (!existsSync(join(out, 'index.html')))
    throw new Error('There is no built site in out/: run "npm run build" first.');
  const all = builtRoutes(out);
  const unknown = positionals.find((route) => !all.includes(route));
  if (unknown) throw new Error(`There is no page ${unknown} in out/.`);
  const routes = positionals.length > 0 ? positionals : all;
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs is "${values.runs}"; expected a number from 1 on.`);

  const site = await openBench(out);
  try {
    const weights = await inOrder(routes, together, (route) => weigh(site, route));
    console.log(weightTable(weights));
    const styles = styleBytes(out);
    console.log(`\nStylesheets: ${kb(styles)} KB of ${budget.styles} KB.`);
    const problems = weights.flatMap(overBudget);
    if (styles > budget.styles * 1000)
      problems.push(`Stylesheets: ${kb(styles)} KB, the budget is ${budget.styles} KB`);
    for (const problem of problems) console.error(`Over budget: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    if (values.bytes) return;

    const times = await inOrder(routes, 1, (route) => timesOf(site, route, runs));
    console.log(
      '\nSlow 4G (150 ms, 1.6 Mbit/s), processor slowed down 4 times; LCP and TBT before the visitor does anything',
    );
    const ms = (time: number) => String(Math.round(time));
    console.log(
      markdownTable(
        ['page', 'LCP ms', 'TBT ms', 'CLS', 'hydration ms', 'TBT of it ms'],
        times.map((one) => [
          one.route,
          ms(one.lcp),
          ms(one.tbt),
          one.cls.toFixed(3),
          ms(one.hydration),
          ms(one.hydrationTbt),
        ]),
      ),
    );
    const answers = await interactions(site, Math.max(3, runs));
    console.log('\nHydrated, processor slowed down 4 times: from the click (or key) to the next paint, ms');
    console.log(
      markdownTable(
        ['action', 'size', 'fastest', 'median', 'slowest', 'limit'],
        answers.map((one) => [one.name, one.size, ms(one.fastest), ms(one.median), ms(one.slowest), String(one.limit)]),
      ),
    );
  } finally {
    await site.close();
  }
}

/** Does some work for every route, a few at a time, with a line of progress for each. */
async function inOrder<T>(
  routes: readonly string[],
  atOnce: number,
  work: (route: string) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  let done = 0;
  async function worker(): Promise<void> {
    for (let at = next++; at < routes.length; at = next++) {
      results[at] = await work(routes[at] ?? '');
      done += 1;
      console.error(`${done}/${routes.length} ${routes[at]}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

function weightTable(weights: readonly PageWeight[]): string {
  return `First load on a phone, KB (1000 bytes) over the wire, brotli\n${markdownTable(
    ['page', ...kinds, 'total', 'requests', 'scripts hydrated'],
    weights.map((page) => [
      page.route,
      ...kinds.map((kind) => kb(page.bytes[kind])),
      kb(firstLoadOf(page)),
      String(page.requests),
      kb(page.hydrated),
    ]),
  )}`;
}

try {
  await bench();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
