import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { printPages } from '@/content/print';
import { redirects } from '@/content/redirects';
import { routes, type Route } from '@/content/routes';
import { builtSite } from '../../scripts/lib/built-site';

const out = builtSite();

/** Every address that the requirements list, read on a screen or printed. */
export const allRoutes: readonly Route[] = Object.values(routes);

const printed = new Set<Route>(printPages.map((page) => page.path));

/** The pages that are read on a screen: with header and footer. */
export const screenRoutes = allRoutes.filter((route) => !printed.has(route));

/** The pages that are laid out for paper. */
export const printRoutes = allRoutes.filter((route) => printed.has(route));

/** A page, or a drawing, as the host sends it. @param path an address such as '/', '/404' or '/drawings/house-pin.svg' */
export function sourceOf(path: string): string {
  return readFileSync(join(out, path === '/' ? 'index.html' : extname(path) ? path : `${path}.html`), 'utf8');
}

const parsed = new Map<string, HTMLElement>();

/** The parsed HTML of a page, before any script has run. */
export function pageOf(path: string): HTMLElement {
  const known = parsed.get(path);
  if (known) return known;
  const page = parse(sourceOf(path), { blockTextElements: { script: true, style: true } });
  parsed.set(path, page);
  return page;
}

const moved = new Set(redirects.map(({ from }) => from));

/** The addresses of every page of the built site, the 404 page included; what stands at moved addresses is none. */
export function builtPages(): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .filter((route) => !moved.has(route));
}

/** Whether the host has a file, or a page, at an address. */
export function isServed(path: string): boolean {
  const file = decodeURIComponent(path);
  return file === '/' || [file, `${file}.html`].some((name) => /\.\w+$/.test(name) && existsSync(join(out, name)));
}

/** The words of an element as a reader meets them, white space evened out. */
export function wordsOf(element: HTMLElement): string {
  const read = element.clone() as HTMLElement;
  read.querySelectorAll('script, style').forEach((one) => one.remove());
  return read.structuredText.replace(/\s+/g, ' ').trim();
}
