/** @jest-environment node */
import { company } from '@/content/company';
import { notesWords } from '@/content/interface';
import { routes, type Route } from '@/content/routes';
import { articlesOf } from './articles';
import { home } from './home';
import { detailPages } from './pages';
import { sectionPages } from './section-pages';
import { absoluteUrl, pageTitle } from './urls';
import { socialPictures } from './social';
import { pageMetadata, verificationTags } from './metadata';

const listed = detailPages.filter((page) => page.seo.canonical);
const gaps = detailPages.filter((page) => !page.seo.canonical);

it.each(detailPages)('names $path in its title, its description and its previews', ({ path, seo }) => {
  const metadata = pageMetadata({ path, seo });
  const title = pageTitle(seo.pageName);
  const url = absoluteUrl(path);
  expect(metadata).toMatchObject({
    title,
    description: seo.description,
    keywords: seo.keywords,
    robots: { index: true, follow: true },
    openGraph: { type: 'website', siteName: company.brand, title, description: seo.description, url },
    twitter: { card: 'summary_large_image', title, description: seo.description },
  });
});

it.each(listed)('gives $path its own address', ({ path, seo }) => {
  expect(pageMetadata({ path, seo }).alternates).toEqual({ canonical: absoluteUrl(path) });
});

it('names the feed on the home page, the list of notes and each note, and nowhere else', () => {
  const typesOf = (path: Route) => pageMetadata({ path, seo: home.seo }).alternates?.types;
  const feed = { 'application/atom+xml': [{ url: absoluteUrl('/notes.atom'), title: notesWords.title }] };
  for (const path of [routes.home, routes.notes, ...articlesOf('note').map(({ path }) => path)])
    expect([path, typesOf(path)]).toEqual([path, feed]);
  expect(typesOf(routes.contact)).toBeUndefined();
});

it.each(gaps)('leaves the canonical of $path out, and none is inherited', ({ path, seo }) => {
  expect(pageMetadata({ path, seo }).alternates).toEqual({ canonical: null });
});

it.each(socialPictures)('shows $path by a picture of its own', ({ path, file, title }) => {
  const { openGraph, twitter } = pageMetadata({ path, seo: sectionPages.contact.seo });
  const [image] = openGraph?.images as { url: string; width: number; height: number; type: string; alt: string }[];
  expect(image).toMatchObject({ url: absoluteUrl(file), width: 1200, height: 630, type: 'image/png' });
  expect(image?.url).toMatch(/^https:.*\.png$/);
  expect(image?.alt).toContain(title);
  // The card has no tags for the type and the size of its picture.
  expect(twitter?.images).toEqual([{ url: image?.url, alt: image?.alt }]);
});

it('shows a section of the home page by the home page’s picture', () => {
  const { openGraph } = pageMetadata(sectionPages.techstack);
  expect(openGraph?.images).toEqual([expect.objectContaining({ url: absoluteUrl('/social/home.png') })]);
});

it('keeps an unlisted page out of search results, and its links open', () => {
  expect(pageMetadata(sectionPages.footer).robots).toEqual({ index: false, follow: true });
});

describe('a build for another place', () => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
  });

  /** The builder as a build with this environment has it. */
  async function builtWith(env: Record<string, string>): Promise<typeof pageMetadata> {
    process.env = { ...before, ...env };
    jest.resetModules();
    return (await import('./metadata')).pageMetadata;
  }

  it('takes host and folder from one setting', async () => {
    const build = await builtWith({ NEXT_PUBLIC_SITE_ORIGIN: 'https://staging.test/', NEXT_PUBLIC_BASE_PATH: '/next' });
    const { alternates, openGraph } = build(sectionPages.contact);
    expect(alternates).toEqual({ canonical: `https://staging.test/next${routes.contact}` });
    expect(openGraph).toMatchObject({
      url: `https://staging.test/next${routes.contact}`,
      images: [expect.objectContaining({ url: 'https://staging.test/next/social/home.png' })],
    });
  });

  it('keeps every page of a preview out of search results, and marks its title', async () => {
    const build = await builtWith({ NEXT_PUBLIC_PREVIEW: '1' });
    const { robots, title } = build(sectionPages.contact);
    expect(robots).toEqual({ index: false, follow: false });
    expect(title).toBe(`[Preview] ${pageTitle(sectionPages.contact.seo.pageName)}`);
  });
});

it('verifies the owner to the search engines whose code is given', () => {
  expect(verificationTags({ google: '', bing: '' })).toEqual({});
  expect(verificationTags({ google: 'g-1', bing: 'B2' })).toEqual({ google: 'g-1', other: { 'msvalidate.01': 'B2' } });
});
