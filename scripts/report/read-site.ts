import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocalSite } from '../lib/built-site';
import { pagesBelow, routeOf } from '../lib/files';
import { locationsIn } from '../lib/html';
import { readPage, socialPicture, type ReadPage } from './read-page';

export type ReadSite = Readonly<Awaited<ReturnType<typeof readSite>>>;

/**
 * Reads an exported site: every page with its social picture, sitemap.xml and robots.txt.
 * @param folder the export
 */
export async function readSite(folder: string) {
  const read = pagesBelow(folder).map((file) => readPage(routeOf(file), readFileSync(join(folder, file), 'utf8')));
  read.sort((first, second) => first.route.localeCompare(second.route));
  const home = read.find((page) => page.route === '/');
  const base = (home?.canonicals[0] ?? home?.social['og:url'] ?? '').replace(/\/$/, '');
  const withPicture = async (page: ReadPage) => {
    const [before, file] = page.social['og:image']?.split(base) ?? [];
    if (before !== '' || !file || !existsSync(join(folder, file))) return page;
    return { ...page, picture: await socialPicture(file, readFileSync(join(folder, file))) };
  };
  const pages: readonly ReadPage[] = await Promise.all(read.map(withPicture));
  return {
    /** The public URL, origin and base path without a trailing slash, according to the home page. */
    base,
    pages,
    sitemap: locationsIn(readFileSync(join(folder, 'sitemap.xml'), 'utf8')),
    /** Whether this is the local site, whose form may post to this machine. */
    local: isLocalSite(),
    robotsTxt: readFileSync(join(folder, 'robots.txt'), 'utf8'),
    /** Whether every page is noindex, as in a build with NEXT_PUBLIC_PREVIEW=1. */
    preview: pages.every((page) => page.robots.includes('noindex')),
  };
}
