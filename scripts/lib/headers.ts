/**
 * The headers that every host sends: the single source of the local server and of all host configurations
 * (`npm run deploy:config`).
 */

/**
 * The security headers by name. Each page has its own Content-Security-Policy in a meta element, where browsers ignore
 * `frame-ancestors`, so it is set here. Permissions-Policy lists only known features, because each unknown one causes a
 * warning on every page.
 *
 * Sources: RFC 6797 (Strict-Transport-Security), CSP Level 3 §6.4.2 (frame-ancestors), the HTML Standard
 * (Cross-Origin-Opener-Policy), the Fetch Standard (nosniff).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Two years. Not `preload`, which affects the whole domain for months, so its owner has to decide.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Content-Security-Policy': "frame-ancestors 'none'",
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The headers of a server without TLS: RFC 6797 §7.2 forbids Strict-Transport-Security there, and on localhost it would
 * force a developer's other projects to HTTPS.
 */
export const localHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(securityHeaders).filter(([name]) => name !== 'Strict-Transport-Security'),
);

/** For pages and files without a hash in their name; most revalidations end in a 304. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** A year, the conventional maximum (RFC 9111), without revalidation on reload (RFC 8246). */
const forever = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

/** Which origins may show a file (Fetch Standard, Cross-Origin-Resource-Policy). */
export const resourcePolicy = 'Cross-Origin-Resource-Policy';
const onThisSite: Headers = { [resourcePolicy]: 'same-origin' };
/** For mail signatures, link previews and the sites of partners. */
const anywhere: Headers = { [resourcePolicy]: 'cross-origin' };

/**
 * The headers of pages. A proxy that transforms a page breaks the hashes of its policy, and Cloudflare's would replace
 * its mail addresses (RFC 9111 §5.2.2.6, no-transform).
 */
export const pageHeaders: Headers = { 'Cache-Control': `${revalidate}, no-transform`, ...onThisSite };

/** The headers of every file that no rule below names. */
export const fileHeaders: Headers = { 'Cache-Control': revalidate, ...onThisSite };

/** The headers of files by address; one that ends with a slash is a folder. */
export const rulesOfFiles: Readonly<Record<string, Headers>> = {
  // File names contain a hash of the content, so copies never go stale.
  '/_next/static/': { 'Cache-Control': forever, ...onThisSite },
  '/pictures/': { 'Cache-Control': forever, ...onThisSite },
  // No hash in the name, but a day-old logo does no harm.
  '/logos/': { 'Cache-Control': 'public, max-age=86400', ...onThisSite },
  '/drawings/': fileHeaders,
  '/fonts/': fileHeaders,
  // Each repeats a page, which is what a search should find.
  '/brochures/': { ...fileHeaders, 'X-Robots-Tag': 'noindex' },
  '/social/': { 'Cache-Control': revalidate, ...anywhere },
  ...Object.fromEntries(
    ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map((icon) => [
      `/${icon}`,
      { 'Cache-Control': revalidate, ...anywhere },
    ]),
  ),
};

/** What a page, which has no dot in its address, or a file has beside the security headers. An error has a page's. */
export function headersOf(path: string): Headers {
  const rule = Object.keys(rulesOfFiles).find((prefix) =>
    prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix,
  );
  const general = path.includes('.') ? fileHeaders : pageHeaders;
  return rulesOfFiles[rule ?? ''] ?? general;
}

/** The Content-Type of every kind of file on the site, by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  // Code to read or to save: servers would take a .ts file for a film.
  ts: 'text/plain; charset=utf-8',
  sql: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  atom: 'application/atom+xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** The files that the build compresses (packages/next-documents/src/compress.ts). */
export const textFile = /\.(?:html|css|js|ts|txt|md|csv|sql|xml|atom|json|webmanifest|svg|ico)$/;
