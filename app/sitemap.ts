import type { MetadataRoute } from 'next';
import { listedPaths } from '@/content/listed';
import { absoluteUrl } from '@/content/site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedPaths.map((path) => ({ url: absoluteUrl(path) }));
}
