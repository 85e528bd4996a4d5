import { familyOf } from '@/lib/families';
import { aboutSlug } from '@/site/enquiry-href';
import { familyPages } from './families';

/** The names of the pages that an enquiry can be about, by their slugs (`aboutSlug`), as `URLSearchParams` reads them. */
export function pageNames(): string {
  const asked = familyPages.filter(({ family }) => familyOf(family).isAsked);
  return new URLSearchParams(asked.map(({ path, name }) => [aboutSlug(path), name])).toString();
}

/**
 * The name of a page, as menus and lists have it.
 * @throws Error when there is no page at this address
 */
export function pageNameOf(path: string): string {
  const page = familyPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page has the address ${path}`);
  return page.name;
}
