import type { MetadataRoute } from 'next';
import { absoluteUrl, site } from '@/site/urls';

export const dynamic = 'force-static';

/**
 * The site is open; pages that are not to be listed say so themselves. A preview says it on every page, and robots
 * must be let in to read it: a blocked address can still be listed when something links to it
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing). Only what cannot carry a robots
 * meta is closed there: brochures and pictures.
 */
export default function robots(): MetadataRoute.Robots {
  if (site.preview)
    return { rules: { userAgent: '*', allow: '/', disallow: ['/brochures/', '/pictures/', '/social/'] } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
