import { routes } from '@/content/routes';
import { brochureNotices } from './brochures';
import { editorialNotices } from './editorial';
import { factNotices, unmentionedNotices } from './facts';
import { findingsOf, type Finding } from './finding';
import { parentNotices } from './parents';
import { spelledNotices } from './spelled';
import { writtenPages, type WrittenPage } from '@/site/written-pages';

/** What a copy editor would say about the content; notices only, so that nothing stops a release. */
export function contentNotices(pages: readonly WrittenPage[] = writtenPages()): Finding[] {
  return [
    ...pages.flatMap((page) => [
      ...findingsOf(page.route, editorialNotices(page, pages), page.file),
      ...findingsOf(page.route, factNotices(page), page.file),
    ]),
    ...findingsOf(routes.home, unmentionedNotices(pages)),
    ...findingsOf(routes.home, spelledNotices()),
    ...brochureNotices(),
    ...parentNotices(),
  ];
}
