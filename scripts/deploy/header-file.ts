import { cachedFolders, securityHeaders } from '../lib/headers';

/**
 * `_headers`, which Cloudflare Pages and Netlify read alike: both send `public, max-age=0, must-revalidate` for what
 * no rule names, so no header stands in two rules that meet (Cloudflare would join the values). No policy with a
 * page's hashes stands here: it would not fit into a line of 2,000 characters; every page carries its own.
 */
export function headerFile(): string {
  const folders = Object.entries(cachedFolders).map(([folder, value]) => `${folder}*\n  Cache-Control: ${value}`);
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const rules = [['/*', ...everywhere].join('\n'), ...folders];
  return `# Written by "npm run deploy:config" from scripts/deploy/header-file.ts; changes go there.\n${rules.join('\n\n')}\n`;
}
