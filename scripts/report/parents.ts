import { detailPages, parentOf } from '@/site/pages';
import { findingsOf, notice, type Finding } from './finding';

/**
 * Notices pages that the page above them does not list, so that menus alone lead there. What we do and Our services list
 * theirs by themselves; a parent that is a page of its own names each in its content.
 */
export function parentNotices(pages = detailPages): Finding[] {
  return pages.flatMap(({ path, family }) => {
    const parent = pages.find((page) => page.path === parentOf(family));
    if (!parent || JSON.stringify(parent.sections).includes(`"${path}"`)) return [];
    const text = `${parent.path} does not list this page. Give it a card there, with its route as “url”.`;
    return findingsOf(path, [notice('links', text)]);
  });
}
