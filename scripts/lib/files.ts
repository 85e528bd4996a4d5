import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder whose names end in `ending`, as paths below it with '/', in their order. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The source files below a folder that end in `extension`, tests left out, as paths from here. */
export function sourcesBelow(folder: string, extension: '.ts' | '.tsx'): string[] {
  const files = filesBelow(folder, extension).filter((file) => !file.endsWith(`.test${extension}`));
  return files.map((file) => `${folder}/${file}`);
}

/** The address of a page's file in an export: "index.html" is "/", "our-services.html" is "/our-services". */
export function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}
