import { routes } from '@/content/routes';
import { clockNotices } from './clocks';
import { editorialNotices } from './editorial';
import { factNotices, untoldNotices } from './facts';
import type { Finding } from './finding';
import { wordingNotices } from './wording';
import { writtenPages, type Notices, type WrittenPage } from './written-pages';

/** What a second reader would say of the words: notices, none of which stops anything. */
export function contentNotices(pages: readonly WrittenPage[] = writtenPages()): Finding[] {
  const found = (route: string, notices: Notices, file?: string) =>
    Array.from(notices, ([subject, text, where = file]): Finding => {
      return { route, level: 'notice', subject, text, where };
    });
  return [
    ...pages.flatMap((page) =>
      [editorialNotices(page, pages), factNotices(page), clockNotices(page)].flatMap((notices) =>
        found(page.route, notices, page.file),
      ),
    ),
    ...found(routes.home, untoldNotices(pages)),
    ...found(routes.home, wordingNotices(pages)),
  ];
}
