import { openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, findHeadlessShell } from './lib/browser';
import { ensureNginx } from './lib/nginx';
import { freePorts } from './lib/ports';
import { run } from './lib/run';

/**
 * `npm test`: types, lint and unit tests, and beside them the build, what its pages weigh (the budget) and what search
 * engines see of it (the report); then a visitor's journeys on the exported site. The form of that build writes to the
 * enquiry service that Playwright starts.
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

/** Runs npm scripts one after another until one fails. @param output where they write: here, or into an open file */
async function passes(names: readonly string[], output: 'inherit' | number = 'inherit'): Promise<boolean> {
  for (const name of names) {
    const started = Date.now();
    const code = await run('npm', ['run', name], { env, output });
    const result = code === 0 ? 'passed' : `failed (exit code ${code})`;
    console.log(`== ${name}: ${result} in ${Math.round((Date.now() - started) / 1000)} s`);
    if (code !== 0) return false;
  }
  return true;
}

const browser = await ensureBrowser();
const chains = [['unit'], ['types', 'lint'], ['build', 'budget', 'report']];
console.log(`== ${chains.join(' | ')}: side by side; what they write follows as each of them ends`);
const passed = chains.map(async (names) => {
  const log = join(tmpdir(), `${names[0]}-${process.pid}.log`);
  const all = await passes(names, openSync(log, 'w'));
  console.log(readFileSync(log, 'utf8'));
  rmSync(log);
  return all;
});
if ((await Promise.all(passed)).includes(false)) process.exit(1);

console.log(`\n== e2e\nbrowser: ${findHeadlessShell() ?? browser}`);
const nginx = (await ensureNginx())?.program;
console.log(`nginx: ${nginx ?? 'none (INSTALL=1 installs it): the host configurations are not tested'}`);
if (!(await passes(['e2e']))) process.exit(1);
