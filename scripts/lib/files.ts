import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** The files below a folder whose names end in `ending`, as sorted relative paths with '/'. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The pages of a built site, as `filesBelow`: without the .html files of public/, which are copied as they are. */
export function pagesBelow(folder: string): string[] {
  return filesBelow(folder, '.html').filter((file) => !existsSync(join('public', file)));
}

/** The source files below a folder, without tests, as paths that begin with the folder. */
export function sourcesBelow(folder: string, extension: '.ts' | '.tsx' | '.yaml'): string[] {
  const files = filesBelow(folder, extension).filter((file) => !file.endsWith(`.test${extension}`));
  return files.map((file) => `${folder}/${file}`);
}

/** The route of a page's file in an export: "/" for "index.html", "/our-services" for "our-services.html". */
export function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/**
 * What systems and programs leave beside files, and nobody has written: what is hidden, such as .DS_Store and the ._ files of a
 * Mac; folders' settings of Windows; what a program keeps while a file is open. A file that iCloud keeps elsewhere is none of it.
 */
export function isLeftBehind(file: string): boolean {
  const name = basename(file);
  return (
    (name.startsWith('.') && !name.endsWith('.icloud')) ||
    /^(Thumbs\.db|desktop\.ini|Icon\r|~\$.*|.*~|.*\.(swp|tmp|part))$/i.test(name)
  );
}
