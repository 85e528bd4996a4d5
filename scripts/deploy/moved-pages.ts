import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import type { Redirect } from '@/lib/schemas/redirects';
import { writeIfChanged } from '@/lib/write-if-changed';
import { absoluteUrl, assetUrl, site } from '@/site/urls';

/**
 * Writes a page at each address that has moved, for hosts without redirects, such as GitHub Pages: with a canonical
 * link and `noindex` for search engines, a refresh for browsers and a link for people.
 * @param out the folder of the finished site
 * @throws Error when an old address is still a page of the site
 */
export function writeMovedPages(out: string, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    if (to === 'gone') continue;
    const file = join(out, `${from}.html`);
    if (existsSync(file)) throw new Error(`content/redirects.yaml: ${from} is still a page of the site.`);
    writeIfChanged(file, movedPage(to));
  }
}

function movedPage(to: Exclude<Redirect['to'], 'gone'>): string {
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This page has moved - ${company.brand}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${absoluteUrl(to)}">
<meta http-equiv="refresh" content="0; url=${assetUrl(to)}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${assetUrl(to)}">Go to its new address</a></p>
</body>
</html>
`;
}
