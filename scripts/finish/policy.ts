import { createHash } from 'node:crypto';

/** Hashes of the style element that react-type-animation adds: first empty, then with its rules. */
const typingStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-RpGvlRbRQPlLZDBLDKCjN1VY9+ac/RHqgjmDHc2Y6PA='",
];

/** What reCAPTCHA loads and asks (https://developers.google.com/recaptcha/docs/faq, "CSP"). */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Origins that pages may connect to: the mail service for those with the form, and where visits are counted ('' if not). */
export interface PolicyOrigins {
  readonly mail: string;
  readonly measurement: string;
}

/**
 * A page's Content-Security-Policy as a `<meta>` (CSP Level 3). Inlined fonts and previews are `data:` URLs, and
 * Firefox applies `default-src` to prefetched pages. `form-action` is 'none' because a script sends the form; a native
 * submit would put what was typed into the URL. Trusted Types keep scripts from turning text into markup or code.
 * @param scripts the code of the page's inline scripts
 * @param islands the names of its islands, which decide what it may load and connect to
 * @param origins where the page may send something
 * @param captcha whether the form has reCAPTCHA, which does without Trusted Types (docs/enquiry.md, "Limits")
 */
export function policyOf(
  scripts: string[],
  style: string,
  islands: string[],
  origins: PolicyOrigins,
  captcha = Boolean(process.env.NEXT_PUBLIC_EMAILJS_CAPTCHA_KEY),
): string {
  const hasForm = islands.includes('enquiry-form');
  const { scripts: foreign, frames } = hasForm && captcha ? recaptcha : { scripts: [], frames: [] };
  const scriptHashes = [...new Set(scripts.map(hashSource))].toSorted();
  const styleHashes = [hashSource(style), ...(islands.includes('hero-carousel') ? typingStyles : [])].toSorted();
  const connections = [hasForm && origins.mail, origins.measurement].filter(Boolean);
  const directives = [
    "default-src 'self'",
    `script-src ${[...(islands.length ? ["'self'"] : []), ...foreign, ...scriptHashes].join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    ...(connections.length > 0 ? [`connect-src ${["'self'", ...connections, ...frames].join(' ')}`] : []),
    `frame-src ${frames.join(' ') || "'none'"}`,
    ...['object', 'media', 'worker'].map((kind) => `${kind}-src 'none'`),
    "form-action 'none'",
    "base-uri 'none'",
    ...(foreign.length ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
}

/** The source expression for inline code (CSP Level 3, 2.3.1). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
