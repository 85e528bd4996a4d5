import { company } from '@/content/company';
import { redirects as moved } from '@/content/redirects';
import { allRoutes } from '@/content/routes';
import { writeIfChanged } from '@/lib/write-if-changed';
import { nginxContainer, nginxSite } from './nginx';
import { headerFile, netlifyConfig, redirectFile, vercelConfig } from './static-hosts';

/** The content from which host configurations are made, as it was last written. */
export const recordFile = 'generated/hosts.json';

/**
 * The host configurations by path in the repository, generated from `scripts/lib/headers.ts`, `content/redirects.yaml`,
 * the addresses of all pages and the company's origin; and a record of what of content they are made from. So a test can say whether
 * they fit the code, while a page that somebody has just written needs nothing else committed: each build writes them anew.
 */
export function hostFiles(redirects = moved, pages = allRoutes): Readonly<Record<string, string>> {
  return {
    [recordFile]: `${JSON.stringify({ redirects, pages }, null, 1)}\n`,
    'deploy/nginx.conf': nginxSite(company.origin, redirects),
    'deploy/container/nginx.conf': nginxContainer(redirects),
    'netlify.toml': netlifyConfig(redirects),
    'public/_headers': headerFile(pages),
    'public/_redirects': redirectFile(redirects),
    'vercel.json': vercelConfig(redirects),
  };
}

/**
 * Writes the host configurations that are out of date.
 * @returns their paths
 */
export function writeHostFiles(): string[] {
  return Object.entries(hostFiles()).flatMap(([file, text]) => (writeIfChanged(file, text) ? [file] : []));
}
