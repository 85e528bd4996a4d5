import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files';

/**
 * What a page may weigh with brotli, in KB of 1000 bytes: its HTML, with all that the first screen needs, and the scripts
 * that hydrate its islands. What a picture may weigh is held where it is made (scripts/assets/pictures.ts). Loosening a
 * limit is a decision, and shows as a change of this file.
 */
export const budget = { home: 43.5, page: 40, scripts: 85 } as const;

/** Bytes of one page. */
export interface PageWeight {
  /** The address, such as '/who-we-are'. */
  readonly route: string;
  readonly html: number;
  /** The scripts that hydrate its islands, all together; 0 where it has none. */
  readonly scripts: number;
}

/** Weighs a page of a finished site. @param out the folder of the site @param html what the page's file says */
export function weigh(out: string, route: string, html: string): PageWeight {
  const islands = /data-src="\/.*?(_next\/static\/islands)\/[^"]+"/.exec(html)?.[1];
  const scripts = islands ? filesBelow(join(out, islands), '.js').map((file) => join(out, islands, file)) : [];
  return {
    route,
    html: sentBytes(join(out, fileOf(route))),
    scripts: scripts.reduce((sum, file) => sum + sentBytes(file), 0),
  };
}

/** The file of a page, below the folder of the site. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route}.html`);

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
