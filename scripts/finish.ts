import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeMovedPages } from './deploy/moved-pages';
import { checkedRedirects } from './deploy/redirects';
import { clientModulesOf } from './finish/client-modules';
import { bundleIslands, injectedStyles } from './finish/islands';
import { finishSite } from './finish/site';
import { rawExport } from './lib/built-site';
import { loadEnvironment } from './lib/environment';
import { main } from './lib/main';

/**
 * The last step of `npm run build`: takes Next's client out of the exported pages, bundles their islands, and gives
 * each page its Content-Security-Policy. Stops the build when Next's output is not what it expects.
 */
const root = join(import.meta.dirname, '..');
const out = join(root, process.env.EXPORT_FOLDER || 'out');

await main(async () => {
  const started = performance.now();
  // Read at import: the same variables that Next has built the site with.
  loadEnvironment();
  const { emailjsSettings } = await import('../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../site/urls');
  rmSync(rawExport(), { recursive: true, force: true });
  cpSync(out, rawExport(), { recursive: true, filter: (file) => !/\/(?:brochures|logos|pictures|social)$/.test(file) });
  const { pages, compressed } = await finishSite({
    out,
    basePath: site.basePath,
    mailOrigin: emailjsSettings.origin,
    injectedStyles: injectedStyles(root),
    bundle: () => bundleIslands(root, out),
    clientModules: clientModulesOf(join(root, '.next')),
  });
  writeMovedPages(out, checkedRedirects());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const bytes = (key: 'before' | 'after') => compressed.reduce((sum, sizes) => sum + sizes[key], 0);
  const share = Math.round((100 * bytes('after')) / bytes('before'));
  console.log(`finish: ${pages} pages, ${compressed.length} files compressed to ${share}% in ${seconds} s`);
});
