import { join } from 'node:path';
import { compressSite } from './finish/compress';
import { injectedStyles } from './finish/injected-style';
import { bundleIslands } from './finish/islands';
import { finishSite } from './finish/site';
import { loadEnvironment } from './lib/environment';

/**
 * The last step of `npm run build`: takes Next's client out of the exported pages, bundles their islands, and gives
 * each page its Content-Security-Policy. Stops the build when Next's output is not what it expects.
 */
const root = join(import.meta.dirname, '..');
const out = process.argv[2] ?? join(root, 'out');
const started = performance.now();
try {
  // Read at import: the same variables that Next has built the site with.
  loadEnvironment(root);
  const { emailjsSettings } = await import('../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../lib/site');
  const { pages } = finishSite({
    out,
    basePath: site.basePath,
    mailOrigin: emailjsSettings.origin,
    injectedStyles: await injectedStyles(),
    bundle: () => bundleIslands(root, out),
  });
  console.log(`finish: ${pages} pages in ${Math.round(performance.now() - started)} ms`);
  const compressed = await compressSite(out);
  console.log(
    `finish: ${compressed.files} files compressed to ${Math.round((100 * compressed.after) / compressed.before)}% in ${Math.round(performance.now() - started)} ms`,
  );
} catch (error) {
  console.error(`finish: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
