import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files';
import { inlineScript, inlineScriptNames } from '../../lib/inline-script';
import { hashSource } from './inline-code';
import { finishPage, type SiteParts } from './page';
import { contentSecurityPolicy } from './policy';
import { inlineStylesheet } from './stylesheet';

export interface FinishOptions {
  /** The exported site, which is changed in place. */
  readonly out: string;
  /** What the site stands below on its host, as `NEXT_PUBLIC_BASE_PATH`; '' for a whole domain. */
  readonly basePath: string;
  /** Origin that the enquiry form writes to. */
  readonly mailOrigin: string;
  /** Styles that scripts add to the document, letter by letter. */
  readonly injectedStyles: readonly string[];
}

/**
 * Finishes every page of an exported site (see `finishPage`).
 *
 * @returns how many pages there are, and the policy that all of them carry
 * @throws Error that names the page and says what was expected there; no page is half-written
 */
export function finishSite(options: FinishOptions): { pages: number; policy: string } {
  const { out } = options;
  if (!existsSync(join(out, 'index.html'))) throw new Error(`${out} has no index.html: run "next build" first.`);
  const parts = siteParts(options);
  const pages = filesBelow(out, '.html');
  for (const file of pages) {
    try {
      const { html, flight } = finishPage(readFileSync(join(out, file), 'utf8'), parts);
      write(join(out, fileOf(flight.address, options.basePath)), flight.code);
      write(join(out, file), html);
    } catch (error) {
      throw new Error(`${join(out, file)}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return { pages: pages.length, policy: parts.policy };
}

function siteParts({ out, basePath, mailOrigin, injectedStyles }: FinishOptions): SiteParts {
  const wake = inlineScript('wake');
  const fontAt = (address: string) => readFileSync(join(out, fileOf(address, basePath)));
  const styles = new Map(
    filesBelow(out, '.css').map((file) => {
      const address = `${basePath}/${file}`;
      return [address, inlineStylesheet(readFileSync(join(out, file), 'utf8'), address, fontAt)];
    }),
  );
  const styleTexts = [...styles.values()].flatMap(({ faces, rules }) => [faces, rules]).filter(Boolean);
  const policy = contentSecurityPolicy({
    scripts: new Set(inlineScriptNames.map((name) => hashSource(inlineScript(name)))),
    styles: new Set([...styleTexts, ...injectedStyles].map(hashSource)),
    mailOrigin,
  });
  return {
    policy,
    wake,
    hasFile: (address) => existsSync(join(out, fileOf(address, basePath))),
    styleOf: (href) => {
      const style = styles.get(href);
      if (style === undefined) throw new Error(`expected a file for every stylesheet, found none for ${href}`);
      return style;
    },
  };
}

/** The file of an address, below the site's folder. */
function fileOf(address: string, basePath: string): string {
  return decodeURI(address.slice(basePath.length + 1));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
