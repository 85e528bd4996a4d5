import type { MetadataRoute } from 'next';
import { lastChanges } from '@/site/history';
import { listedPages } from '@/site/listed';
import { absoluteUrl, site } from '@/site/urls';

export const dynamic = 'force-static';

/** Every listed page with the day its content last changed, where the repository's history tells it; a preview lists none. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (site.preview) return [];
  const changes = lastChanges();
  return listedPages.map(({ path, files }) => ({ url: absoluteUrl(path), lastModified: newest(files, changes) }));
}

/** The newest change of these files; none when one of them has no sure date. */
function newest(files: readonly string[], changes: ReadonlyMap<string, string>): Date | undefined {
  const dates = files.map((file) => Date.parse(changes.get(file) ?? ''));
  return dates.some(Number.isNaN) ? undefined : new Date(Math.max(...dates));
}
