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
