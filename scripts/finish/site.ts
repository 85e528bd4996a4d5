import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { inlineScript, inlineScriptNames } from '../../components/enhancements/inline-script';
import { speculationRules } from '../../components/enhancements/speculation-rules';
import { filesBelow } from '../lib/files';
import { assertIslands } from './client-modules';
import { compressFile } from './compress';
import { parsePage } from './html';
import { bundleIslands } from './islands';
import { finishPage, type SiteParts } from './page';
import { minify, readStyles, type SplitStyles } from './styles';

export interface FinishOptions {
  /** The site as Next exported it, and the folder that the finished one is written to. */
  readonly raw: string;
  readonly out: string;
  /** What the site stands below on its host ('' for a whole domain), and the origin that the enquiry form writes to. */
  readonly basePath: string;
  readonly mailOrigin: string;
  /** Next's manifests of what each route asks for, '.next/server/app'. */
  readonly manifests: string;
}

/**
 * Writes the site that ships: finished pages, nothing for Next's client, a stylesheet for paper, and compressed copies.
 * @returns how many pages there are
 * @throws Error that names the page, or the client module, and what was expected there, once nothing is written any more
 */
export async function finishSite({ raw, out, manifests, basePath, mailOrigin }: FinishOptions): Promise<number> {
  if (!existsSync(join(raw, 'index.html'))) throw new Error(`${raw} has no index.html: run "next build" first.`);
  const bundle = bundleIslands(process.cwd(), out);
  assertIslands(manifests, bundle.islands);
  for (const file of filesBelow(raw, '')) if (!isForClient(raw, file)) cpSync(join(raw, file), join(out, file));

  const styles = new Map<string, SplitStyles>();
  for (const file of filesBelow(raw, '.css')) styles.set(`${basePath}/${file}`, readStyles(join(raw, file), basePath));
  // One for all pages: Next's stylesheets repeat what they share.
  const print = minify([...new Set([...styles.values()].flatMap((css) => css.print))].join('\n'));
  const printFile = `_next/static/print-${createHash('sha256').update(print).digest('hex').slice(0, 10)}.css`;
  writeFileSync(join(out, printFile), print);
  const parts: SiteParts = {
    inlineScripts: new Set([...inlineScriptNames.map(inlineScript), speculationRules]),
    islands: { loader: inlineScript('islands'), module: `${basePath}/${bundle.module}`, code: bundle.code },
    styles,
    print: { href: `${basePath}/${printFile}`, css: print },
    mailOrigin,
  };
  const files = filesBelow(out, '');
  const work = async (file: string) => {
    const path = join(out, file);
    try {
      if (file.endsWith('.html')) writeFileSync(path, finishPage(parsePage(readFileSync(path, 'utf8')), parts));
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
    }
    await compressFile(path);
  };
  // Compressing, which is done beside this thread, never waits for the next page.
  await pMap(files, work, { concurrency: 8, stopOnError: false }).catch((error: AggregateError) => {
    throw error.errors[0];
  });
  return files.filter((file) => file.endsWith('.html')).length;
}

/** Whether a file is for Next's client alone: a chunk, a router payload beside a page, or a second copy of the 404. */
function isForClient(raw: string, file: string): boolean {
  const isPayload = file.endsWith('.txt') && existsSync(join(raw, file.replace(/txt$/, 'html')));
  return isPayload || /^_next\/|^_not-found|(?:^|\/)__next\./.test(file);
}
