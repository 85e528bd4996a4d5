/** @jest-environment node */
import { lastChanges } from '@/site/history';
import { sectionPages } from '@/site/section-pages';
import { absoluteUrl } from '@/site/urls';
import { routes } from '@/content/routes';
import sitemap from './sitemap';

jest.mock('@/site/history');

const days = { home: '2026-03-02T10:00:00+08:00', section: '2026-01-05T09:00:00+08:00' };

/** When the sitemap says that a page last changed, given when its files did. */
function dateOf(path: string, changes: Record<string, string>): unknown {
  jest.mocked(lastChanges).mockReturnValue(new Map(Object.entries(changes)));
  return sitemap().find(({ url }) => url === absoluteUrl(path))?.lastModified;
}

const { path } = sectionPages.techstack;
const file = `content/section-pages${path}.ts`;

it('dates a page by the newest change of the files that say what it says', () => {
  expect(dateOf(path, { [file]: days.section, 'content/home.ts': days.home })).toEqual(new Date(days.home));
  expect(dateOf(routes.home, { 'content/home.ts': days.home })).toEqual(new Date(days.home));
});

it('gives no date to a page one of whose files has no sure one', () => {
  expect(dateOf(path, { 'content/home.ts': days.home })).toBeUndefined();
});
