/** What a page may do beyond its own origin and files. */
export interface PolicyParts {
  /** Hashes of the inline scripts and styles of the whole site, as `hashSource` writes them. */
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
  /** Origin that the enquiry form writes to. */
  readonly mailOrigin: string;
}

/**
 * The Content-Security-Policy of the whole site, for a `<meta>` (CSP Level 3). One text for all pages: the page that
 * a visitor enters by rules the visit, so it must allow what every other page needs.
 *
 * - `'self'` for scripts and styles: Next's chunks, and the stylesheets that it adds on the way to another page.
 * - hashes: the inline scripts, the inlined stylesheets, and the style that react-type-animation adds at import.
 * - `data:` for pictures and fonts: the letters and the previews of pictures that a page carries; neither can run.
 * - `form-action 'none'`: a script sends the form; where none runs, its letters stay in it and go into no address.
 * - no `frame-ancestors`, `report-uri`, `sandbox`: a meta policy ignores them; the host sends the first as a header.
 */
export function contentSecurityPolicy({ scripts, styles, mailOrigin }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...[...scripts].sort()].join(' ')}`,
    `style-src ${["'self'", ...[...styles].sort()].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${mailOrigin}`,
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
