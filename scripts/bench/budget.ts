import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files';

/**
 * What a page may weigh with brotli, in KB of 1000 bytes: its HTML, with all that the first screen needs, and the scripts
 * that hydrate its islands. What a picture may weigh is held where it is made (scripts/assets/pictures.ts). Loosening a
 * limit is a decision, and shows as a change of this file.
 */
export const budget = { home: 43.5, page: 40, scripts: 85 } as const;

/** Bytes of one page. */
export type PageWeight = ReturnType<typeof weigh>;

/**
 * Weighs a page of a finished site: its HTML, and the scripts that hydrate its islands, all together; 0 where it has none.
 * @param out the folder of the site
 * @param route the address, such as '/who-we-are'
 */
export function weigh(out: string, route: string) {
  const file = join(out, route === '/' ? 'index.html' : `${route}.html`);
  const islands = /data-src="\/.*?(_next\/static\/islands)\/[^"]+"/.exec(readFileSync(file, 'utf8'))?.[1];
  const scripts = islands ? filesBelow(join(out, islands), '.js').map((name) => join(out, islands, name)) : [];
  return { route, html: sentBytes(file), scripts: scripts.reduce((sum, script) => sum + sentBytes(script), 0) };
}

/** A file's bytes as a host sends it. */
function sentBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** A sentence for each limit that a page breaks, with page, figure and limit. */
export function overBudget({ route, html, scripts }: PageWeight): string[] {
  const check = (what: string, bytes: number, limit: number) =>
    bytes > limit * 1000 ? [`${route}: ${what}: ${kb(bytes)} KB, the budget is ${limit} KB`] : [];
  return [
    ...check('HTML', html, route === '/' ? budget.home : budget.page),
    ...check('scripts of its islands', scripts, budget.scripts),
  ];
}

/** Bytes as KB with one decimal. */
export const kb = (bytes: number) => (bytes / 1000).toFixed(1);
