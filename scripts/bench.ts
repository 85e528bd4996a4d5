import { routes } from '@/content/routes';
import { kb, overBudget, weigh } from './bench/budget';
import { builtSite } from './lib/built-site';
import { main } from './lib/main';

/**
 * `npm run bench`: what every page of the built site weighs, as a table. Bytes are exact, so they are held to the budget: a
 * page over it makes the exit code 1.
 */
await main(() => {
  const out = builtSite();
  const pages = Object.values(routes).map((route) => weigh(out, route));
  console.log('KB (1000 bytes) with brotli');
  console.table(
    Object.fromEntries(pages.map(({ route, html, scripts }) => [route, { HTML: kb(html), scripts: kb(scripts) }])),
  );
  const problems = pages.flatMap(overBudget);
  for (const problem of problems) console.error(`Over budget: ${problem}`);
  if (problems.length === 0) return;
  console.error(`The limits stand in scripts/bench/budget.ts. Before you raise one: load what is needed later by import(), do
without React (components/enhancements), draw into a file (ARCHITECTURE.md), or leave the dependency out.`);
  process.exitCode = 1;
});
