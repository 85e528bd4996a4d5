import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { printPages } from '@/content/print';
import { redirects } from '@/content/redirects';
import { routes } from '@/test-support/routes';
import { addresses } from '@/site/addresses';
import { builtSite } from '../../scripts/lib/built-site';
import { pagesBelow, routeOf } from '../../scripts/lib/files';

const out = builtSite();

/** Every address of the site, including the pages for printing. */
export const allRoutes: readonly string[] = addresses;

const printed = new Set<string>(printPages.map((page) => page.path));

/** The pages for the screen, with header and footer. */
export const screenRoutes = allRoutes.filter((route) => !printed.has(route));

/** The pages for printing. */
export const printRoutes = allRoutes.filter((route) => printed.has(route));

/** The source of a built page or drawing. @param path a path such as '/', '/404' or '/drawings/record-house.svg' */
export function sourceOf(path: string): string {
  return readFileSync(join(out, path === '/' ? 'index.html' : extname(path) ? path : `${path}.html`), 'utf8');
}

/** A page of each of the main kinds; notes, vacancies, people and lists of pages have layouts of their own. */
export const kindsOfPages: readonly string[] = [
  routes.home,
  routes.contact,
  routes.ourServices,
  routes.techstack,
  routes.cloud,
  routes.identity,
  routes.productEngineering,
  routes.printCloud,
  '/404',
];

const parsed = new Map<string, HTMLElement>();

/** The parsed HTML of a built page, before any script has run. */
export function pageOf(path: string): HTMLElement {
  const known = parsed.get(path);
  if (known) return known;
  const page = parse(sourceOf(path), { blockTextElements: { script: true, style: true } });
  parsed.set(path, page);
  return page;
}

const moved = new Set(redirects.map(({ from }) => from));

/** The paths of all pages in the built site, including /404 but not the stubs at redirected addresses. */
export function builtPages(): string[] {
  return pagesBelow(out)
    .filter((file) => !file.startsWith('_'))
    .map(routeOf)
    .filter((route) => !moved.has(route));
}

/** Whether the built site has a page or a file at a path. */
export function isServed(path: string): boolean {
  const file = decodeURIComponent(path);
  return file === '/' || [file, `${file}.html`].some((name) => /\.\w+$/.test(name) && existsSync(join(out, name)));
}

/** The visible text of an element, with white space collapsed. */
export function textOf(element: HTMLElement): string {
  const read = element.clone() as HTMLElement;
  read.querySelectorAll('script, style').forEach((inline) => inline.remove());
  return read.structuredText.replace(/\s+/g, ' ').trim();
}
