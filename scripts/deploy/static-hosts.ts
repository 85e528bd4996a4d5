import type { Redirect } from '@/lib/redirects';
import { cachedFolders, securityHeaders } from '../lib/headers';

const generated = '# Written by "npm run deploy:config" from scripts/deploy/static-hosts.ts; changes go there.';

/** Where an address has moved to. The hosts here keep the query, and answer an address that is gone with 404. */
const movedOf = (redirects: readonly Redirect[]) => redirects.filter(({ to }) => to !== 'gone');

/**
 * `_headers`, which Cloudflare Pages and Netlify read alike: both send `public, max-age=0, must-revalidate` for what
 * no rule names, so no header stands in two rules that meet (Cloudflare would join the values). No policy with a
 * page's hashes stands here: it would not fit into a line of 2,000 characters; every page carries its own.
 */
export function headerFile(): string {
  const folders = Object.entries(cachedFolders).map(([folder, value]) => `${folder}*\n  Cache-Control: ${value}`);
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return `${generated}\n${[['/*', ...everywhere].join('\n'), ...folders].join('\n\n')}\n`;
}

/** `_redirects` for Cloudflare Pages, which asks it before its files. For Netlify, which reads it too, netlify.toml rules. */
export function redirectFile(redirects: readonly Redirect[]): string {
  const rules = movedOf(redirects).flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  return `${generated}\n${rules.join('')}`;
}

/** netlify.toml. `force` puts a redirect before the page that stands at the old address for hosts that know none. */
export function netlifyConfig(redirects: readonly Redirect[]): string {
  const rules = movedOf(redirects).map(
    ({ from, to }) => `
[[redirects]]
  from = "${from}"
  to = "${to}"
  status = 301
  force = true
`,
  );
  return `${generated}
[build]
  command = "npm run build"
  publish = "out"

# /page/ leads to /page, as the canonicals have it.
[build.processing]
  skip_processing = false
[build.processing.html]
  pretty_urls = true
${rules.join('')}`;
}

/**
 * vercel.json. As a Next.js project Vercel serves an exported site's pages without `.html`, answers `/404` and the
 * unknown with 404.html, and sends `/page/` to `/page`. Its header rules go by address alone, errors included: a year for
 * the scripts is left to its builder, or a chunk that is missing during a deploy would stay missing for that long.
 */
export function vercelConfig(redirects: readonly Redirect[]): string {
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const folders = Object.entries(cachedFolders).filter(([folder]) => folder !== '/_next/static/');
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'nextjs',
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    redirects: movedOf(redirects).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: [
      { source: '/(.*)', headers: list(securityHeaders) },
      ...folders.map(([folder, value]) => ({ source: `${folder}(.*)`, headers: list({ 'Cache-Control': value }) })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
