import { detailPageSources } from '@/content/pages';
import type { Route } from '@/content/routes';
import { parseContent } from '@/lib/parse-content';
import { detailPageSchema, type DetailPage } from '@/lib/schemas/detail-page';
import { visible } from './visible';

/** The detail pages that are shown, checked. @throws Error that names the file, the field and what was expected */
export const detailPages: readonly DetailPage[] = visible(
  Object.entries(detailPageSources).map(([file, source]) => {
    const page = parseContent(`content/pages/${file}.ts`, detailPageSchema, source);
    return { ...page, sections: visible(page.sections) };
  }),
);

/** The content file of a detail page. */
export function fileOf(path: Route): string {
  const name = Object.keys(detailPageSources).find((file) => detailPageSources[file]?.path === path);
  return `content/pages/${name}.ts`;
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
