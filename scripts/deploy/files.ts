import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { company } from '@/content/company';
import { headerFile } from './header-file';
import { nginxContainer, nginxSite } from './nginx';
import { vercelConfig } from './vercel';

/** The host configurations by their place in the repository, all from `scripts/lib/headers.ts` and the company's origin. */
export function hostFiles(): Readonly<Record<string, string>> {
  return {
    'deploy/nginx.conf': nginxSite(company.origin),
    'deploy/container/nginx.conf': nginxContainer(),
    'public/_headers': headerFile(),
    'vercel.json': vercelConfig(),
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
