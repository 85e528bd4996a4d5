import type { Redirect } from '@/lib/redirects';

/**
 * `_redirects` for Cloudflare Pages, which asks it before its files and keeps the query. Netlify reads it too; what
 * rules there stands in netlify.toml. Neither knows 410 here: an address that is gone is answered with 404.
 */
export function redirectFile(redirects: readonly Redirect[]): string {
  const moved = redirects.filter(({ to }) => to !== 'gone');
  const rules = moved.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  return `# Written by "npm run deploy:config" from content/redirects.ts; changes go there.\n${rules.join('')}`;
}
