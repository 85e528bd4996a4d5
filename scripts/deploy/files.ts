import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { company } from '@/content/company';
import { redirects as moved } from '@/content/redirects';
import { routes } from '@/content/routes';
import { parseContent } from '@/lib/parse-content';
import { redirectsSchema } from '@/lib/schemas/redirects';
import { nginxContainer, nginxSite } from './nginx';
import { headerFile, netlifyConfig, redirectFile, vercelConfig } from './static-hosts';

/**
 * The host configurations by path in the repository, generated from `scripts/lib/headers.ts`, `content/redirects.ts`
 * and the company's origin.
 */
export function hostFiles(redirects = moved): Readonly<Record<string, string>> {
  return {
    'deploy/nginx.conf': nginxSite(company.origin, redirects),
    'deploy/container/nginx.conf': nginxContainer(redirects),
    'netlify.toml': netlifyConfig(redirects),
    'public/_headers': headerFile(Object.values(routes)),
    'public/_redirects': redirectFile(redirects),
    'vercel.json': vercelConfig(redirects),
  };
}

/**
 * Writes the host configurations that are out of date.
 * @returns their paths
 * @throws Error that names each invalid entry of `content/redirects.ts` and what was expected
 */
export function writeHostFiles(): string[] {
  parseContent('content/redirects.ts', redirectsSchema(Object.values(routes)), moved);
  const isCurrent = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
  const changed = Object.entries(hostFiles()).filter(([file, text]) => !isCurrent(file, text));
  for (const [file, text] of changed) writeFileSync(file, text);
  return changed.map(([file]) => file);
}
