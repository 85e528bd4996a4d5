import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { redirects } from '@/content/redirects';
import { writeMovedPages } from './deploy/moved-pages';
import { finishSite } from './finish/site';
import { rawExport } from './lib/built-site';
import { loadEnvironment } from './lib/environment';
import { main } from './lib/main';

/** The build step after `next build` (ARCHITECTURE.md, "What finishing a page does"). */
await main(async () => {
  const started = performance.now();
  // The modules below read the environment on import, so it must be the one that Next built with.
  loadEnvironment();
  const { emailjsSettings } = await import('../components/islands/enquiry-form/emailjs-settings');
  const { site } = await import('../site/urls');
  const [raw, out] = [rawExport(), process.env.EXPORT_FOLDER || 'out'];
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(dirname(raw), { recursive: true });
  renameSync(out, raw);
  const settings = { basePath: site.basePath, mailOrigin: emailjsSettings.origin };
  const pages = await finishSite({ raw, out, manifests: '.next/server/app', ...settings });
  writeMovedPages(out, redirects);
  console.log(`finish: ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
});
