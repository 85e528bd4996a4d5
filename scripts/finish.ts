import { join } from 'node:path';
import subsetFont from 'subset-font';
import { compressSite } from './finish/compress';
import { injectedStyles } from './finish/injected-style';
import { bundleIslands } from './finish/islands';
import { finishSite } from './finish/site';
import { loadEnvironment } from './lib/environment';
import { main } from './lib/main';

/**
 * The last step of `npm run build`: takes Next's client out of the exported pages, bundles their islands, and gives
 * each page its Content-Security-Policy. Stops the build when Next's output is not what it expects.
 */
const root = join(import.meta.dirname, '..');
const out = join(root, 'out');

await main(async () => {
  const started = performance.now();
  // Read at import: the same variables that Next has built the site with.
  loadEnvironment(root);
  const { emailjsSettings } = await import('../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../lib/site');
  const { pages } = await finishSite({
    out,
    basePath: site.basePath,
    mailOrigin: emailjsSettings.origin,
    injectedStyles: await injectedStyles(),
    subset: (font, characters) => subsetFont(font, characters, { targetFormat: 'woff2', noLayoutClosure: true }),
    bundle: () => bundleIslands(root, out),
  });
  const { files, before, after } = await compressSite(out);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const share = Math.round((100 * after) / before);
  console.log(`finish: ${pages} pages, ${files} files compressed to ${share}% in ${seconds} s`);
});
