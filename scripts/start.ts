/**
 * `npm start`: builds the site for this machine, with its form pointed at the local enquiry service, then serves both.
 * The environment is that of `serve.ts`; `NEXT_PUBLIC_EMAILJS_ORIGIN` points the form elsewhere.
 */
import { main } from './lib/main';
import { assertPortsFree, readPorts } from './lib/ports';
import { run } from './lib/run';

await main(async () => {
  // A taken port is said now, not after the build.
  await assertPortsFree(readPorts());
  process.env.LOCAL_SITE = '1';
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) throw new Error(`The build failed (exit code ${code}); nothing is served.`);
});
await import('./serve');
