import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { company } from '@/content/company';
import { nginxContainer, nginxSite } from './nginx';
import { checkedRedirects } from './redirects';
import { headerFile, netlifyConfig, redirectFile, vercelConfig } from './static-hosts';

/**
 * The host configurations by their place in the repository, all from `scripts/lib/headers.ts`, `content/redirects.ts`
 * and the company's origin.
 * @throws Error as `checkedRedirects` does
 */
export function hostFiles(redirects = checkedRedirects()): Readonly<Record<string, string>> {
  return {
    'deploy/nginx.conf': nginxSite(company.origin, redirects),
    'deploy/container/nginx.conf': nginxContainer(redirects),
    'netlify.toml': netlifyConfig(redirects),
    'public/_headers': headerFile(),
    'public/_redirects': redirectFile(redirects),
    'vercel.json': vercelConfig(redirects),
  };
}

/** Writes the host configurations that are out of date. @returns their paths; none when all agree with their source */
export function writeHostFiles(): string[] {
  const isCurrent = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
  const changed = Object.entries(hostFiles()).filter(([file, text]) => !isCurrent(file, text));
  for (const [file, text] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changed.map(([file]) => file);
}
