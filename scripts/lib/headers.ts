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
 * (Cross-Origin-Opener-Policy), the Fetch Standard (nosniff, Cross-Origin-Resource-Policy).
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
  'Cross-Origin-Resource-Policy': 'same-origin',
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

/** Cache-Control of files below these folders; everything else is revalidated. */
export const cachedFolders: Readonly<Record<string, string>> = {
  // File names contain a hash of the content, so copies never go stale.
  '/_next/static/': forever,
  '/pictures/': forever,
  // No hash in the name, but a day-old logo does no harm.
  '/logos/': 'public, max-age=86400',
};

/** The Cache-Control of a file by its path on the site. Not for errors, because a missing file may come back. */
export function cacheControlOf(path: string): string {
  const folder = Object.keys(cachedFolders).find((one) => path.startsWith(one));
  return (folder && cachedFolders[folder]) ?? revalidate;
}

/** The Content-Type of every kind of file on the site, by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** Files worth compressing; pictures, fonts and PDFs already are. */
export const textFile = /\.(?:html|css|js|txt|md|xml|json|webmanifest|svg|ico)$/;
