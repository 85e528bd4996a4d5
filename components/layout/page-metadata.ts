import type { DetailPage } from '@/content/schema';
import type { SectionPage } from '@/content/section-pages';
import { pageMetadata } from './metadata';

/** The metadata of a detail page, from its content file. */
export function detailMetadata(page: DetailPage) {
  return pageMetadata({ path: page.path, seo: page.seo, socialPicture: page.header.picture.alt });
}

/** The metadata of a section page. */
export function sectionMetadata({ path, seo, indexed }: SectionPage) {
  return pageMetadata({ path, seo, indexed });
}
