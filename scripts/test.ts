import { ensureBrowser, findHeadlessShell } from './lib/browser';
import { ensureNginx } from './lib/nginx';
import { freePorts } from './lib/ports';
import { run } from './lib/run';

/**
 * `npm test`: types, lint and unit tests; then the build, what its pages weigh (the budget), what search engines see of
 * it (the report), and a visitor's journeys on the exported site. The form of that build writes to the enquiry service
 * that Playwright starts.
 *
 * Environment: `TEST_PORT` is where a free port is looked for first (3100); `INSTALL=1` allows system packages, a browser
 * and nginx, to be installed where there are none.
 */
const { site, enquiries } = await freePorts(Number(process.env.TEST_PORT ?? 3100));
const env = {
  ...process.env,
  TEST_PORT: String(site),
  NEXT_PUBLIC_EMAILJS_ORIGIN: `http://localhost:${enquiries}`,
};
for (const name of ['check', 'build', 'budget', 'report', 'e2e']) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  if (name === 'e2e') {
    const browser = await ensureBrowser();
    console.log(`browser: ${findHeadlessShell() ?? browser}`);
    const nginx = (await ensureNginx())?.program;
    console.log(`nginx: ${nginx ?? 'none (INSTALL=1 installs it): the host configurations are not tested'}`);
  }
  const code = await run('npm', ['run', name], { env });
  const result = code === 0 ? 'passed' : `failed (exit code ${code})`;
  console.log(`== ${name}: ${result} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (code !== 0) process.exit(code);
}
