/** @jest-environment node */
import { lastChanges } from '@/site/history';
import { listedPages } from '@/site/listed';
import { sectionPages } from '@/site/section-pages';
import { absoluteUrl } from '@/site/urls';
import { routes } from '@/content/routes';
import sitemap from './sitemap';

jest.mock('@/site/history');

const days = { home: '2026-03-02T10:00:00+08:00', section: '2026-01-05T09:00:00+08:00' };

/** The day on which the sitemap says that a page changed, given the days on which its files did. */
function dateOf(path: string, changes: Record<string, string>): unknown {
  jest.mocked(lastChanges).mockReturnValue(new Map(Object.entries(changes)));
  return sitemap().find(({ url }) => url === absoluteUrl(path))?.lastModified;
}

const { path } = sectionPages.techstack;
const filesOf = (page: string) => listedPages.find((listed) => listed.path === page)?.files ?? [];
/** Every file of a page changed on one day, and these on another. */
const changed = (page: string, others: Record<string, string> = {}) => ({
  ...Object.fromEntries(filesOf(page).map((file) => [file, days.section])),
  ...others,
});

it('dates a page by the newest change of the files that say what it says', () => {
  expect(dateOf(path, changed(path))).toEqual(new Date(days.section));
  expect(dateOf(path, changed(path, { 'content/home.yaml': days.home }))).toEqual(new Date(days.home));
});

it.each(['street', 'company', 'logos', 'pages/cloud-services', 'pages/api-development'])(
  'dates the home page by content/%s.yaml too, which it shows',
  (file) => {
    const changes = changed(routes.home, { [`content/${file}.yaml`]: days.home });
    expect(dateOf(routes.home, changes)).toEqual(new Date(days.home));
  },
);

it('gives no date to a page one of whose files has no sure one', () => {
  expect(dateOf(path, { 'content/home.yaml': days.home })).toBeUndefined();
});
