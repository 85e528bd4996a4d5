import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, TextNode, type Node } from 'node-html-parser';
import { filesBelow } from '../lib/files';

/**
 * Limits in KB (1000 bytes) for what code makes of a page: its HTML without the words, compressed on its own, and the scripts
 * that hydrate its islands. A tenth above what the pages take, so that an editor who adds a section does not meet them.
 * The limits for pictures are in scripts/assets/pictures.ts.
 */
export const budget = { home: 44, page: 39.5, scripts: 86 } as const;

/**
 * How much HTML (KB, with Brotli) two round trips carry after the handshake, by Lighthouse's model of a connection. A
 * page beyond it is shown a round trip later, which words may be worth: a notice, no failure.
 */
export const twoRoundTrips = 43.8;

/** A page's route and compressed sizes in bytes. */
export type PageWeight = ReturnType<typeof weigh>;

/**
 * Measures a page of a finished site in bytes: its HTML, what of it is not words, and in total the scripts that hydrate its
 * islands, if any.
 * @param out the site's folder
 * @param route such as '/who-we-are'
 */
export function weigh(out: string, route: string) {
  const file = join(out, route === '/' ? 'index.html' : `${route}.html`);
  const html = readFileSync(file, 'utf8');
  const islands = /data-src="\/.*?(_next\/static\/islands)\/[^"]+"/.exec(html)?.[1];
  const scripts = islands ? filesBelow(join(out, islands), '.js').map((name) => join(out, islands, name)) : [];
  return {
    route,
    html: sentBytes(file),
    code: compressedBytes(withoutWords(html)),
    scripts: scripts.reduce((sum, script) => sum + sentBytes(script), 0),
  };
}

function sentBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** At a quality that takes a tenth of the time of the best one, for a file that nobody is sent. */
function compressedBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Takes the text out of a page, and the structured data, which repeats it. */
function withoutWords(html: string): string {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const empty = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof TextNode) child.rawText = '';
      else if (!/^(?:script|style)$/i.test(child.rawTagName)) empty(child);
    }
  };
  empty(page);
  for (const data of page.querySelectorAll('script[type="application/ld+json"]')) data.textContent = '';
  return page.toString();
}

/** Returns a message for each limit that a page exceeds, with the page, the size and the limit. */
export function overBudget({ route, code, scripts }: PageWeight): string[] {
  const check = (what: string, bytes: number, limit: number) =>
    bytes > limit * 1000 ? [`${route}: ${what}: ${kb(bytes)} KB of at most ${limit} KB`] : [];
  return [
    ...check('HTML without its words', code, route === '/' ? budget.home : budget.page),
    ...check('scripts of its islands', scripts, budget.scripts),
  ];
}

/** Says what it costs that a page is long; nothing of one that is not. */
export function noticeOf({ route, html }: PageWeight): string[] {
  if (html <= twoRoundTrips * 1000) return [];
  return [
    `${route} takes ${kb(html)} KB. From ${twoRoundTrips} KB on a phone waits a round trip longer for its first screen, some 0.15 s on a slow line.`,
  ];
}

/** Formats bytes as KB (1000 bytes) with one decimal. */
export const kb = (bytes: number) => (bytes / 1000).toFixed(1);
