/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';

/** A family that the site does not have: its row in the table, and a page of it. */
const path = '/events/open-day';

jest.mock('@/lib/families', () => {
  const table = jest.requireActual<typeof import('@/lib/families')>('@/lib/families');
  const event = { folder: 'articles', below: '/events/', crumbs: ['whoWeAre'], graph: undefined, isAsked: true };
  const families = { ...table.families, event };
  return {
    ...table,
    families,
    familyOf: (name: keyof typeof families) => families[name],
    familiesIn: (folder: string) => [
      ...table.familiesIn(folder as 'articles'),
      ...(folder === 'articles' ? ['event'] : []),
    ],
  };
});

jest.mock('@/generated/content/articles.json', () => {
  const written = jest.requireActual<Record<string, object>>('@/generated/content/articles.json');
  const page = { ...written.privacy, name: 'Open day', title: 'A day in our workshop', related: undefined };
  return { ...written, 'open-day': { ...page, family: 'event', path: '/events/open-day' } };
});

it('a row in the table and a file of content make a family: its page, address, breadcrumb, card and schema', async () => {
  const { articles } = await import('./articles');
  const article = articles.find((page) => page.path === path);
  const { articleSchema } = await import('@/lib/schemas/article');
  expect(articleSchema.safeParse({ ...article, path: '/elsewhere/open-day' }).error?.issues).toEqual([
    expect.objectContaining({ message: 'does not fit family: event. Expected an address below /events/' }),
  ]);

  const { writtenPages } = await import('./families');
  const page = writtenPages.find((written) => written.path === path);
  if (!page) throw new Error('The new family has no page.');
  const { addresses } = await import('./addresses');
  expect(addresses).toContain(path);
  const { listedPages } = await import('./listed');
  expect(listedPages).toContainEqual({ path, files: ['content/articles/open-day.yaml'] });
  const { socialPictureOf } = await import('./social');
  expect(socialPictureOf(path)).toMatchObject({ file: '/social/events-open-day.png', name: 'Open day' });
  const { pageNames } = await import('./page-names');
  expect(pageNames()).toContain('Open+day');
  const { breadcrumbOf } = await import('./breadcrumb');
  const { routes } = await import('@/content/routes');
  expect(breadcrumbOf(page).map((crumb) => crumb.path)).toEqual([routes.whoWeAre, path]);

  const { FamilyPage } = await import('@/components/layout/family-page');
  const html = renderToStaticMarkup(createElement(FamilyPage, { page }));
  expect(html).toContain('A day in our workshop');
});
