/**
 * Builds the site with its form pointed at the local enquiry service, then serves both. The environment is
 * that of `serve.ts`, and `NEXT_PUBLIC_EMAILJS_ORIGIN` points the form elsewhere.
 */
import { join } from 'node:path';

import { assertPortsFree, readPorts } from './lib/ports';
import { run, stopWithNpm } from './lib/run';

async function build(): Promise<void> {
  stopWithNpm();
  const ports = readPorts();
  // A taken port is said now, not after the build.
  await assertPortsFree(ports);
  const code = await run('npm', ['run', '--silent', 'build'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NEXT_PUBLIC_EMAILJS_ORIGIN: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || `http://localhost:${ports.enquiries}`,
    },
  });
  if (code !== 0) throw new Error(`The build failed (exit code ${code}); nothing is served.`);
}

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('./serve');
