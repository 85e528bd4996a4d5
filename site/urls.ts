import { company } from '@/content/company';
import { previewCause } from '@/lib/variables';

/**
 * The origin and base path of the site. `NEXT_PUBLIC_SITE_ORIGIN` and `NEXT_PUBLIC_BASE_PATH` move it to another host or
 * folder. A preview is marked in every title, and no search engine may index it.
 */
export const site = {
  origin: (process.env.NEXT_PUBLIC_SITE_ORIGIN || company.origin).replace(/\/$/, ''),
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || '',
  preview: previewCause(process.env) !== undefined,
  language: company.language,
  locale: `${company.language}_${company.countryCode}`,
} as const;

/** The absolute address of a route or a file of the site: without a final slash, the home page's too, as Next writes it. */
export function absoluteUrl(path: string): string {
  return `${site.origin}${site.basePath}${path.replace(/\/$/, '')}`;
}

/** The absolute address as printed on paper, for a reader to type. */
export function printedAddress(path: string): string {
  return absoluteUrl(path).replace(/^https?:\/\//, '');
}

/** The address of a file in public/, below the base path. */
export function assetUrl(path: string): string {
  return `${site.basePath}${path}`;
}

/** A document title (docs/requirements.md, "Routes"): 'Welcome to {brand} - page name', marked in a preview. */
export function pageTitle(pageName: string): string {
  return `${site.preview ? '[Preview] ' : ''}Welcome to ${company.brand} - ${pageName}`;
}
