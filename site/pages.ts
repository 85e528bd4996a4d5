import { routes, type Route } from '@/content/routes';
import data from '@/generated/content/pages.json' with { type: 'json' };
import { families } from '@/lib/families';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { visible } from './visible';

/** Every detail page by its file, in the order of menus, cards and footer (content/order.yaml). */
export const writtenDetailPages = data as unknown as Readonly<Record<string, DetailPage>>;

/** The detail pages that are shown. */
export const detailPages: readonly DetailPage[] = visible(
  Object.values(writtenDetailPages).map((page) => ({ ...page, sections: visible(page.sections) })),
);

/** The content file of a detail page. */
export function fileOf(path: Route): string {
  const name = Object.keys(writtenDetailPages).find((file) => writtenDetailPages[file]?.path === path);
  return `content/pages/${name}.yaml`;
}

/** The address of the page that the pages of a family are below. */
export function parentOf(family: DetailPage['family']): Route {
  return routes[families[family].parent];
}

const byPath = new Map<string, DetailPage>(detailPages.map((page) => [page.path, page]));

/**
 * The detail page at an address.
 * @throws Error when no content file has this address
 */
export function detailPageAt(path: Route): DetailPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`content/pages has no page for ${path}`);
  return page;
}

/** The pages of one family, in menu order. */
export function pagesOf(family: DetailPage['family']): DetailPage[] {
  return detailPages.filter((page) => page.family === family);
}
