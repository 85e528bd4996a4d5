import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readPage } from './read-page';
import type { PageFacts, PictureFile, SiteFacts } from './types';

/**
 * Reads an exported site: every page's HTML, its social picture, sitemap.xml and robots.txt.
 * @param folder the export, such as "out"
 * @throws Error when there is no exported site
 */
export async function readSite(folder: string): Promise<SiteFacts> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no exported site in ${folder}/. Run "npm run build" first.`);
  }
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.html') && !path.basename(file).startsWith('_'))
    .map((file) => file.split(path.sep).join('/'));

  const read = await Promise.all(
    files.map(async (file) => readPage(routeOf(file), await readFile(path.join(folder, file), 'utf8'))),
  );
  const base = baseOf(read.find((page) => page.route === '/'));
  const pages = await Promise.all(
    read.map(async (page) => ({ ...page, picture: await pictureOf(folder, base, page) })),
  );
  const text = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
  return {
    base,
    pages: pages.sort((one, other) => one.route.localeCompare(other.route)),
    sitemap: [...(await text('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address),
    robotsTxt: await text('robots.txt'),
    preview: pages.every((page) => page.robots.includes('noindex')),
  };
}

/** "index.html" is "/", "our-services.html" is "/our-services". */
function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

function baseOf(home: Pick<PageFacts, 'canonicals' | 'social'> | undefined): string {
  return (home?.canonicals[0] ?? home?.social['og:url'] ?? '').replace(/\/$/, '');
}

async function pictureOf(
  folder: string,
  base: string,
  page: Pick<PageFacts, 'social'>,
): Promise<PictureFile | undefined> {
  const address = page.social['og:image'];
  if (!address?.startsWith(`${base}/`)) return undefined;
  const file = address.slice(base.length);
  try {
    const { size } = await stat(path.join(folder, file));
    const { width = 0, height = 0, format = '' } = await sharp(path.join(folder, file)).metadata();
    return { file, bytes: size, width, height, format };
  } catch {
    return undefined;
  }
}
