import type { MetadataRoute } from 'next';
import { absoluteUrl, site } from '@/content/site';

export const dynamic = 'force-static';

/** A preview is closed to every robot; the site is open, and pages that are not to be listed say so themselves. */
export default function robots(): MetadataRoute.Robots {
  if (site.preview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
