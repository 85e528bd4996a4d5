import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files';

/**
 * Limits with Brotli, in KB (1000 bytes): a page's HTML, including all that the first screen needs, and the scripts
 * that hydrate its islands. The limits for pictures are in scripts/assets/pictures.ts.
 */
export const budget = { home: 42.1, page: 39.5, scripts: 86 } as const;

/** A page's route and compressed sizes in bytes. */
export type PageWeight = ReturnType<typeof weigh>;

/**
 * Measures a page of a finished site in bytes: its HTML, and in total the scripts that hydrate its islands, if any.
 * @param out the site's folder
 * @param route such as '/who-we-are'
 */
export function weigh(out: string, route: string) {
  const file = join(out, route === '/' ? 'index.html' : `${route}.html`);
  const islands = /data-src="\/.*?(_next\/static\/islands)\/[^"]+"/.exec(readFileSync(file, 'utf8'))?.[1];
  const scripts = islands ? filesBelow(join(out, islands), '.js').map((name) => join(out, islands, name)) : [];
  return { route, html: sentBytes(file), scripts: scripts.reduce((sum, script) => sum + sentBytes(script), 0) };
}

function sentBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** Returns a message for each limit that a page exceeds, with the page, the size and the limit. */
export function overBudget({ route, html, scripts }: PageWeight): string[] {
  const check = (what: string, bytes: number, limit: number) =>
    bytes > limit * 1000 ? [`${route}: ${what}: ${kb(bytes)} KB of at most ${limit} KB`] : [];
  return [
    ...check('HTML', html, route === '/' ? budget.home : budget.page),
    ...check('scripts of its islands', scripts, budget.scripts),
  ];
}

/** Formats bytes as KB (1000 bytes) with one decimal. */
export const kb = (bytes: number) => (bytes / 1000).toFixed(1);
