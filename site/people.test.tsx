/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

const named = { name: 'Jo Example', role: 'Engineer', about: 'Ask about leases and what they become in a database.' };
const profiles = [{ name: 'Own page', url: 'https://jo.example' }];

jest.mock('@/generated/content/people.json', () => ({
  jo: { ...named, profiles },
  hidden: { ...named, draft: true },
}));

it('a person who is named is on Who we are and on a page, in the sitemap, and a Person to search engines; a draft is not', async () => {
  const { people, peopleOf } = await import('./people');
  expect(people.map(({ id }) => id)).toEqual(['jo']);
  expect(peopleOf(['hidden'])).toEqual([]);
  expect(() => peopleOf(['nobody'])).toThrow('no file “nobody.yaml”');
  const { listedPages } = await import('./listed');
  const { addresses } = await import('./addresses');
  expect(listedPages.map(({ path }) => path)).toContain('/people/jo');
  expect(addresses).toContain('/people/jo');
  const { sectionPages } = await import('./section-pages');
  expect(sectionPages.whoWeAre.sections.map(({ kind }) => kind)).toContain('people');
  const page = await import('@/app/(site)/[slug]/[below]/page');
  const params = Promise.resolve({ slug: 'people', below: 'jo' });
  expect(page.generateStaticParams()).toContainEqual({ slug: 'people', below: 'jo' });
  expect(JSON.stringify(await page.generateMetadata({ params }))).toContain('Jo Example, engineer');
  const html = renderToStaticMarkup(await page.default({ params }));
  expect(html).toContain('<a href="https://jo.example" rel="external me"');
  expect(html).toMatch(/"@type":\s*"Person"/);
  expect(html).toMatch(/"@type":\s*"ProfilePage"/);
});

it('as long as nobody is named no list of people is shown', async () => {
  jest.resetModules();
  jest.doMock('@/generated/content/people.json', () => ({}));
  const { sectionPages } = await import('./section-pages');
  expect(sectionPages.whoWeAre.sections.map(({ kind }) => kind)).not.toContain('people');
});
