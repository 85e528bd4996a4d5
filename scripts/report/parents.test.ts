/** @jest-environment node */
import { routes } from '@/content/routes';
import { detailPageAt, detailPages, pagesOf } from '@/site/pages';
import { parentNotices } from './parents';

it('finds each page on the page above it', () => {
  expect(parentNotices()).toEqual([]);
});

it('notices a page that its parent does not list', () => {
  const parent = detailPageAt(routes.integrations);
  const others = detailPages.filter((page) => page !== parent);
  const notices = parentNotices([...others, { ...parent, sections: [] }]);
  expect(notices.map(({ route }) => route)).toEqual(pagesOf('integration').map(({ path }) => path));
  expect(notices[0]?.text).toContain(`${parent.path} does not list this page`);
});
