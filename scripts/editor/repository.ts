import type { CmsConfig } from '@sveltia/cms';
import type { Company } from '@/lib/schemas/company';

/** Where the site's files are kept, if the editor works there (`repository` in content/company.yaml). */
export type Repository = NonNullable<Company['repository']>;

const services = {
  github: {
    origin: 'https://github.com',
    api: () => 'https://api.github.com',
    pictures: ['https://*.githubusercontent.com'],
  },
  gitlab: {
    origin: 'https://gitlab.com',
    api: (origin: string) => `${origin}/api/v4`,
    pictures: ['https://secure.gravatar.com'],
  },
  gitea: { origin: 'https://gitea.com', api: (origin: string) => `${origin}/api/v1`, pictures: [] },
} as const;

/**
 * How the CMS reaches the files. It signs in with a token that the editor's browser keeps, so no server of ours takes part.
 * On this machine it never asks a service: it works on a folder, and needs a name only to remember it by.
 */
export function backendOf(repository: Repository | undefined): Pick<CmsConfig, 'backend' | 'publish_mode'> {
  if (!repository) return { backend: { name: 'github', repo: 'this/website', auth_methods: ['token'] } };
  const { host: name, name: repo, branch, origin } = repository;
  const own = origin && { api_root: services[name].api(origin), base_url: origin };
  return {
    backend: { name, repo, branch, auth_methods: ['token'], ...own } as CmsConfig['backend'],
    // A change is a pull request until somebody publishes it; Gitea has none of this in the CMS.
    publish_mode: name === 'gitea' ? 'simple' : 'editorial_workflow',
  };
}

/**
 * The editor's own Content-Security-Policy (CSP Level 3): everything from this site, and the service's interface where there is
 * one. The CMS puts its styles into the page itself, and shows files that are not saved yet as `blob:`.
 */
export function policyOf(repository: Repository | undefined): string {
  const { origin, api, pictures } = services[repository?.host ?? 'github'];
  const service = repository ? [new URL(api(repository.origin ?? origin)).origin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // The CMS shows a photo in HEIC by a decoder in WebAssembly, which is of this site too.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': [
      "'self'",
      'blob:',
      'data:',
      ...(repository ? pictures : []),
      ...(repository?.host === 'github' ? [] : service),
    ],
    'connect-src': ["'self'", 'blob:', 'data:', ...service],
    'frame-src': ["'self'", 'blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
