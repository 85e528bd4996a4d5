/**
 * `npm start`: builds the site with its form pointed at the local enquiry service, then serves both. The environment is
 * that of `serve.ts`; `NEXT_PUBLIC_EMAILJS_ORIGIN` points the form elsewhere.
 */
import { main } from './lib/main';
import { assertPortsFree, readPorts } from './lib/ports';
import { run, stopWithNpm } from './lib/run';

await main(async () => {
  stopWithNpm();
  const ports = readPorts();
  // A taken port is said now, not after the build.
  await assertPortsFree(ports);
  process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ||= `http://localhost:${ports.enquiries}`;
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) throw new Error(`The build failed (exit code ${code}); nothing is served.`);
});
await import('./serve');
