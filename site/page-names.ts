import { detailPages } from './pages';
import { aboutSlug } from '@/lib/enquiry-href';

/** The names of the detail pages by their slugs (`aboutSlug`), as `URLSearchParams` reads them. */
export function pageNames(): string {
  return new URLSearchParams(detailPages.map(({ path, name }) => [aboutSlug(path), name])).toString();
}
