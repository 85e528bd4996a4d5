import { parse } from 'node-html-parser';

/** An exported page: its address and its HTML. */
export interface ExportedPage {
  readonly address: string;
  readonly html: string;
}

/** What an export is held against. */
export interface ExportFacts {
  readonly pages: readonly ExportedPage[];
  /** The addresses in content/routes.ts. */
  readonly routes: readonly string[];
  /** Addresses that lead elsewhere, by content/redirects.ts, and the page for unknown ones. */
  readonly others: readonly string[];
  /** The site's origin, and the folder below it that the site stands in ("" or "/preview"). */
  readonly origin: string;
  readonly basePath: string;
  readonly sitemap: string;
  /** Whether the export has a file at an address below the base path. */
  readonly hasFile: (address: string) => boolean;
}

/**
 * Checks that every address that somebody can be led to is there, and that every page is known: menus, links, flags,
 * canonicals, addresses of link previews, the sitemap.
 * @returns what is wrong, a sentence each
 */
export function exportProblems({ pages, routes, others, origin, basePath, sitemap, hasFile }: ExportFacts): string[] {
  const read = pages.map((page) => ({ ...page, ...linksOf(page.html) }));
  const idsAt = new Map(read.map(({ address, ids }) => [address, ids]));
  const known = new Set([...routes, ...others]);
  const leads = read.flatMap(({ address, links }) => links.map((link) => ({ from: address, link })));
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, link = '']) => ({ from: 'sitemap.xml', link }));

  return [
    ...routes
      .filter((address) => !idsAt.has(address))
      .map((address) => `content/routes.ts names ${address}, and the export has no such page.`),
    ...pages
      .filter(({ address }) => !known.has(address))
      .map(({ address }) => `The export has a page ${address} that content/routes.ts does not name.`),
    ...new Set([...leads, ...listed].flatMap(({ from, link }) => problemOf(from, link))),
  ];

  function problemOf(from: string, link: string): string[] {
    const url = new URL(link, `${origin}${basePath}${from.startsWith('/') ? from : '/'}`);
    if (url.origin !== origin) return [];
    const path =
      decodeURI(url.pathname)
        .slice(basePath.length)
        .replace(/(?<=.)\/$/, '') || '/';
    const ids = idsAt.get(path);
    if (!ids) return hasFile(path) ? [] : [`${from} leads to ${path}, which the export does not have.`];
    const id = decodeURIComponent(url.hash.slice(1));
    // A fragment with "=" is read by the form, as #about=… is.
    if (!id || id.includes('=') || ids.has(id)) return [];
    return [`${from} leads to ${path}#${id}, and that page has no such section.`];
  }
}

/** Where a page leads, and what may be led to on it. */
function linksOf(html: string): { links: string[]; ids: Set<string> } {
  const page = parse(html);
  const attributes = (selector: string, name: string) =>
    page.querySelectorAll(selector).flatMap((one) => one.getAttribute(name) ?? []);
  return {
    links: [
      ...attributes('a[href]', 'href').filter((href) => !/^(mailto|tel|data):/.test(href)),
      ...attributes('link[rel=canonical]', 'href'),
      ...attributes('meta[property="og:url"]', 'content'),
    ],
    ids: new Set(attributes('[id]', 'id')),
  };
}
