/** @jest-environment node */
import { company } from '@/content/company';
import { limits } from './limits';
import { ui } from '@/content/interface';
import { detailPages, detailPageAt } from '@/content/pages';
import { printIndexSeo, printPages, printSeo } from '@/content/print';
import { routes, type Route } from '@/content/routes';
import type { Seo } from '@/lib/schema';
import { sectionPages } from '@/content/section-pages';
import { home } from '@/content/home';
import { absoluteUrl, pageTitle, site as place } from '@/lib/site';
import { socialPictureOf, socialSize } from '@/lib/social';
import { expectationOf } from './expected';
import { checkSite } from './checks';
import type { Finding } from './finding';
import type { PageFacts } from './read-page';
import type { SiteFacts } from './read-site';

const today = '2100-01-01';

/** A page as the build makes it, but for structured data, which has tests of its own. */
function pageOf(route: Route, seo: Seo, h1: string, real: Route = route, opening = ''): PageFacts {
  const { indexable, canonical } = expectationOf(route);
  const title = pageTitle(seo.pageName);
  const url = absoluteUrl(real).replace(/\/$/, '');
  const { file } = socialPictureOf(real);
  const image = absoluteUrl(file);
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', '@id': '#site', name: company.brand, url, publisher: { '@id': '#site' } }],
  };
  return {
    route,
    titles: [title],
    descriptions: [seo.description],
    keywords: seo.keywords,
    canonicals: canonical ? [url] : [],
    robots: indexable ? 'index, follow' : 'noindex, follow',
    language: place.language,
    social: {
      'og:type': 'website', 'og:title': title, 'og:description': seo.description, 'og:url': url, 'og:site_name': company.brand,
      'og:locale': place.locale, 'og:image': image, 'og:image:type': 'image/png', 'og:image:width': '1200', 'og:image:height': '630',
      'og:image:alt': 'A model', 'twitter:card': 'summary_large_image', 'twitter:title': title,
      'twitter:description': seo.description, 'twitter:image': image, 'twitter:image:alt': 'A model',
    },
    headings: [{ level: 1, text: h1 }, { level: 2, text: 'Part' }, { level: 3, text: 'Piece' }, { level: 2, text: 'Part' }],
    opening,
    words: 500,
    text: company.brand,
    breadcrumb: [],
    structuredData: [JSON.stringify(graph)],
    picture: { file, bytes: 90_000, ...socialSize, format: 'png' },
  }; // prettier-ignore
}

const pages: readonly PageFacts[] = [
  pageOf(routes.home, home.seo, home.hero.title),
  ...detailPages.map((page) => pageOf(page.path, page.seo, page.header.title, page.path, page.header.description)),
  ...Object.values(sectionPages).map((page) => pageOf(page.path, page.seo, page.title, page.path, page.lead)),
  ...printPages.map((page) => pageOf(page.path, printSeo(page), page.name)),
  pageOf(routes.printIndex, printIndexSeo, 'Index'),
  pageOf(routes.integrationsAlias, detailPageAt(routes.integrations).seo, 'Twin', routes.integrations),
];

const good: SiteFacts = {
  base: place.origin,
  pages,
  sitemap: pages.filter((page) => expectationOf(page.route).listed).map((page) => absoluteUrl(page.route)),
  robotsTxt: `User-Agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}`,
  preview: false,
};

/** The findings that are no exceptions, on the site after a change to one page. */
function findingsWith(route: string, change: Partial<PageFacts>, site: Partial<SiteFacts> = {}): Finding[] {
  const changed = pages.map((page) => (page.route === route ? { ...page, ...change } : page));
  return checkSite({ ...good, pages: changed, ...site }, today).filter((one) => one.level !== 'deliberate');
}

const [cloud] = pages.filter((page) => page.route === routes.cloud);
const social = (change: Record<string, string>) => ({ social: { ...cloud?.social, ...change } });

it('has nothing to say about a site that is as it should be', () => {
  expect(findingsWith('', {})).toEqual([]);
});

it('names each exception that somebody decided', () => {
  const deliberate = checkSite(good, today).filter((one) => one.level === 'deliberate');
  const routesOf = (subject: Finding['subject']) =>
    deliberate.filter((one) => one.subject === subject).map((one) => one.route);
  expect(routesOf('canonical').sort()).toEqual(
    [routes.location, routes.propertyData, routes.documents, routes.integrationsAlias].sort(),
  );
  expect(routesOf('robots').sort()).toEqual(
    [...printPages.map((page) => page.path), routes.printIndex, routes.footer].sort(),
  );
  expect(routesOf('picture')).toHaveLength(Object.values(sectionPages).filter((page) => page.indexed).length);
});

describe('an error', () => {
  it.each<[string, Finding['subject'], Partial<PageFacts>]>([
    ['no title', 'title', { titles: [] }],
    ['two titles', 'title', { titles: [...(cloud?.titles ?? []), 'Another'] }],
    ['a title of another pattern', 'title', { titles: ['Cloud'] }],
    ['no description', 'description', { descriptions: [] }],
    ['two descriptions', 'description', { descriptions: [...(cloud?.descriptions ?? []), 'Another'] }],
    ['a short description', 'description', { descriptions: ['Cloud.'] }],
    ['a description of 161 characters', 'description', { descriptions: ['i'.repeat(161)] }],
    ['no keywords', 'keywords', { keywords: [] }],
    ['a title without the words of its search', 'search', { titles: [pageTitle('something else')] }],
    ['a first screen without the words of its search', 'search', { headings: [{ level: 1, text: 'Something else' }] , opening: 'It says another thing.' }],
    ['no canonical', 'canonical', { canonicals: [] }],
    ['two canonicals', 'canonical', { canonicals: [absoluteUrl(routes.cloud), absoluteUrl('/')] }],
    ['the canonical of another page', 'canonical', { canonicals: [absoluteUrl(routes.powerApps)] }],
    ['the canonical of another host', 'canonical', { canonicals: [`https://elsewhere.test${routes.cloud}`] }],
    ['noindex by mistake', 'robots', { robots: 'noindex, follow' }],
    ['no robots', 'robots', { robots: '' }],
    ['no language', 'robots', { language: '' }],
    ['no h1', 'headings', { headings: [] }],
    ['two h1', 'headings', { headings: [{ level: 1, text: 'One' }, { level: 1, text: 'Two' }] }],
    ['a level left out', 'headings', { headings: [{ level: 1, text: 'One' }, { level: 3, text: 'Three' }] }],
    ['an empty heading', 'headings', { headings: [{ level: 1, text: 'One' }, { level: 2, text: '' }] }],
    ['a preview without its picture’s text', 'link preview', social({ 'og:image:alt': '' })],
    ['a preview of another title', 'link preview', social({ 'og:title': 'Another' })],
    ['a preview of another address', 'link preview', social({ 'og:url': absoluteUrl('/') })],
    ['a picture without a full address', 'link preview', social({ 'og:image': '/social/a.png', 'twitter:image': '/social/a.png' })],
    ['no picture', 'picture', { picture: undefined }],
    ['a small picture', 'picture', { picture: { file: '/a.png', bytes: 1, width: 600, height: 315, format: 'png' } }],
    ['a picture of another format', 'picture', { picture: { file: '/a.png', bytes: 1, ...socialSize, format: 'webp' } }],
    ['a heavy picture', 'picture', { picture: { file: '/a.png', bytes: limits.picture.bytes + 1, ...socialSize, format: 'png' } }],
    ['another page’s picture', 'picture', { picture: { file: socialPictureOf(routes.powerApps).file, bytes: 1, ...socialSize, format: 'png' } }],
    ['no structured data', 'structured data', { structuredData: [] }],
    ['two blocks of structured data', 'structured data', { structuredData: [...(cloud?.structuredData ?? []), '{}'] }],
    ['structured data that is broken', 'structured data', { structuredData: ['{'] }],
    ['a breadcrumb that the data does not tell', 'structured data', { breadcrumb: [{ name: ui.whatWeDo, href: routes.whatWeDo }, { name: 'Cloud' }] }],
    ['another page’s title', 'title', { titles: [pageTitle(detailPageAt(routes.powerApps).seo.pageName)] }],
    ['another page’s description', 'description', { descriptions: [detailPageAt(routes.powerApps).seo.description] }],
    ['another page’s main heading', 'headings', { headings: [{ level: 1, text: detailPageAt(routes.powerApps).header.title }] }],
  ])('is %s', (_, subject, change) => {
    const errors = findingsWith(routes.cloud, change).filter((one) => one.level === 'error');
    expect(errors).toContainEqual(expect.objectContaining({ route: routes.cloud, subject }));
  }); // prettier-ignore

  it('is a canonical where the content says none', () => {
    expect(findingsWith(routes.location, { canonicals: [absoluteUrl(routes.location)] })).toEqual([
      expect.objectContaining({ level: 'error', subject: 'canonical' }),
    ]);
  });

  it.each([routes.footer, routes.printHome])('is %s among the pages to be found', (route) => {
    expect(findingsWith(route, { robots: 'index, follow' })).toEqual([
      expect.objectContaining({ level: 'error', route, subject: 'robots' }),
    ]);
  });

  it('is an alias that claims to be the page', () => {
    expect(
      findingsWith(routes.integrationsAlias, { canonicals: [absoluteUrl(routes.integrationsAlias)] }),
    ).toContainEqual(expect.objectContaining({ level: 'error', subject: 'canonical' }));
  });

  it.each<[string, Partial<SiteFacts>]>([
    ['a listed page that the sitemap lacks', { sitemap: good.sitemap.slice(1) }],
    ['a page for paper in the sitemap', { sitemap: [...good.sitemap, absoluteUrl(routes.printHome)] }],
    ['a page in the sitemap that is not there', { sitemap: [...good.sitemap, absoluteUrl('/nowhere')] }],
    ['a page twice in the sitemap', { sitemap: [...good.sitemap, absoluteUrl(routes.cloud)] }],
    ['another host in the sitemap', { sitemap: [...good.sitemap, 'https://elsewhere.test/'] }],
    ['a robots.txt without the sitemap', { robotsTxt: 'User-Agent: *\nAllow: /' }],
    ['a robots.txt that closes the site', { robotsTxt: `${good.robotsTxt}\nDisallow: /` }],
  ])('is %s', (_, change) => {
    const errors = findingsWith('', {}, change);
    expect(errors).toContainEqual(expect.objectContaining({ level: 'error', subject: 'sitemap' }));
  });

  it('is a page that the build did not make', () => {
    const errors = findingsWith('', {}, { pages: pages.filter((page) => page.route !== routes.contact) });
    expect(errors).toContainEqual(expect.objectContaining({ level: 'error', route: routes.contact }));
  });
});

describe('a notice', () => {
  it.each<[string, Finding['subject'], Partial<PageFacts>]>([
    ['a title wider than its line', 'title', { titles: [pageTitle('W'.repeat(30))] }],
    ['a title of narrow characters that is still too long', 'title', { titles: [pageTitle('i'.repeat(50))] }],
    ['a description wider than its lines', 'description', { descriptions: ['W'.repeat(120)] }],
    ['a thin page', 'words', { words: limits.words - 1 }],
  ])('is %s, and it tells where to change it', (_, subject, change) => {
    const found = findingsWith(routes.cloud, change).filter((one) => one.subject === subject);
    expect(found).toEqual([
      expect.objectContaining({ level: 'notice', where: expect.stringContaining('content/pages/cloud-services.ts') }),
    ]);
  });
});

describe('a preview build', () => {
  const closed = pages.map((page) => ({ ...page, robots: 'noindex, nofollow' }));

  it('may ask search engines to leave everything out, and says that it is one', () => {
    const found = findingsWith('', {}, { pages: closed, preview: true, sitemap: [], robotsTxt: '' });
    expect(found).toEqual([
      expect.objectContaining({ level: 'notice', text: expect.stringContaining('preview build') }),
    ]);
  });

  it('must not name its pages in a sitemap', () => {
    const found = findingsWith('', {}, { pages: closed, preview: true });
    expect(found).toContainEqual(expect.objectContaining({ level: 'error', subject: 'sitemap' }));
  });
});
