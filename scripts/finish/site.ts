import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { inlineScript, inlineScriptNames } from '../../lib/inline-script';
import { filesBelow } from '../lib/files';
import { finishPage } from './page';
import { fontForPage, type SubsetFont } from './page-font';
import { inlineStylesheet } from './stylesheet';

export interface FinishOptions {
  /** The exported site, which is changed in place. */
  readonly out: string;
  /** What the site stands below on its host, as `NEXT_PUBLIC_BASE_PATH`; '' for a whole domain. */
  readonly basePath: string;
  /** Origin that the enquiry form writes to. */
  readonly mailOrigin: string;
  /** Styles that scripts add to the document, character by character. */
  readonly injectedStyles: readonly string[];
  /** Makes the font of one page. */
  readonly subset: SubsetFont;
  /** Writes the files of the islands. @returns the module that hydrates them, below `out`, and the code of all files */
  readonly bundle: () => { module: string; code: string };
}

/**
 * Finishes every page of an exported site (see `finishPage`), and leaves nothing of Next's client behind.
 * @returns how many pages there are
 * @throws Error that names the page and says what was expected there; no page is half-written
 */
export async function finishSite(options: FinishOptions): Promise<{ pages: number }> {
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
    mailOrigin,
    injectedStyles,
  };
  const pages = filesBelow(out, '.html');
  for (const file of pages) {
    try {
      const html = readFileSync(join(out, file), 'utf8');
      const faces = new Map<string, string>();
      for (const [href, style] of styles) faces.set(href, await fontForPage(style.faces, html, subset));
      const styleOf = (href: string) => {
        const style = styles.get(href);
        if (!style) throw new Error(`expected a file for every stylesheet, found none for ${href}`);
        return { faces: faces.get(href) ?? '', rules: style.rules };
      };
      writeFileSync(join(out, file), finishPage(html, { ...parts, styleOf }));
    } catch (error) {
      throw new Error(`${join(out, file)}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return { pages: pages.length };
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
  removeEmptyFolders(out);
}

/** @returns whether the folder was removed */
function removeEmptyFolders(folder: string): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)),
  );
  if (left.length === 0) rmdirSync(folder);
  return left.length === 0;
}
