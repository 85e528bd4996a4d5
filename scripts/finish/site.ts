import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inlineScript, inlineScriptNames } from '../../components/enhancements/inline-script';
import { speculationRules } from '../../components/enhancements/speculation-rules';
import { filesBelow } from '../lib/files';
import { assertIslands } from './client-modules';
import { compressFile, type Sizes } from './compress';
import type { IslandBundle } from './islands';
import { finishPage, type SiteParts } from './page';
import { parsePage } from './parse-page';
import { splitPrint } from './print-styles';
import { inlineFonts, minify } from './styles';

export interface FinishOptions extends Pick<SiteParts, 'mailOrigin' | 'injectedStyles'> {
  /** The exported site, which is changed in place. */
  readonly out: string;
  /** What the site stands below on its host, as `NEXT_PUBLIC_BASE_PATH`; '' for a whole domain. */
  readonly basePath: string;
  /** Writes the files of the islands. */
  readonly bundle: () => IslandBundle;
  /** The client modules of each route (`clientModulesOf`): islands, all of them. */
  readonly clientModules: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finishes every page of an exported site (see `finishPage`), leaves nothing of Next's client behind, and compresses every
 * text, beside this thread.
 * @returns how many pages there are, and the sizes of the files that got compressed copies
 * @throws Error that names the page, or the client module, and says what was expected there, once nothing is written any more; no page is half-written
 */
export async function finishSite(options: FinishOptions): Promise<{ pages: number; compressed: Sizes[] }> {
  const { out, basePath, mailOrigin, injectedStyles, bundle } = options;
  if (!existsSync(join(out, 'index.html'))) throw new Error(`${out} has no index.html: run "next build" first.`);
  const fontAt = (address: string) => readFileSync(join(out, decodeURI(address.slice(basePath.length + 1))));
  const styles = new Map(
    filesBelow(out, '.css').map((file) => {
      const address = `${basePath}/${file}`;
      return [address, splitPrint(inlineFonts(readFileSync(join(out, file), 'utf8'), address, fontAt, basePath))];
    }),
  );
  removeLeftovers(out);
  const { module, code, islands } = bundle();
  assertIslands(options.clientModules, islands);
  // One for all pages: Next's stylesheets repeat what they share.
  const print = minify([...new Set([...styles.values()].flatMap((css) => css.print))].join('\n'));
  const printFile = `_next/static/print-${createHash('sha256').update(print).digest('hex').slice(0, 10)}.css`;
  mkdirSync(join(out, dirname(printFile)), { recursive: true });
  writeFileSync(join(out, printFile), print);
  const parts: SiteParts = {
    inlineScripts: new Set([...inlineScriptNames.map(inlineScript), speculationRules]),
    islands: { loader: inlineScript('islands'), module: `${basePath}/${module}`, code },
    styleAt(href) {
      const css = styles.get(href)?.screen;
      if (css === undefined) throw new Error(`expected a file for every stylesheet, found none for ${href}`);
      return css;
    },
    print: { href: `${basePath}/${printFile}`, css: print },
    mailOrigin,
    injectedStyles,
  };
  const files = filesBelow(out, '');
  const pages = files.filter((file) => file.endsWith('.html'));
  const compressing = files.map(async (file) => {
    if (file.endsWith('.html')) finishAt(join(out, file), parts);
    return compressFile(join(out, file));
  });
  // Also where a page is wrong: what is still being written would be missing in a folder that the caller removes.
  await Promise.allSettled(compressing);
  const sizes = await Promise.all(compressing);
  return { pages: pages.length, compressed: sizes.filter((size) => size !== null) };
}

/** @throws Error that names the page */
function finishAt(file: string, parts: SiteParts): void {
  try {
    writeFileSync(file, finishPage(parsePage(readFileSync(file, 'utf8')), parts));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Removes what only Next's client reads: its chunks and build files, the stylesheets and fonts that every page carries
 * itself, and the payloads of its router, which stand beside the pages; and the 404 page's second name.
 */
function removeLeftovers(out: string): void {
  rmSync(join(out, '_next'), { recursive: true });
  const pages = new Set(filesBelow(out, '.html').map((file) => file.slice(0, -'.html'.length)));
  for (const file of filesBelow(out, '.txt')) {
    const isPayload = /(?:^|\/)__next\./.test(file) || pages.has(file.slice(0, -'.txt'.length));
    if (isPayload) rmSync(join(out, file));
  }
  rmSync(join(out, '_not-found.html'), { force: true });
  // The deepest first: folders that held nothing else.
  for (const folder of filesBelow(out, '').reverse()) {
    const path = join(out, folder);
    if (statSync(path).isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
  }
}
