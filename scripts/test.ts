import { constants } from 'node:os';
import concurrently from 'concurrently';
import { ensureBrowser, findHeadlessShell } from './lib/browser';
import { main } from './lib/main';
import { findNginx } from './test/nginx';
import { enquiryOrigin, freePort } from './lib/ports';
import { run } from './lib/run';

/**
 * `npm test`: builds the site, checks its budget and report, and has ten visitors use the form under failures, in parallel
 * with types, lint and unit tests; then runs the end-to-end tests on the export. A failure stops the other commands. The
 * site is the local one, whose form posts to the enquiry service that the drill and Playwright start. Installs a browser if
 * there is none.
 *
 * Environment: `TEST_PORT`, the first port to try (3100).
 */
await main(async () => {
  const browser = await ensureBrowser();
  const shell = findHeadlessShell();
  console.log(`browser: ${shell ?? browser}`);
  console.log(`nginx: ${findNginx()?.program ?? 'none, so tests of the host configurations are skipped'}`);
  const port = await freePort(Number(process.env.TEST_PORT ?? 3100));
  const env = { LOCAL_SITE: '1', TEST_PORT: String(port), NEXT_PUBLIC_EMAILJS_ORIGIN: enquiryOrigin(port) };

  const lines = [
    // The drill waits more than it works, while the unit tests go on.
    'npm run build && npm run bench && npm run report && npm run drill -- 10',
    'npm run unit',
    'npm run types && npm run lint',
  ];
  // The drill needs half of the time in it.
  const commands = lines.map((command) => ({ command, env: { ...env, ...(shell && { CHROME_PATH: shell }) } }));
  // Not by the three at once.
  if ((await run('npm', ['run', '--silent', 'content'])) !== 0) process.exit(1);
  // `group` prints the output of one command at a time.
  const { result } = concurrently(commands, { group: true, prefix: 'none', timings: true, killOthersOn: 'failure' });
  // concurrently has reported the failure; it counts commands stopped by Ctrl+C as successful.
  let interrupted = false;
  process.once('SIGINT', () => (interrupted = true));
  await result.catch(() => process.exit(1));
  if (interrupted) process.exit(128 + constants.signals.SIGINT);
  process.exitCode = await run('npm', ['run', 'e2e'], { env: { ...process.env, ...env } });
});
