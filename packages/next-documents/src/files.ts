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

/** Files worth compressing; pictures, fonts and PDFs already are. */
export const textFile = /\.(?:html|css|js|txt|md|xml|atom|json|webmanifest|svg|ico)$/;
