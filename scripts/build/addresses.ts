import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { redirects } from '@/content/redirects';
import { addresses } from '@/site/addresses';
import { site } from '@/site/urls';
import { pagesBelow, routeOf } from '../lib/files';
import { attributesIn, locationsIn } from '../lib/html';

/**
 * Checks that every route has a page and every page a route, and that links, canonicals, `og:url` and the sitemap lead
 * to existing pages, files and ids.
 * @param folder the export
 * @returns a sentence for each problem
 */
export function exportProblems(folder: string): string[] {
  const { origin } = new URL(site.origin);
  const pages = pagesBelow(folder).map((file) => {
    const document = parse(readFileSync(join(folder, file), 'utf8'));
    const links = [
      ...attributesIn(document, 'a[href], link[rel=canonical]', 'href'),
      ...attributesIn(document, 'meta[property="og:url"]', 'content'),
    ];
    return { route: routeOf(file), ids: new Set(attributesIn(document, '[id]', 'id')), links };
  });
  const idsAt = new Map(pages.map(({ route, ids }) => [route, ids]));
  const known = new Set([...addresses, '/404', ...redirects.map(({ from }) => from)]);
  const followed = pages.flatMap(({ route, links }) =>
    links.map((link) => ({ from: route, url: new URL(link, origin + site.basePath + route) })),
  );
  const sitemap = locationsIn(readFileSync(join(folder, 'sitemap.xml'), 'utf8'));
  const listed = sitemap.map((address) => ({ from: 'sitemap.xml', url: new URL(address, origin) }));

  return [
    ...addresses
      .filter((address) => !idsAt.has(address))
      .map((address) => `The content names ${address}, but the export has no such page.`),
    ...pages
      .filter(({ route }) => !known.has(route))
      .map(({ route }) => `The export has a page ${route} that no content names.`),
    ...new Set([...followed, ...listed].flatMap(({ from, url }) => problemOf(from, url))),
  ];

  function problemOf(from: string, url: URL): string[] {
    if (url.origin !== origin) return [];
    const path = decodeURI(url.pathname).slice(site.basePath.length).replace(/\/$/, '') || '/';
    const ids = idsAt.get(path);
    if (!ids)
      return existsSync(join(folder, path)) ? [] : [`${from} leads to ${path}, which the export does not have.`];
    const id = decodeURIComponent(url.hash.slice(1));
    // Fragments such as #about=… are read by the form and are not ids.
    if (!id || id.includes('=') || ids.has(id)) return [];
    return [`${from} leads to ${path}#${id}, but that page has no such section.`];
  }
}
