import { expect, test } from '@playwright/test';
import { detailPages } from '@/site/pages';
import { routes } from '@/test-support/routes';
import { detailPageFields } from '@/lib/schemas/detail-page';
import { menuColumns, menuLinks } from '@/site/navigation';
import { absoluteUrl, pageTitle, site } from '@/site/urls';
import { allRoutes, pageOf, screenRoutes, textOf } from './support/built-site';
import { textsIn } from './support/content';

const seoOf = (path: string) => {
  const head = pageOf(path).querySelector('head');
  const meta = (name: string) =>
    head?.querySelectorAll(`meta[name="${name}"]`).map((element) => element.getAttribute('content'));
  return {
    titles: head?.querySelectorAll('title').map((title) => title.text) ?? [],
    descriptions: meta('description') ?? [],
    keywords: meta('keywords') ?? [],
    canonicals:
      head?.querySelectorAll('link[rel=canonical]').map((link) => new URL(link.getAttribute('href') ?? '').href) ?? [],
  };
};

/** All routes except the alias, which repeats another page on purpose. */
const distinctRoutes = allRoutes.filter((path) => path !== routes.integrationsAlias);

test('every page has one title, one description and keywords @desktop @core', () => {
  for (const path of allRoutes) {
    const { titles, descriptions, keywords } = seoOf(path);
    expect.soft(titles, path).toHaveLength(1);
    expect.soft(titles[0], path).toContain(pageTitle(''));
    expect.soft(titles[0]?.length, `${path}: length of the title`).toBeLessThanOrEqual(70);
    expect.soft(descriptions, path).toHaveLength(1);
    expect.soft(descriptions[0]?.length, `${path}: length of the description`).toBeGreaterThanOrEqual(70);
    expect.soft(descriptions[0]?.length, `${path}: length of the description`).toBeLessThanOrEqual(160);
    expect.soft(keywords.join().split(',').length, `${path}: keywords`).toBeGreaterThanOrEqual(3);
  }
});

test('no two pages have the same title or description @desktop @core', () => {
  for (const part of ['titles', 'descriptions'] as const) {
    const values = distinctRoutes.map((path) => seoOf(path)[part][0]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('every page has the canonical link that docs/decisions.md requires @desktop @core', () => {
  const without = new Set<string>(detailPages.filter((page) => !page.seo.canonical).map((page) => page.path));
  expect([...without].sort()).toEqual([routes.documents, routes.location, routes.propertyData].sort());
  for (const path of allRoutes) {
    const target = path === routes.integrationsAlias ? routes.integrations : path;
    expect.soft(seoOf(path).canonicals, path).toEqual(without.has(path) ? [] : [new URL(absoluteUrl(target)).href]);
  }
});

test('the alias has the same content as its page @desktop @core', () => {
  const [alias, page] = [routes.integrationsAlias, routes.integrations].map((path) =>
    pageOf(path).querySelector('main'),
  );
  expect(alias?.structuredText).toBe(page?.structuredText);
});

test('every page has a language, landmarks and a main heading before any script runs @desktop @core', () => {
  for (const path of distinctRoutes) {
    const page = pageOf(path);
    expect.soft(page.querySelector('html')?.getAttribute('lang'), path).toBe(site.language);
    expect.soft(page.querySelectorAll('main'), path).toHaveLength(1);
    expect
      .soft(
        page.querySelectorAll('h1').map((heading) => textOf(heading).length > 3),
        path,
      )
      .toEqual([true]);
    if (!screenRoutes.includes(path)) continue;
    const linked = page.querySelectorAll('header nav a').map((link) => link.getAttribute('href'));
    expect
      .soft(linked, path)
      .toEqual(
        expect.arrayContaining([...menuLinks, ...menuColumns.flatMap(({ links }) => links)].map(({ href }) => href)),
      );
    expect.soft(page.querySelectorAll('footer a').length, path).toBeGreaterThan(0);
  }
});

test('every text of a detail page’s header and slide is in its HTML @desktop @core', () => {
  for (const { path, header, slide } of detailPages) {
    const shown = textOf(pageOf(path).querySelector('main')!);
    const texts = textsIn(detailPageFields, { header, slide });
    expect.soft(texts, path).not.toEqual([]);
    const missing = texts.filter((text) => !shown.includes(text));
    expect.soft(missing, path).toEqual([]);
  }
});

/** What structured data says of each kind of thing that its page shows: Google forbids what visitors cannot see. */
const shownFields: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'legalName', 'email', 'foundingDate'],
  Service: ['name', 'description'],
  Question: ['name'],
  Answer: ['text'],
  JobPosting: ['title', 'datePosted', 'skills'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode'],
  OccupationalExperienceRequirements: ['description'],
};

test('structured data says only what its page shows @desktop @core', () => {
  for (const path of screenRoutes) {
    const page = pageOf(path);
    const dates = page.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
    const shown = `${textOf(page.querySelector('body')!)} ${dates.join(' ')}`;
    const blocks = page.querySelectorAll('script[type="application/ld+json"]');
    expect.soft(blocks, path).toHaveLength(1);
    const claims: unknown[] = [];
    JSON.parse(blocks[0]?.rawText ?? '{}', (_, value: Record<string, unknown> | null) => {
      for (const field of shownFields[String(value?.['@type'])] ?? []) claims.push(value?.[field] ?? '');
      return value;
    });
    expect.soft(claims, path).not.toEqual([]);
    expect
      .soft(
        claims.filter((claim) => !shown.includes(String(claim))),
        path,
      )
      .toEqual([]);
  }
});
