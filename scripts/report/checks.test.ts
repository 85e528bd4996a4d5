/** @jest-environment node */
import { company } from '@/content/company';
import { detailPages, detailPageAt } from '@/site/pages';
import { printIndexSeo, printSeo } from '@/site/print';
import { printPages } from '@/content/print';
import { type Route } from '@/content/routes';
import { routes } from '@/test-support/routes';
import type { Seo } from '@/lib/schemas/parts';
import { sectionPages } from '@/site/section-pages';
import { home } from '@/site/home';
import { absoluteUrl, pageTitle, site as place } from '@/site/urls';
import { socialPictureOf } from '@/site/social';
import { expectationOf } from './expected';
import { checkSite } from './checks';
import type { Finding } from './finding';
import { readPage, type ReadPage } from './read-page';
import type { ReadSite } from './read-site';

/** A page as built. */
function pageOf(route: Route, seo: Seo, real: Route = route): ReadPage {
  const { indexable, canonical } = expectationOf(route);
  const title = pageTitle(seo.pageName);
  const url = absoluteUrl(real).replace(/\/$/, '');
  const { file } = socialPictureOf(real);
  const image = absoluteUrl(file);
  return {
    ...readPage(route, ''),
    titles: [title],
    descriptions: [seo.description],
    keywords: seo.keywords.join(),
    canonicals: canonical ? [url] : [],
    robots: indexable ? 'index, follow' : 'noindex, follow',
    social: {
      'og:type': 'website',
      'og:title': title,
      'og:description': seo.description,
      'og:url': url,
      'og:site_name': company.brand,
      'og:locale': place.locale,
      'og:image': image,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A model',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': seo.description,
      'twitter:image': image,
      'twitter:image:alt': 'A model',
    },
    words: 500,
    sendsTo: ['https://api.emailjs.com'],
    picture: { file, data: Buffer.alloc(0), preview: '' },
  };
}

const pages: readonly ReadPage[] = [
  pageOf(routes.home, home.seo),
  ...[...detailPages, ...Object.values(sectionPages)].map(({ path, seo }) => pageOf(path, seo)),
  ...printPages.map((page) => pageOf(page.path, printSeo(page))),
  pageOf(routes.printIndex, printIndexSeo),
  pageOf(routes.integrationsAlias, detailPageAt(routes.integrations).seo, routes.integrations),
];

const good: ReadSite = {
  base: place.origin,
  pages,
  sitemap: pages.filter((page) => expectationOf(page.route).listed).map((page) => absoluteUrl(page.route)),
  robotsTxt: `User-Agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}`,
  preview: false,
  local: false,
};

const identify = ({ route, subject, text }: Finding) => `${route} ${subject} ${text}`;
const findings = checkSite(good);
/** Findings that the content itself causes, such as a notice about a long title. */
const known = new Set(findings.map(identify));

/** The errors and notices that a change to a page or the site adds. */
function findingsWith(route: string, change: Partial<ReadPage>, site: Partial<ReadSite> = {}): Finding[] {
  const changed = pages.map((page) => (page.route === route ? { ...page, ...change } : page));
  const changedFindings = checkSite({ ...good, pages: changed, ...site });
  return changedFindings.filter((finding) => finding.level !== 'deliberate' && !known.has(identify(finding)));
}

const [cloud] = pages.filter((page) => page.route === routes.cloud);
const social = (change: Record<string, string>) => ({ social: { ...cloud?.social, ...change } });

it('finds no errors in a correct site', () => {
  expect(findings.filter((finding) => finding.level === 'error')).toEqual([]);
});

it('lists every deliberate exception', () => {
  const deliberate = findings.filter((finding) => finding.level === 'deliberate');
  const routesOf = (subject: Finding['subject']) =>
    deliberate.filter((finding) => finding.subject === subject).map((finding) => finding.route);
  expect(routesOf('canonical').sort()).toEqual(
    [routes.location, routes.propertyData, routes.documents, routes.integrationsAlias].sort(),
  );
  expect(routesOf('robots').sort()).toEqual(
    [...printPages.map((page) => page.path), routes.printIndex, routes.footer].sort(),
  );
});

it('allows the form of a local site to post to this machine', () => {
  expect(findingsWith(routes.contact, { sendsTo: ['http://localhost:3001'] }, { local: true })).toEqual([]);
});

describe('an error', () => {
  it.each<[string, Finding['subject'], Partial<ReadPage>]>([
    ['no canonical', 'canonical', { canonicals: [] }],
    ['two canonicals', 'canonical', { canonicals: [absoluteUrl(routes.cloud), absoluteUrl('/')] }],
    ['the canonical of another page', 'canonical', { canonicals: [absoluteUrl(routes.powerApps)] }],
    ['the canonical of another host', 'canonical', { canonicals: [`https://elsewhere.test${routes.cloud}`] }],
    ['noindex by mistake', 'robots', { robots: 'noindex, follow' }],
    ['no robots', 'robots', { robots: '' }],
    ['a form that posts to this machine', 'form', { sendsTo: ['http://localhost:3001'] }],
    ['a link preview without alt text', 'link preview', social({ 'og:image:alt': '' })],
    ['a link preview without its picture', 'link preview', { picture: undefined }],
  ])('is %s', (_, subject, change) => {
    const errors = findingsWith(routes.cloud, change).filter((finding) => finding.level === 'error');
    expect(errors).toContainEqual(expect.objectContaining({ route: routes.cloud, subject }));
  });

  it('is a canonical on a page that must not have one', () => {
    expect(findingsWith(routes.location, { canonicals: [absoluteUrl(routes.location)] })).toEqual([
      expect.objectContaining({ level: 'error', subject: 'canonical' }),
    ]);
  });

  it.each([routes.footer, routes.printHome])('is an indexable %s', (route) => {
    expect(findingsWith(route, { robots: 'index, follow' })).toEqual([
      expect.objectContaining({ level: 'error', route, subject: 'robots' }),
    ]);
  });

  it('is an alias with itself as its canonical', () => {
    expect(
      findingsWith(routes.integrationsAlias, { canonicals: [absoluteUrl(routes.integrationsAlias)] }),
    ).toContainEqual(expect.objectContaining({ level: 'error', subject: 'canonical' }));
  });

  it.each<[string, Partial<ReadSite>]>([
    ['a page missing from the sitemap', { sitemap: good.sitemap.slice(1) }],
    ['a print page in the sitemap', { sitemap: [...good.sitemap, absoluteUrl(routes.printHome)] }],
    ['an unknown page in the sitemap', { sitemap: [...good.sitemap, absoluteUrl('/nowhere')] }],
    ['a page twice in the sitemap', { sitemap: [...good.sitemap, absoluteUrl(routes.cloud)] }],
    ['another host in the sitemap', { sitemap: [...good.sitemap, 'https://elsewhere.test/'] }],
    ['a robots.txt without the sitemap', { robotsTxt: 'User-Agent: *\nAllow: /' }],
    ['a robots.txt that blocks the site', { robotsTxt: `${good.robotsTxt}\nDisallow: /` }],
  ])('is %s', (_, change) => {
    const errors = findingsWith('', {}, change);
    expect(errors).toContainEqual(expect.objectContaining({ level: 'error', subject: 'sitemap' }));
  });
});

it('notices a title that search results will cut, and where to change it', () => {
  const titles = [pageTitle('i'.repeat(66 - pageTitle('').length))];
  expect(findingsWith(routes.cloud, { titles })).toEqual([
    expect.objectContaining({ level: 'notice', where: 'seo.pageName in content/pages/cloud-services.yaml' }),
  ]);
});

it('notices a thin page only if it is indexable', () => {
  const notice = expect.objectContaining({ level: 'notice', subject: 'words' });
  expect(findingsWith(routes.cloud, { words: 99 })).toEqual([notice]);
  expect(findingsWith(routes.cloud, { words: 100 })).toEqual([]);
  expect(findingsWith(routes.printIndex, { words: 9 })).not.toContainEqual(notice);
});

describe('a preview build', () => {
  const closed = pages.map((page) => ({ ...page, robots: 'noindex, nofollow' }));

  it('may be noindex throughout, with a notice', () => {
    const added = findingsWith('', {}, { pages: closed, preview: true, sitemap: [], robotsTxt: '' });
    expect(added).toEqual([
      expect.objectContaining({ level: 'notice', text: expect.stringContaining('preview build') }),
    ]);
  });

  it('must not list its pages in a sitemap', () => {
    const added = findingsWith('', {}, { pages: closed, preview: true });
    expect(added).toContainEqual(expect.objectContaining({ level: 'error', subject: 'sitemap' }));
  });
});
