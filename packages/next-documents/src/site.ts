import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import pMap from 'p-map';
import { classesIn, classesOfIslands } from './classes.ts';
import { assertIslands } from './client-modules.ts';
import { compressFile } from './compress.ts';
import { inFile, unexpected } from './errors.ts';
import { filesBelow, pagesBelow } from './files.ts';
import { parsePage } from './html.ts';
import { bundleInline } from './inline.ts';
import { bundleIslands, loaderEntry, type IslandBundle } from './islands.ts';
import { finishPage, type SiteParts } from './page.ts';
import type { Settings } from './settings.ts';
import { minify, readStyles, type SplitStyles } from './styles.ts';

/** Where `finishSite` reads and writes: absolute paths. */
export interface Folders {
  /** The folder of the site's sources. */
  readonly root: string;
  /** The folder of Next's export, and the one for the finished site. */
  readonly raw: string;
  readonly out: string;
  /** The path below which the site is served; '' for a whole domain. */
  readonly basePath: string;
  /** The root of the workspace, from which the manifests name modules; that of the site by default. */
  readonly workspace?: string;
  /** The folder of Next's client reference manifests, '.next/server/app'. */
  readonly manifests: string;
}

/**
 * Writes the site that ships: finished pages without Next's client, two stylesheets, and `.br` files.
 * @returns the number of pages
 * @throws BuildError about the page, client module or class and what was expected, after all pending writes have finished
 */
export async function finishSite(
  { root, raw, out, manifests, basePath, workspace = root }: Folders,
  settings: Settings = {},
): Promise<number> {
  if (!existsSync(join(raw, 'index.html')))
    throw unexpected('a page at / in the export', 'none', join(raw, 'index.html'));
  const bundle = settings.islands ? bundleIslands(root, out, settings.islands, settings.classFolders) : noIslands;
  const islands = [...bundle.islands].map((file) => relative(workspace, resolve(root, file)).replaceAll('\\', '/'));
  assertIslands(manifests, new Set(islands), settings.instead);
  for (const file of filesBelow(raw, '')) if (!isForClient(raw, file)) cpSync(join(raw, file), join(out, file));

  const styles = new Map<string, SplitStyles>();
  for (const file of filesBelow(raw, '.css')) styles.set(`${basePath}/${file}`, readStyles(join(raw, file), basePath));
  const sheets = [...styles.values()].flatMap((css) => [css.screen, ...css.print]).join('\n');
  const writeSheet = (name: string, css: string) => {
    const file = `_next/static/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    writeFileSync(join(out, file), css);
    return `${basePath}/${file}`;
  };
  // One of each for all pages, without the rules that Next's stylesheets repeat.
  const print = minify([...new Set([...styles.values()].flatMap((css) => css.print))].join('\n'));
  const inOrder = [...new Set([...linkedStyles(join(raw, 'index.html')), ...styles.keys()])];
  const screen = minify(inOrder.map((href) => styles.get(href)?.screen ?? '').join('\n'));
  mkdirSync(join(out, '_next/static'), { recursive: true });
  const parts: SiteParts = {
    inlineScripts: new Set(settings.inlineScripts),
    islands: {
      loader: bundleInline(loaderEntry),
      module: bundle.module && `${basePath}/${bundle.module}`,
      code: bundle.code,
      classes: classesOfIslands(bundle.sources, classesIn(sheets)),
    },
    styles,
    screen: writeSheet('screen', screen),
    print: { href: print && writeSheet('print', print), css: print },
    settings,
  };
  const files = filesBelow(out, '');
  const pages = new Set(pagesBelow(out, join(root, 'public')));
  const finish = async (file: string) => {
    const path = join(out, file);
    try {
      if (pages.has(file)) writeFileSync(path, finishPage(parsePage(readFileSync(path, 'utf8')), parts));
    } catch (error) {
      throw inFile(file, error);
    }
    await compressFile(path);
  };
  // Compression runs in the thread pool while this thread finishes the next pages.
  await pMap(files, finish, { concurrency: 8, stopOnError: false }).catch((error: AggregateError) => {
    throw error.errors[0];
  });
  return pages.size;
}

const noIslands: IslandBundle = { module: '', code: '', islands: new Set(), sources: new Map() };

/** Whether only Next's client uses a file: a chunk, a router payload beside a page, or the copy of the 404 page. */
function isForClient(raw: string, file: string): boolean {
  const isPayload = file.endsWith('.txt') && existsSync(join(raw, file.replace(/txt$/, 'html')));
  return isPayload || /^_next\/|^_not-found|(?:^|\/)__next\./.test(file);
}

/** The stylesheets that a page links, in its order: the first one says the order of the cascade layers. */
function linkedStyles(page: string): string[] {
  return Array.from(
    readFileSync(page, 'utf8').matchAll(/<link rel="stylesheet" href="([^"?]+)/g),
    ([, href = '']) => href,
  );
}
