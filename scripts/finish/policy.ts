import { createHash } from 'node:crypto';

/** What a page may do beyond its own origin and files. */
export interface PolicyParts {
  /** Hashes of the inline scripts and styles, as `hashSource` writes them. */
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
  /** Whether the page loads the module that hydrates islands. */
  readonly loadsModules: boolean;
  /** Whether the page's rules ask for a font in a file of its own. */
  readonly loadsFonts: boolean;
  /** Origin that the page's enquiry form writes to; none on a page without the form. */
  readonly mailOrigin?: string;
}

/**
 * The Content-Security-Policy of a page, for a `<meta>` (CSP Level 3). The browser follows every link, so each page has
 * its own: a page without an island runs no script but its inline ones, and connects to no other place.
 *
 * - hashes: the inline scripts and speculation rules, the inlined stylesheets, and the style that react-type-animation
 *   adds at import. The stylesheet for paper is a file of the site.
 * - Trusted Types: no script may turn a text into markup or code, and none of ours does.
 * - `data:` for pictures and fonts: the fonts and the previews of pictures that a page carries; neither can run.
 * - `default-src 'self'`: Firefox judges by it the pages that it prefetches. What it would allow beside those, the manifest
 *   and connections to the site itself is refused by name.
 * - `form-action 'none'`: a script sends the form; where none runs, what is typed stays in it and goes into no address.
 * - no `frame-ancestors`, `report-uri`, `sandbox`: a meta policy ignores them; the host sends the first as a header.
 */
export function contentSecurityPolicy({ scripts, styles, loadsModules, loadsFonts, mailOrigin }: PolicyParts): string {
  return [
    "default-src 'self'",
    `script-src ${[...(loadsModules ? ["'self'"] : []), ...[...scripts].sort()].join(' ')}`,
    `style-src 'self' ${[...styles].sort().join(' ')}`,
    "img-src 'self' data:",
    `font-src ${loadsFonts ? "'self' " : ''}data:`,
    ...(mailOrigin ? [`connect-src 'self' ${mailOrigin}`] : []),
    ...['object', 'frame', 'media', 'worker'].map((kind) => `${kind}-src 'none'`),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The source expression for inline code (CSP Level 3, 2.3.1). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
