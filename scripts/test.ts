import concurrently from 'concurrently';
import { ensureBrowser, findHeadlessShell } from './lib/browser';
import { main } from './lib/main';
import { ensureNginx } from './lib/nginx';
import { freePorts } from './lib/ports';

/**
 * `npm test`: the build, what its pages weigh (the budget) and what search engines see of it (the report), and beside them
 * types, lint and unit tests; then a visitor's journeys on the exported site. What fails stops the others. The form of
 * that build writes to the enquiry service that Playwright starts.
 *
 * Environment: `TEST_PORT` is where a free port is looked for first (3100); `INSTALL=1` allows system packages, a browser
 * and nginx, to be installed where there are none.
 */
await main(async () => {
  const { site, enquiries } = await freePorts(Number(process.env.TEST_PORT ?? 3100));
  const origin = `http://localhost:${enquiries}`;
  const env = { LOCAL_SITE: '1', TEST_PORT: String(site), NEXT_PUBLIC_EMAILJS_ORIGIN: origin };
  const browser = await ensureBrowser();
  const nginx = (await ensureNginx())?.program;
  console.log(`browser: ${findHeadlessShell() ?? browser}`);
  console.log(`nginx: ${nginx ?? 'none (INSTALL=1 installs it): the host configurations are not tested'}`);

  /** Runs commands side by side; the first one writes here at once, each other one when those before it have ended. */
  const sideBySide = (...lines: string[]) => {
    const commands = lines.map((command) => ({ command, env }));
    const { result } = concurrently(commands, { group: true, prefix: 'none', timings: true, killOthersOn: 'failure' });
    // It has said what failed.
    return result.catch(() => process.exit(1));
  };
  await sideBySide(
    'npm run build && npm run budget && npm run report',
    'npm run unit',
    'npm run types && npm run lint',
  );
  await sideBySide('npm run e2e');
});
