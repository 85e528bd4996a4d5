import { constants } from 'node:os';
import concurrently from 'concurrently';
import { ensureBrowser, findHeadlessShell } from './lib/browser';
import { main } from './lib/main';
import { findNginx } from './lib/nginx';
import { enquiryOrigin, freePort } from './lib/ports';
import { run } from './lib/run';

/**
 * `npm test`: the build, what its pages weigh (the budget) and what search engines see of it (the report), and beside them
 * types, lint and unit tests; then a visitor's journeys on the exported site. What fails stops the others. The site is
 * built for this machine, with its form pointed at the enquiry service that Playwright starts. Installs a browser where
 * there is none.
 *
 * Environment: `TEST_PORT` is where a free port is looked for first (3100).
 */
await main(async () => {
  const browser = await ensureBrowser();
  console.log(`browser: ${findHeadlessShell() ?? browser}`);
  console.log(`nginx: ${findNginx()?.program ?? 'none, so the tests of the host configurations are skipped'}`);
  const port = await freePort(Number(process.env.TEST_PORT ?? 3100));
  const env = { LOCAL_SITE: '1', TEST_PORT: String(port), NEXT_PUBLIC_EMAILJS_ORIGIN: enquiryOrigin(port) };

  const lines = ['npm run build && npm run bench && npm run report', 'npm run unit', 'npm run types && npm run lint'];
  const commands = lines.map((command) => ({ command, env }));
  // The first one writes here at once, each other one when those before it have ended.
  const { result } = concurrently(commands, { group: true, prefix: 'none', timings: true, killOthersOn: 'failure' });
  // It has said what failed; what Ctrl+C stopped it counts as passed.
  let interrupted = false;
  process.once('SIGINT', () => (interrupted = true));
  await result.catch(() => process.exit(1));
  if (interrupted) process.exit(128 + constants.signals.SIGINT);
  process.exitCode = await run('npm', ['run', 'e2e'], { env: { ...process.env, ...env } });
});
