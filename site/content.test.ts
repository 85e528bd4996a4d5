/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { breadcrumbOf } from './breadcrumb';
import { constants } from '@/content/constants';
import { addresses } from './addresses';
import { articles } from './articles';
import { home } from './home';
import { notFound, notesWords } from '@/content/interface';
import { listedPages } from './listed';
import { logos, partnerLogos, type Logo } from '@/content/logos';
import { detailPages, detailPageAt, fileOf, pagesOf } from './pages';
import pictures from '@/generated/pictures.json';
import { printIndexSeo, printSeo } from './print';
import { printPages } from '@/content/print';
import { allRoutes, type Route } from '@/content/routes';
import { streetPage } from '@/content/street';
import { routes } from '@/test-support/routes';
import type { SectionOf, Section } from '@/lib/schemas/sections';
import { sectionPages } from './section-pages';
import { socialPictures } from './social';
import { techstackTabs } from '@/content/techstack';

/** Every page with its words for search engines: [address, what it says]. */
const seo = [
  [routes.home, home.seo] as const,
  ...detailPages.map((page) => [page.path, page.seo] as const),
  ...Object.values(sectionPages).map((page) => [page.path, page.seo] as const),
  ...articles.map((page) => [page.path, page.seo] as const),
  [routes.notes, notesWords.seo] as const,
  [routes.street, streetPage.seo] as const,
  ...printPages.map((page) => [page.path, printSeo(page)] as const),
  [routes.printIndex, printIndexSeo] as const,
];

/** The detail pages that the requirements ask for (docs/requirements.md, "Routes"); with the home page they are 19. */
const required: Record<'solution' | 'service' | 'integration', Route[]> = {
  solution: [
    routes.realEstate,
    routes.cloud,
    routes.identity,
    routes.digitalTransformation,
    routes.applicationFramework,
    routes.powerApps,
  ],
  service: [
    routes.applicationDevelopment,
    routes.apiDevelopment,
    routes.applicationSupport,
    routes.integrations,
    routes.dedicatedTeams,
    routes.productEngineering,
  ],
  integration: [
    routes.location,
    routes.propertyData,
    routes.documents,
    routes.payments,
    routes.messaging,
    routes.identityIntegration,
  ],
};
const requiredPages = Object.values(required).flat();

/** The values that stand more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The only section of a kind (and id) on a page. */
function sectionOf<Kind extends Section['kind']>(path: Route, kind: Kind, id?: string): SectionOf<Kind> {
  const sections = detailPageAt(path).sections.filter((section) => section.kind === kind && (!id || section.id === id));
  expect(sections).toHaveLength(1);
  return sections[0] as SectionOf<Kind>;
}

describe('every address', () => {
  it('is told by one content file, and no page is left without an address', () => {
    const told = [...seo.map(([address]) => address), routes.integrationsAlias];
    expect([...told].sort()).toEqual([...allRoutes].sort());
  });

  it('of a detail page has a file of its own', () => {
    for (const { path: address } of detailPages) expect(existsSync(fileOf(address))).toBe(true);
  });
});

describe('titles and descriptions', () => {
  it('leave the canonical out on the three pages of the decision, and on no other required page', () => {
    const without = seo.filter(
      ([address, { canonical }]) => !canonical && (requiredPages as string[]).includes(address),
    );
    expect(without.map(([address]) => address)).toEqual([routes.location, routes.propertyData, routes.documents]);
  });
});

describe('the sitemap', () => {
  it('lists every page but those for paper, the footer and the alias', () => {
    const hidden = new Set<string>([
      routes.footer,
      routes.printIndex,
      routes.integrationsAlias,
      ...printPages.map((page) => page.path),
      ...articles.filter(({ indexed }) => !indexed).map((page) => page.path),
    ]);
    expect(listedPages.map((page) => page.path).sort()).toEqual(
      addresses.filter((address) => !hidden.has(address)).sort(),
    );
  });
});

describe('links', () => {
  it.each(detailPages)('of $path’s breadcrumb lead to pages that are there', (page) => {
    for (const crumb of breadcrumbOf(page)) expect(allRoutes).toContain(crumb.path);
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

  it('every main page has a social picture, each under a name of its own', () => {
    expect(socialPictures.map((picture) => picture.path)).toEqual(
      expect.arrayContaining([routes.home, ...requiredPages]),
    );
    expect(repeated(socialPictures.map((picture) => picture.file))).toEqual([]);
  });

  it.each(Object.entries<Logo>(logos))('of the logo %s are there', (_, logo) => {
    for (const file of [logo.file, logo.mono]) if (file) expect(existsSync(path.join('public', file))).toBe(true);
  });
});

describe('what the requirements count', () => {
  it('six solutions, six services, six integrations; a page more is none of their business', () => {
    for (const [family, pages] of Object.entries(required))
      expect(pagesOf(family as keyof typeof required).map((page) => page.path)).toEqual(expect.arrayContaining(pages));
  });

  it('on the home page', () => {
    expect(home.hero.slides).toHaveLength(7);
    expect(repeated(home.hero.slides.map((slide) => slide.id))).toEqual([]);
    expect(partnerLogos.map((logo) => logo.id)).toEqual(
      Array.from({ length: constants.marquee.logos }, (_, index) => index + 1),
    );
    expect(home.techstack.groups.map((group) => group.items.length)).toEqual([9, 9, 3]);
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
    expect(detailPageAt(address).menu).toHaveLength(entries);
  });

  it('no sticky menu on another required page', () => {
    expect(requiredPages.filter((address) => detailPageAt(address).menu)).toHaveLength(6);
  });

  it.each([
    [routes.realEstate, 'benefits', 6, 'key-benefits'],
    [routes.realEstate, 'cards', 8, 'our-expertise'],
    [routes.realEstate, 'cards', 10, 'our-services'],
    [routes.realEstate, 'integrations', 6, 'third-party-integrations'],
    [routes.digitalTransformation, 'benefits', 5, 'key-benefits'],
    [routes.digitalTransformation, 'integrations', 6, 'third-party-integrations'],
    [routes.integrations, 'integrations', 6, 'api-integrations'],
    [routes.applicationSupport, 'benefits', 5, 'key-benefits'],
    [routes.productEngineering, 'benefits', 6, 'key-benefits'],
    [routes.apiDevelopment, 'cards', 5, 'our-services'],
    [routes.apiDevelopment, 'cards', 5, 'our-expertise'],
    [routes.applicationDevelopment, 'cards', 5, 'our-services'],
    [routes.identity, 'point-lists', 2, 'overview'],
    [routes.powerApps, 'point-lists', 3, 'components'],
  ] as const)('%s: %s, %d', (address, kind, items, id) => {
    expect(sectionOf(address, kind, id).items).toHaveLength(items);
  });

  it('eight cards and six on the application framework', () => {
    const cards = detailPageAt(routes.applicationFramework).sections.filter((section) => section.kind === 'cards');
    expect(cards.map((card) => card.items.length)).toEqual([8, 6]);
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

  it('a slide on five of the required pages', () => {
    expect(requiredPages.filter((address) => detailPageAt(address).slide).sort()).toEqual(
      [routes.cloud, routes.digitalTransformation, routes.powerApps, routes.realEstate, routes.integrations].sort(),
    );
  });

  it('seven brochures', () => {
    expect(printPages.filter((page) => page.brochure)).toHaveLength(7);
  });
});
