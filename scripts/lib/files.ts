import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder whose names end in `ending`, as sorted relative paths with '/'. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * The pages of an export, as `filesBelow`: without the .html files that stand in public/, such as the one by which a
 * search engine verifies the site's owner. Those are copied as they are.
 */
export function pagesBelow(folder: string, publicFolder = 'public'): string[] {
  return filesBelow(folder, '.html').filter((file) => !existsSync(join(publicFolder, file)));
}

/** The source files below a folder, without tests, as paths that begin with the folder. */
export function sourcesBelow(folder: string, extension: '.ts' | '.tsx'): string[] {
  const files = filesBelow(folder, extension).filter((file) => !file.endsWith(`.test${extension}`));
  return files.map((file) => `${folder}/${file}`);
}

/** The route of a page's file in an export: "/" for "index.html", "/our-services" for "our-services.html". */
export function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}
