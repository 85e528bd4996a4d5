/**
 * The response headers that every host of the site sends, by name. The page's own Content-Security-Policy
 * lives in each page as a meta element; browsers ignore `frame-ancestors` there, so it stands here.
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
 * The headers for a server of one scheme.
 *
 * @param scheme over `http`, Strict-Transport-Security is left out: RFC 6797 §7.2 forbids it there, and on
 *   localhost it would lock a developer's other projects out of plain http.
 * @returns a new record of header names and values.
 */
export function headersFor(scheme: 'http' | 'https'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(securityHeaders).filter(([name]) => scheme === 'https' || name !== 'Strict-Transport-Security'),
  );
}
