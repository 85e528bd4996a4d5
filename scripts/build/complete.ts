import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { emailjsSettings } from '@/components/islands/enquiry-form/emailjs-settings';
import { redirects } from '@/content/redirects';
import { site } from '@/site/urls';
import { exportProblems } from '../check-export/addresses';
import { writeMovedPages } from '../deploy/moved-pages';
import { finishSite } from '../finish/site';
import { placeSite } from '../lib/built-site';
import { letServersRead } from './modes';
import { correctNote } from './next-notes';

/**
 * What follows Next's export: finishes the pages (ARCHITECTURE.md, "What finishing a page does"), adds those at old
 * addresses, compares the result with the routes in content/, so that a bug in the build cannot drop a page or leave a
 * broken link unnoticed, and replaces the built site.
 * @param exported the folder of Next's export, which moves to `raw`
 * @param folder the folder of the built site
 * @throws Error with a sentence about the first step that fails; the built site is then unchanged
 */
export async function complete({ exported, raw, folder }: { exported: string; raw: string; folder: string }) {
  const started = performance.now();
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(dirname(raw), { recursive: true });
  renameSync(exported, raw);
  const { measurement } = await import('../../site/measurement');
  const origins = { mail: emailjsSettings.origin, measurement: measurement.origin };
  const settings = { basePath: site.basePath, origins };
  const pages = await finishSite({ raw, out: exported, manifests: '.next/server/app', ...settings });
  writeMovedPages(exported, redirects);
  const problems = exportProblems(exported);
  if (problems.length) throw new Error(`The export has missing pages or broken links:\n  ${problems.join('\n  ')}`);
  console.log(`finish: ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  letServersRead(exported);
  correctNote('.next/export-detail.json', resolve(exported), resolve(folder));
  placeSite(exported, folder);
}
