import { createHash } from 'node:crypto';
import type { Allowed } from './settings.ts';

/**
 * A page's Content-Security-Policy as a `<meta>` (CSP Level 3). Inlined fonts and previews are `data:` URLs, and
 * Firefox applies `default-src` to prefetched pages. `form-action` is 'none' because a script sends a form; a native
 * submit would put what was typed into the URL. Trusted Types keep scripts from turning text into markup or code; a page
 * with scripts of another origin does without, and takes their `style` attributes: they cannot be expected to keep to them.
 * @param scripts the code of the page's inline scripts
 * @param islands the names of its islands
 * @param allowed what an island needs, by its name
 * @param everywhere origins that every page connects to
 */
export function policyOf(
  scripts: readonly string[],
  style: string,
  islands: readonly string[],
  allowed: Readonly<Record<string, Allowed>> = {},
  everywhere: readonly string[] = [],
): string {
  const needs = islands.flatMap((island) => allowed[island] ?? []);
  const all = (kind: keyof Allowed) => [...new Set(needs.flatMap((island) => island[kind] ?? []))];
  const foreign = all('scripts');
  const connect = [...all('connect'), ...everywhere];
  const scriptHashes = [...new Set(scripts.map(hashSource))].toSorted();
  const scriptSources = [...(islands.length ? ["'self'"] : []), ...foreign, ...scriptHashes];
  const styleHashes = [hashSource(style), ...all('styles')].toSorted();
  const directives = [
    "default-src 'self'",
    `script-src ${scriptSources.join(' ') || "'none'"}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    ...(connect.length ? [`connect-src 'self' ${connect.join(' ')}`] : []),
    `frame-src ${all('frames').join(' ') || "'none'"}`,
    ...['object', 'media', 'worker'].map((kind) => `${kind}-src 'none'`),
    "form-action 'none'",
    "base-uri 'none'",
    ...(foreign.length
      ? ["style-src-attr 'unsafe-inline'"]
      : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
}

/** The source expression for inline code (CSP Level 3, 2.3.1). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
