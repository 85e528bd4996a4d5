import { ensureBrowser } from './lib/browser';
import { ensureNginx } from './lib/nginx';
import { run } from './lib/run';

/**
 * `npm test`: types, lint and unit tests; then the build, what its pages weigh (the
 * budget), what search engines see of it (the report), and a visitor's journeys on
 * the exported site. The form of that build writes to the enquiry service that
 * Playwright starts.
 */
const port = Number(process.env.TEST_PORT ?? 3100);
const steps: [string, string[], Record<string, string>?][] = [
  ['check', ['run', 'check']],
  ['build', ['run', 'build'], { NEXT_PUBLIC_EMAILJS_ORIGIN: `http://localhost:${port + 1}` }],
  ['budget', ['run', 'budget']],
  ['report', ['run', 'report']],
  ['e2e', ['run', 'e2e']],
];

for (const [name, args, env] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  if (name === 'e2e') {
    console.log(`browser: ${await ensureBrowser()}`);
    console.log(`nginx: ${(await ensureNginx())?.program ?? 'none here, so its configurations are not tested'}`);
  }
  const code = await run('npm', args, { cwd: process.cwd(), env: { ...process.env, ...env } });
  console.log(
    `== ${name}: ${code === 0 ? 'passed' : `failed (exit code ${code})`} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (code !== 0) process.exit(code);
}
