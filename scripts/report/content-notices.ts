import { routes } from '@/content/routes';
import { clockNotices } from './clocks';
import { editorialNotices } from './editorial';
import { factNotices, untoldNotices } from './facts';
import { findingsOf, type Finding } from './finding';
import { wordingNotices } from './wording';
import { writtenPages, type WrittenPage } from './written-pages';

/** What a second reader would say of the words: notices, none of which stops anything. */
export function contentNotices(pages: readonly WrittenPage[] = writtenPages()): Finding[] {
  return [
    ...pages.flatMap((page) => [
      ...findingsOf(page.route, editorialNotices(page, pages), page.file),
      ...findingsOf(page.route, factNotices(page), page.file),
      ...findingsOf(page.route, clockNotices(page), page.file),
    ]),
    ...findingsOf(routes.home, untoldNotices(pages)),
    ...findingsOf(routes.home, wordingNotices(pages)),
  ];
}
