import { createHash } from 'node:crypto';

/** The style that react-type-animation adds to the document: an element that is empty, and filled then. */
const typingStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-RpGvlRbRQPlLZDBLDKCjN1VY9+ac/RHqgjmDHc2Y6PA='",
];

/**
 * The Content-Security-Policy of a page, as a `<meta>` (CSP Level 3), which ignores `frame-ancestors` and the like. The fonts
 * and previews that a page carries are `data:`. Firefox judges prefetched pages by `default-src`; a script sends the form,
 * so that what is typed goes into no address (`form-action`); no script may make code of a text (Trusted Types).
 * @param scripts the code of the page's inline scripts
 */
export function policyOf(scripts: string[], style: string, islands: string[], mailOrigin: string): string {
  const scriptHashes = [...new Set(scripts.map(hashSource))].toSorted();
  const styleHashes = [hashSource(style), ...(islands.includes('hero-carousel') ? typingStyles : [])].toSorted();
  const directives = [
    "default-src 'self'",
    `script-src ${[...(islands.length ? ["'self'"] : []), ...scriptHashes].join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    ...(islands.includes('enquiry-form') ? [`connect-src 'self' ${mailOrigin}`] : []),
    ...['object', 'frame', 'media', 'worker'].map((kind) => `${kind}-src 'none'`),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
}

/** The source expression for inline code (CSP Level 3, 2.3.1). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
