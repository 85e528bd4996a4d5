/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { breadcrumbOf } from './breadcrumb';
import { company } from '@/content/company';
import { constants } from '@/content/constants';
import { home } from './home';
import { notFound } from '@/content/interface';
import { listedPages } from './listed';
import { logos, partnerLogos, type Logo } from '@/content/logos';
import { detailPages, detailPageAt, fileOf, pagesOf } from './pages';
import pictures from '@/generated/pictures.json';
import { printIndexSeo, printSeo } from './print';
import { printPages } from '@/content/print';
import { routes, type Route } from '@/content/routes';
import { chapterAt, chapters } from '@/content/street';
import type { SectionOf, Section } from '@/components/sections/schema';
import { sectionPages } from './section-pages';
import { pageTitle } from './urls';
import { socialPictures } from './social';
import { techstackTabs } from '@/content/techstack';

/** Every page with its words for search engines: [address, what it says]. */
const seo = [
  [routes.home, home.seo] as const,
  ...detailPages.map((page) => [page.path, page.seo] as const),
  ...Object.values(sectionPages).map((page) => [page.path, page.seo] as const),
  ...printPages.map((page) => [page.path, printSeo(page)] as const),
  [routes.printIndex, printIndexSeo] as const,
];

/** The values that stand more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** The only section of a kind (and id) on a page. */
function sectionOf<Kind extends Section['kind']>(path: Route, kind: Kind, id?: string): SectionOf<Kind> {
  const found = detailPageAt(path).sections.filter((one) => one.kind === kind && (!id || one.id === id));
  expect(found).toHaveLength(1);
  return found[0] as SectionOf<Kind>;
}

describe('every address', () => {
  it('is told by one content file, and no page is left without an address', () => {
    const told = [...seo.map(([address]) => address), routes.integrationsAlias];
    expect([...told].sort()).toEqual([...Object.values(routes)].sort());
  });

  it('of a detail page has a file of its own', () => {
    for (const { path: address } of detailPages) expect(existsSync(fileOf(address))).toBe(true);
  });
});

describe('titles and descriptions', () => {
  it('are each told once', () => {
    expect(repeated(seo.map(([, { pageName }]) => pageName.toLowerCase()))).toEqual([]);
    expect(repeated(seo.map(([, { description }]) => description))).toEqual([]);
  });

  it.each(seo)('leave the name of %s room beside the brand', (_, { pageName }) => {
    // 70 characters in all for a brand of up to ten letters.
    expect(pageName.length).toBeLessThanOrEqual(70 - (pageTitle('').length - company.brand.length) - 10);
  });

  it('main headings are each told once', () => {
    const headings = [
      home.hero.title,
      ...[...detailPages.map(({ header }) => header), ...Object.values(sectionPages)].map(({ title }) => title),
    ];
    expect(repeated(headings)).toEqual([]);
  });

  it('leave the canonical out on the three pages of the decision, and nowhere else', () => {
    const without = seo.filter(([, { canonical }]) => !canonical).map(([address]) => address);
    expect(without).toEqual([routes.location, routes.propertyData, routes.documents]);
  });
});

describe('the sitemap', () => {
  it('lists every page but those for paper, the footer and the alias', () => {
    const hidden = new Set<string>([
      routes.footer,
      routes.printIndex,
      routes.integrationsAlias,
      ...printPages.map((page) => page.path),
    ]);
    expect(listedPages.map((page) => page.path).sort()).toEqual(
      Object.values(routes)
        .filter((address) => !hidden.has(address))
        .sort(),
    );
  });
});

describe('links', () => {
  it.each(detailPages)('of $path lead on to other pages, each once', ({ path: own, related = [], sections }) => {
    const next = related.map((one) => one.path);
    expect(next).not.toContain(own);
    expect(repeated(next)).toEqual([]);
    const cards = sections.flatMap((section) =>
      section.kind === 'integrations' || section.kind === 'cards' ? section.items : [],
    );
    for (const card of cards) if (card.readMore) expect(card.url).toBeDefined();
  });

  it('end a page with its own reading list, or with the next chapter of the story', () => {
    for (const { path, related } of detailPages) expect([path, !related]).toEqual([path, Boolean(chapterAt(path))]);
  });

  it.each(detailPages)('of $path’s breadcrumb lead to pages that are there', (page) => {
    for (const crumb of breadcrumbOf(page)) expect(Object.values(routes)).toContain(crumb.path);
  });

  it('of every main page lead to it from another page’s reading list', () => {
    const led = new Set<string>([
      ...detailPages.flatMap(({ related = [] }) => related.map((one) => one.path)),
      ...chapters.map(({ page }) => page),
    ]);
    for (const page of [...pagesOf('solution'), ...pagesOf('service')]) expect(led).toContain(page.path);
  });
});

describe('pictures', () => {
  const shown = [
    notFound.picture,
    ...home.hero.slides.map((slide) => slide.picture),
    ...detailPages.flatMap((page) => [page.header.picture, ...(page.slide ? [page.slide.picture] : [])]),
  ];
  const made: Record<string, { files: { avif: string }[]; webp: string } | undefined> = pictures;

  it.each([...new Set(shown.map((picture) => picture.scene))])('%s is made in every width', (scene) => {
    const { files, webp } = made[scene] ?? { files: [], webp: '' };
    expect(files).not.toEqual([]);
    for (const file of [...files.map(({ avif }) => avif), webp])
      expect(existsSync(path.join('public', file))).toBe(true);
  });

  it('19 main pages have a social picture, each under a name of its own', () => {
    expect(socialPictures).toHaveLength(19);
    expect(repeated(socialPictures.map((one) => one.file))).toEqual([]);
  });

  it.each(Object.entries<Logo>(logos))('of the logo %s are there', (_, logo) => {
    for (const file of [logo.file, logo.mono]) if (file) expect(existsSync(path.join('public', file))).toBe(true);
  });
});

describe('what the requirements count', () => {
  it('six solutions, six services, six integrations', () => {
    for (const family of ['solution', 'service', 'integration'] as const) expect(pagesOf(family)).toHaveLength(6);
  });

  it('on the home page', () => {
    expect(home.hero.slides).toHaveLength(7);
    expect(repeated(home.hero.slides.map((slide) => slide.id))).toEqual([]);
    expect(partnerLogos.map((one) => one.id)).toEqual(
      Array.from({ length: constants.marquee.logos }, (_, at) => at + 1),
    );
    expect(home.techstack.groups.map((group) => group.items.length)).toEqual([9, 9, 3]);
    expect(home.careers.vacancies).toHaveLength(2);
    expect(techstackTabs).toHaveLength(6);
  });

  it.each([
    [routes.realEstate, 5],
    [routes.digitalTransformation, 3],
    [routes.integrations, 2],
    [routes.identity, 3],
    [routes.applicationFramework, 3],
    [routes.powerApps, 4],
  ])('entries of the sticky menu of %s: %d', (address, entries) => {
    const widths: readonly number[] = constants.tabWidths;
    const menu = detailPageAt(address).menu ?? [];
    expect(menu).toHaveLength(entries);
    for (const { width } of menu) expect(widths).toContain(width);
  });

  it('no sticky menu elsewhere', () => {
    expect(detailPages.filter((page) => page.menu)).toHaveLength(6);
  });

  it.each([
    [routes.realEstate, 'benefits', 6],
    [routes.realEstate, 'rows', 8],
    [routes.realEstate, 'cards', 10],
    [routes.realEstate, 'integrations', 6],
    [routes.digitalTransformation, 'benefits', 5],
    [routes.digitalTransformation, 'integrations', 6],
    [routes.integrations, 'integrations', 6],
    [routes.applicationSupport, 'benefits', 5],
    [routes.productEngineering, 'benefits', 6],
    [routes.apiDevelopment, 'rows', 5],
    [routes.apiDevelopment, 'cards', 5],
    [routes.applicationDevelopment, 'cards', 5],
    [routes.identity, 'components', 2],
    [routes.powerApps, 'components', 3],
  ] as const)('%s: %s, %d', (address, kind, items) => {
    expect(sectionOf(address, kind).items).toHaveLength(items);
  });

  it('eight cards and six on the application framework', () => {
    const cards = detailPageAt(routes.applicationFramework).sections.filter((one) => one.kind === 'cards');
    expect(cards.map((one) => one.items.length)).toEqual([8, 6]);
  });

  it.each([routes.applicationSupport, routes.productEngineering])('a shaped background on %s', (address) => {
    expect(sectionOf(address, 'benefits').layout).toBe('shaped');
  });

  it.each([routes.dedicatedTeams, routes.productEngineering])('how it works, on %s', (address) => {
    expect(sectionOf(address, 'steps', 'how-it-works').items.length).toBeGreaterThan(2);
  });

  it('six identity platforms in one row', () => {
    expect(sectionOf(routes.identity, 'logo-strip').logos).toHaveLength(6);
  });

  it.each([
    [routes.location, 4],
    [routes.propertyData, 1],
    [routes.documents, 3],
    [routes.payments, 2],
  ] as const)('groups of logos on %s: %d', (address, groups) => {
    expect(sectionOf(address, 'logo-groups').groups).toHaveLength(groups);
  });

  it('two groups of four on accounting and payment', () => {
    expect(sectionOf(routes.payments, 'logo-groups').groups.map((group) => group.logos.length)).toEqual([4, 4]);
  });

  it('a slide on five detail pages', () => {
    const slides = detailPages.filter((page) => page.slide);
    expect(slides.map((page) => page.path).sort()).toEqual(
      [routes.cloud, routes.digitalTransformation, routes.powerApps, routes.realEstate, routes.integrations].sort(),
    );
  });

  it('seven brochures', () => {
    expect(printPages.filter((page) => page.brochure)).toHaveLength(7);
  });
});
