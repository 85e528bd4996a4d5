import { filesBelow, pagesBelow, replaceFolder } from 'next-documents/files';

export { filesBelow, pagesBelow, replaceFolder };

/** The source files below a folder, without tests, as paths that begin with the folder. */
export function sourcesBelow(folder: string, extension: '.ts' | '.tsx' | '.yaml'): string[] {
  const files = filesBelow(folder, extension).filter((file) => !file.endsWith(`.test${extension}`));
  return files.map((file) => `${folder}/${file}`);
}

/** The route of a page's file in an export: "/" for "index.html", "/our-services" for "our-services.html". */
export function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}
