import type { Redirect } from '@/lib/redirects';

/**
 * netlify.toml; the headers are in public/_headers. Netlify keeps the query of a redirect, and `force` puts it before the
 * page that stands at the old address for hosts that know no redirects; an address that is gone is answered with 404.
 */
export function netlifyConfig(redirects: readonly Redirect[]): string {
  const moved = redirects.filter(({ to }) => to !== 'gone');
  const rules = moved.map(
    ({ from, to }) => `
[[redirects]]
  from = "${from}"
  to = "${to}"
  status = 301
  force = true
`,
  );
  return `# Written by "npm run deploy:config" from scripts/deploy/netlify.ts; changes go there.
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
