import { addresses } from '@/site/addresses';
import { kb, noticeOf, overBudget, weigh } from './bench/budget';
import { builtSite } from './lib/built-site';
import { main } from './lib/main';

/**
 * `npm run bench`: tabulates the compressed size of every page of the built site, and exits with 1 when what code makes of
 * one is over budget; words alone never are. Sizes can be enforced because, unlike timings, they are deterministic.
 */
await main(() => {
  const out = builtSite();
  const pages = addresses.map((route) => weigh(out, route));
  console.log('KB (1000 bytes) with Brotli');
  console.table(
    Object.fromEntries(
      pages.map(({ route, html, code, scripts }) => [
        route,
        { HTML: kb(html), 'without words': kb(code), scripts: kb(scripts) },
      ]),
    ),
  );
  for (const notice of pages.flatMap(noticeOf)) console.log(`Notice: ${notice}`);
  const problems = pages.flatMap(overBudget);
  for (const problem of problems) console.error(`Over budget: ${problem}`);
  if (problems.length === 0) return;
  console.error(`The limits are in scripts/bench/budget.ts. Before raising one, load code lazily with import(),
do without React (components/enhancements), draw into a file (ARCHITECTURE.md), or drop the dependency.`);
  process.exitCode = 1;
});
