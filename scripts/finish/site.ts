import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { parse } from 'postcss';
import { inlineScript, inlineScriptNames } from '../../lib/inline-script';
import { filesBelow } from '../lib/files';
import { compressFile, type Sizes } from './compress';
import { finishPage, type SiteParts } from './page';
import { fontForPage, type SubsetFont } from './page-font';
import type { IslandBundle } from './islands';
import { parsePage } from './parse-page';
import { utilitiesIn } from './short-classes';
import { inlineStylesheet } from './stylesheet';

export interface FinishOptions extends Pick<SiteParts, 'mailOrigin' | 'injectedStyles'> {
  /** The exported site, which is changed in place. */
  readonly out: string;
  /** What the site stands below on its host, as `NEXT_PUBLIC_BASE_PATH`; '' for a whole domain. */
  readonly basePath: string;
  /** Makes the font of one page. */
  readonly subset: SubsetFont;
  /** Writes the files of the islands. */
  readonly bundle: () => Pick<IslandBundle, 'module' | 'code'>;
}

/**
 * Finishes every page of an exported site (see `finishPage`), leaves nothing of Next's client behind, and compresses every
 * text: a page as soon as it is finished, while the next one is.
 * @returns how many pages there are, and the sizes of the files that got compressed copies
 * @throws Error that names the page and says what was expected there; no page is half-written
 */
export async function finishSite(options: FinishOptions): Promise<{ pages: number; compressed: Sizes[] }> {
  const { out, basePath, mailOrigin, injectedStyles, subset, bundle } = options;
  if (!existsSync(join(out, 'index.html'))) throw new Error(`${out} has no index.html: run "next build" first.`);
  const fontAt = (address: string) => readFileSync(join(out, decodeURI(address.slice(basePath.length + 1))));
  const styles = new Map(
    filesBelow(out, '.css').map((file) => {
      const address = `${basePath}/${file}`;
      const { faces, rules } = inlineStylesheet(readFileSync(join(out, file), 'utf8'), address, fontAt);
      return [address, { faces, rules: parse(rules) }];
    }),
  );
  removeLeftovers(out);
  const { module, code } = bundle();
  const parts = {
    inlineScripts: new Set(inlineScriptNames.map(inlineScript)),
    islands: { loader: inlineScript('islands'), module: `${basePath}/${module}`, code },
    utilities: new Set([...styles.values()].flatMap(({ rules }) => utilitiesIn(rules))),
    mailOrigin,
    injectedStyles,
  };
  /** @throws Error that names the page */
  const finishAt = async (file: string): Promise<void> => {
    try {
      const page = parsePage(readFileSync(join(out, file), 'utf8'));
      const faces = new Map<string, string>();
      for (const [href, style] of styles) faces.set(href, await fontForPage(style.faces, page, subset));
      const styleOf = (href: string) => {
        const style = styles.get(href);
        if (!style) throw new Error(`expected a file for every stylesheet, found none for ${href}`);
        return { faces: faces.get(href) ?? '', rules: style.rules };
      };
      writeFileSync(join(out, file), finishPage(page, { ...parts, styleOf }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${join(out, file)}: ${message}`, { cause: error });
    }
  };
  const files = filesBelow(out, '');
  // More than there are cores: while some wait for their fonts or are compressed, the next page is finished.
  const finishAndCompress = async (file: string) => {
    if (file.endsWith('.html')) await finishAt(file);
    return compressFile(join(out, file));
  };
  const sizes = await pMap(files, finishAndCompress, { concurrency: 2 * availableParallelism() + 1 });
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return { pages, compressed: sizes.filter((size) => size !== null) };
}

/**
 * Removes what only Next's client reads: its chunks and build files, the stylesheets and fonts that every page carries
 * itself, and the payloads of its router, which stand beside the pages.
 */
function removeLeftovers(out: string): void {
  rmSync(join(out, '_next'), { recursive: true });
  const pages = new Set(filesBelow(out, '.html').map((file) => file.slice(0, -'.html'.length)));
  for (const file of filesBelow(out, '.txt')) {
    const isPayload = /(?:^|\/)__next\./.test(file) || pages.has(file.slice(0, -'.txt'.length));
    if (isPayload) rmSync(join(out, file));
  }
  // The deepest first: folders that held nothing else.
  for (const folder of filesBelow(out, '').reverse()) {
    const path = join(out, folder);
    if (statSync(path).isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
  }
}
