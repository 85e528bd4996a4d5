import type { Redirect } from '@/lib/redirects';
import { cachedFolders, securityHeaders } from '../lib/headers';

/** Vercel's builder for Next.js sends these with a year by itself, and only where the file is there. */
const leftToVercel = '/_next/static/';

/**
 * vercel.json. As a Next.js project Vercel serves an exported site's pages without `.html`, answers `/404` and the
 * unknown with 404.html, and sends `/page/` to `/page`. Its header rules go by address alone, errors included: that is
 * why the scripts' rule is left to Vercel, or a chunk that is missing during a deploy would stay missing for a year.
 * It keeps the query of a redirect; an address that is gone is answered with 404.
 */
export function vercelConfig(redirects: readonly Redirect[]): string {
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const folders = Object.entries(cachedFolders).filter(([folder]) => folder !== leftToVercel);
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'nextjs',
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    redirects: redirects
      .filter(({ to }) => to !== 'gone')
      .map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: [
      { source: '/(.*)', headers: list(securityHeaders) },
      ...folders.map(([folder, value]) => ({ source: `${folder}(.*)`, headers: list({ 'Cache-Control': value }) })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
