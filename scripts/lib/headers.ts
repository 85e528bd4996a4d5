/**
 * What every host of the site sends beside the files: the one source of the local server and of all configurations
 * in deploy/, vercel.json and public/_headers (`npm run deploy:config`).
 */

/**
 * The security headers by name. The page's own Content-Security-Policy lives in each page as a meta element;
 * browsers ignore `frame-ancestors` there, so it stands here.
 *
 * Permissions-Policy names only features that browsers know: an unknown one is a warning on every page.
 *
 * Sources: RFC 6797 (Strict-Transport-Security), CSP Level 3 §6.4.2 (frame-ancestors), the HTML Standard
 * (Cross-Origin-Opener-Policy), the Fetch Standard (nosniff, Cross-Origin-Resource-Policy).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Two years. Without `preload`: that binds the whole domain for months, so it is its owner's decision.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Says the same to browsers older than frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The headers of a server without TLS: RFC 6797 §7.2 forbids Strict-Transport-Security there, and on localhost it would
 * lock a developer's other projects out of plain http.
 */
export const localHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(securityHeaders).filter(([name]) => name !== 'Strict-Transport-Security'),
);

/** Pages and every file that keeps its name: asked for again each time, answered with 304 mostly. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** A year, the longest that RFC 9111's caches honour, and no question before it is over (RFC 8246). */
const forever = 'public, max-age=31536000, immutable';

/** How long browsers and proxies keep what lies below these folders; all else is revalidated. */
export const cachedFolders: Readonly<Record<string, string>> = {
  // These file names carry a hash of their content, so a copy never goes stale.
  '/_next/static/': forever,
  '/pictures/': forever,
  // These keep their names; a drawing that is a day old hurts nobody.
  '/logos/': 'public, max-age=86400',
};

/** The Cache-Control of a file, by its address on the site. Never of an error: a missing file may come back. */
export function cacheControlOf(path: string): string {
  const folder = Object.keys(cachedFolders).find((one) => path.startsWith(one));
  return (folder && cachedFolders[folder]) ?? revalidate;
}

/** The types of all files of the site, by their extension. */
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

/** The files that are compressed: pictures, fonts and PDFs already are. */
export const textFile = /\.(?:html|css|js|txt|md|xml|json|webmanifest|svg|ico)$/;
