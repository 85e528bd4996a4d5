import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLocalSite } from '../lib/built-site';
import { filesBelow, routeOf } from '../lib/files';
import { readPage, socialPicture, type PageFacts } from './read-page';

/** The exported site. */
export type SiteFacts = Readonly<Awaited<ReturnType<typeof readSite>>>;

/**
 * Reads an exported site: every page's HTML, its social picture, sitemap.xml and robots.txt.
 * @param folder where it lies
 */
export async function readSite(folder: string) {
  const text = (name: string) => readFile(path.join(folder, name), 'utf8');
  const files = filesBelow(folder, '.html').filter((file) => !path.basename(file).startsWith('_'));
  const read = await Promise.all(files.map(async (file) => readPage(routeOf(file), await text(file))));
  read.sort((one, other) => one.route.localeCompare(other.route));
  const home = read.find((page) => page.route === '/');
  const base = (home?.canonicals[0] ?? home?.social['og:url'] ?? '').replace(/\/$/, '');
  const withPicture = async (page: PageFacts) => {
    const [before, file] = page.social['og:image']?.split(base) ?? [];
    if (before !== '' || !file || !existsSync(path.join(folder, file))) return page;
    return { ...page, picture: await socialPicture(file, await readFile(path.join(folder, file))) };
  };
  const pages: readonly PageFacts[] = await Promise.all(read.map(withPicture));
  const sitemap = await text('sitemap.xml').catch(() => '');
  return {
    /** Where the site will stand, origin and base path, without a trailing slash: as the home page says. */
    base,
    pages,
    /** The addresses in sitemap.xml. */
    sitemap: [...sitemap.matchAll(/(?<=<loc>)[^<]+/g)].map(String),
    /** Whether the site is for this machine alone, so that its form may post there. */
    local: isLocalSite(),
    robotsTxt: await text('robots.txt').catch(() => ''),
    /** Whether every page asks not to be indexed: a build with NEXT_PUBLIC_PREVIEW=1. */
    preview: pages.every((page) => page.robots.includes('noindex')),
  };
}
