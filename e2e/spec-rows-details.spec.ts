import { expect, test, type Locator, type Page } from '@playwright/test';
import { ui } from '@/content/interface';
import { pageOf, textOf } from './support/built-site';
import { waitForLayout } from './support/page';
import {
  attributesAt,
  detailPaths,
  integrations,
  linksAt,
  services,
  sizes,
  slidePaths,
  solutions,
  textsAt,
} from './support/rows';
import { test as opened } from './support/test';

/* The rows of docs/requirements.md, "Detail pages", a test each, in its words: see spec-rows-pages.spec.ts. */

const realEstate = solutions['Real estate software development'];
const cloud = solutions['Cloud consulting and services'];
const identity = solutions['Customer identity & access management'];
const digital = solutions['Digital transformation services'];
const framework = solutions['Application-in-a-box'];
const powerApps = solutions['Power Apps'];
const thirdParty = services['Third-Party API Integrations'];

/** The entries of the six menus: their words and the sections that they lead to. */
const menus: Record<string, Record<string, string>> = {
  [realEstate]: {
    'Our Expertise': 'our-expertise',
    'Our Services': 'our-services',
    'Third Party Integrations': 'third-party-integrations',
    Techstack: 'techstack',
    'Key Benefits': 'key-benefits',
  },
  [digital]: {
    'Key benefits': 'key-benefits',
    'Third Party Integrations': 'third-party-integrations',
    'Our Techstack': 'our-techstack',
  },
  [thirdParty]: { 'API Integrations': 'api-integrations', 'Our Techstack': 'our-techstack' },
  [identity]: { Overview: 'overview', 'Key Benefits': 'key-benefits', 'Our Services': 'our-services' },
  [framework]: { Authentication: 'authentication', Reliability: 'reliability', Techstack: 'techstack' },
  [powerApps]: {
    'Our Features': 'our-features',
    'Components of Power Apps': 'components',
    Techstack: 'techstack',
    'Key Benefits': 'key-benefits',
  },
};

/** The titles of the entries of a page's section, by its id or its heading. */
function entriesOf(path: string, section: string): string[] {
  const sections = pageOf(path).querySelectorAll('main section');
  const part = sections.find(
    (element) => element.id === section || element.querySelectorAll('h2').map(textOf).includes(section),
  );
  return part?.querySelectorAll('h3, dt').map(textOf) ?? [];
}

test.describe('Detail pages, common', () => {
  /** The heights (px) of a part of a page, by each window's height. */
  async function heightsOf(page: Page, path: string, selector: string): Promise<[number, number][]> {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heights: [number, number][] = [];
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      heights.push([viewport.height, (await page.locator(selector).boundingBox())?.height ?? NaN]);
    }
    return heights;
  }

  opened('header with hero banner, 350 px high background, in four windows @desktop', async ({ page }) => {
    opened.slow();
    for (const path of detailPaths.filter((candidate) => !slidePaths.includes(candidate)))
      for (const [, height] of await heightsOf(page, path, '.offer-ground'))
        expect.soft(height, path).toBeGreaterThanOrEqual(350);
  });

  opened('slides of 70vh on five pages, in four windows @desktop', async ({ page }) => {
    for (const path of slidePaths)
      for (const [screen, height] of await heightsOf(page, path, '.detail-slide'))
        expect.soft(height, path).toBeGreaterThanOrEqual(Math.min(0.7 * screen, 640) - 1);
  });

  test('techstack tabs: Frontend (default), Backend, Servers, Cloud, DevOps, Power Apps, with logos and names @desktop', () => {
    for (const path of detailPaths) {
      const tabs = textsAt(path, '[role=tab]');
      expect.soft(tabs, path).toEqual(['Frontend', 'Backend', 'Servers', 'Cloud', 'DevOps', 'Power Apps']);
      expect.soft(attributesAt(path, '[role=tab]', 'aria-selected')[0], path).toBe('true');
      expect.soft(textsAt(path, '[role=tabpanel] li'), path).not.toContain('');
    }
  });

  test('typing speed on detail pages is 30 @desktop', () => {
    for (const path of detailPaths)
      expect.soft(attributesAt(path, 'main [data-typed]', 'data-typed'), path).toEqual(['30']);
  });
});

/** What the menu marks, and which of its sections are nearest to where one counts as reached, at every 100 px of the page. */
function marksAt(page: Page) {
  return page.locator('[data-in-page-nav]').evaluate((nav) => {
    const links = [...nav.querySelectorAll('a')];
    const line = Number(nav.querySelector<HTMLElement>('[data-line]')?.dataset.line);
    const marks: { top: number; isShown: boolean; marked: string[]; nearest: string[] }[] = [];
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' });
      // At once, and not with the next frame.
      dispatchEvent(new Event('scroll'));
      const distances = links.map((link) => {
        const box = document.getElementById(link.hash.slice(1))!.getBoundingClientRect();
        return box.top > line ? box.top - line : Math.max(line - box.bottom, 0);
      });
      const least = Math.min(...distances);
      const textOf = (link: Element) => link.textContent ?? '';
      marks.push({
        top,
        isShown: nav.hasAttribute('data-shown'),
        marked: links.filter((link) => link.ariaCurrent === 'location').map(textOf),
        nearest: links.filter((_, index) => (distances[index] ?? NaN) < least + 1).map(textOf),
      });
    }
    return marks;
  });
}

test.describe('Sticky in-page menus', () => {
  for (const [path, menu] of Object.entries(menus)) {
    const entries = Object.entries(menu).map(([label, section]) => [label, `#${section}`]);
    test(`${path}: ${Object.keys(menu).join(', ')} @desktop`, () => {
      expect(linksAt(path, '[data-in-page-nav] a')).toEqual(entries);
      for (const [, section = ''] of entries) expect.soft(pageOf(path).querySelector(section), section).not.toBeNull();
    });

    test(`${path}: the list on the model leads to the same sections in the same order @desktop`, () => {
      const numbered = entries.map(([label, href], index) => [`${index + 1} ${label}`, href]);
      expect(linksAt(path, '[data-legend] a')).toEqual(numbered);
      expect(attributesAt(path, '[data-flag]', 'href')).toEqual(entries.map(([, href]) => href));
    });

    opened(`${path}: the section nearest the viewport top is highlighted, at every 100 px`, async ({ page }) => {
      await page.goto(path);
      await waitForLayout(page);
      const shown = (await marksAt(page)).filter(({ isShown }) => isShown);
      const wrong = shown.filter(({ marked, nearest }) => marked.length !== 1 || !nearest.includes(marked[0] ?? ''));
      expect(wrong).toEqual([]);
      const inTurn = shown
        .flatMap(({ marked }) => marked)
        .filter((label, index, labels) => label !== labels[index - 1]);
      expect(inTurn).toEqual(Object.keys(menu));
    });
  }

  test('no other detail page has one @desktop', () => {
    const without = detailPaths.filter((path) => !pageOf(path).querySelector('[data-in-page-nav]'));
    expect(without).toEqual(detailPaths.filter((path) => !(path in menus)));
  });

  opened(
    'offset 78 px from top; a section rests at 170 px in 425 px of width or less, at 130 in more @desktop',
    async ({ page }) => {
      await page.goto(realEstate);
      await waitForLayout(page);
      const target = page.locator('#third-party-integrations');
      const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const paddings = [
        { width: 375, padding: 170 },
        { width: 425, padding: 170 },
        { width: 426, padding: 130 },
        { width: 1280, padding: 130 },
      ];
      for (const { width, padding } of paddings) {
        await page.setViewportSize({ width, height: 850 });
        await target.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
        await expect.poll(() => topOf(target), `${width} px`).toBe(padding);
        // On a smaller screen the header leaves while one reads on, and the menu takes its place (in-page-nav.spec.ts).
        if (width >= 1024) await expect.poll(() => topOf(page.locator('[data-in-page-nav]'))).toBe(78);
      }
    },
  );
});

test.describe('Each detail page @desktop', () => {
  /** Page, section and how many entries it has. */
  const counts: [string, string, string, number][] = [
    ['Real estate: 6 benefits', realEstate, 'key-benefits', 6],
    ['Real estate: 8 expertise items', realEstate, 'our-expertise', 8],
    ['Real estate: 10 services', realEstate, 'our-services', 10],
    ['Real estate: 6 integration specialities', realEstate, 'third-party-integrations', 6],
    ['Digital transformation: 5 benefits', digital, 'key-benefits', 5],
    ['Digital transformation: 6 integration specialities', digital, 'third-party-integrations', 6],
    ['Application support: 5 benefits', services['Application maintenance and support'], 'key-benefits', 5],
    ['Product engineering: 6 benefits', services['Product engineering'], 'key-benefits', 6],
    ['API development: 5 services', services['API development'], 'our-services', 5],
    ['API development: five Our Expertise cards', services['API development'], 'Our Expertise', 5],
    ['Application development: five service cards', services['Application development'], 'our-services', 5],
    ['Third-party API integrations: six integration sections', thirdParty, 'api-integrations', 6],
    ['Application-in-a-box: eight expertise cards', framework, 'Secure Authentication', 8],
    ['Application-in-a-box: six maintenance cards', framework, 'Reliability & Maintenance', 6],
  ];
  for (const [name, path, section, count] of counts)
    test(name, () => expect(entriesOf(path, section)).toHaveLength(count));

  /** Pages and the headings that they must have. */
  const headings: [string, string, string[]][] = [
    ['Cloud: ‘Our Services’', cloud, ['Our Services']],
    [
      'Dedicated teams: Key benefits, ‘How it works’',
      services['Dedicated development teams'],
      ['Key benefits', 'How it works'],
    ],
    ['Product engineering: how-it-works section', services['Product engineering'], ['How it works']],
    [
      'Application development: Our Expertise and Our Techstack',
      services['Application development'],
      ['Our Expertise', 'Our Techstack'],
    ],
    [
      'Application-in-a-box: ‘Secure Authentication’, ‘Reliability & Maintenance’, ‘Our Techstack’',
      framework,
      ['Secure Authentication', 'Reliability & Maintenance', 'Our Techstack'],
    ],
  ];
  for (const [name, path, expected] of headings)
    test(name, () =>
      expect(textsAt(path, 'main h2').filter((heading) => expected.includes(heading))).toEqual(expected),
    );

  /** Pages and the words of their slides, which the requirements give. */
  const slideWords: [string, string, RegExp][] = [
    [
      'Real estate: one slide ‘Real Estate Software Development Company’ with a Visit button',
      realEstate,
      /Real Estate Software Development Company.*Visit/,
    ],
    ['Digital transformation: one slide ‘Digital transformation services’', digital, /Digital transformation services/],
    ['Third-party API integrations: slide ‘Third-Party API Integrations’', thirdParty, /Third-Party API Integrations/],
    [
      'Power Apps: ‘Power Apps’ with ‘What we do’ breadcrumb, slide with Visit button',
      powerApps,
      /What we do Power Apps.*Visit/,
    ],
    ['Cloud: hero slide with Visit button', cloud, /Visit/],
  ];
  for (const [name, path, words] of slideWords)
    test(`${name}, which leads to its route`, () => {
      expect(textsAt(path, '.detail-slide')).toEqual([expect.stringMatching(words)]);
      expect(attributesAt(path, `.detail-slide a[href^="${path}#"]`, 'href')).toHaveLength(1);
    });

  test('Cloud: a cloud provider strip; benefits with icons on dedicated teams', () => {
    const strip = ['Amazon Web Services', 'Microsoft Azure Cloud', 'Google Cloud Platform'];
    const lists = pageOf(cloud)
      .querySelectorAll('main ul')
      .map((list) => list.querySelectorAll('li').map(textOf));
    expect(lists).toContainEqual(strip.map((name): unknown => expect.stringContaining(name)));
    expect(pageOf(services['Dedicated development teams']).querySelectorAll('#key-benefits li svg')).toHaveLength(6);
  });

  test('CIAM: Single Sign-On and Two-Factor/Multi-Factor Authentication', () =>
    expect(entriesOf(identity, 'overview')).toEqual(['Single Sign-On', 'Two-Factor/Multi-Factor Authentication']));

  test('CIAM: logo row of six identity platforms', () => {
    const row = pageOf(identity)
      .querySelectorAll('main section')
      .find((section) => /identity platforms/i.test(section.querySelector('h2')?.text ?? ''));
    expect(row?.querySelectorAll('li')).toHaveLength(6);
  });

  test('Power Apps: Canvas Apps, Model-Driven Apps, a cloud data platform', () =>
    expect(entriesOf(powerApps, 'components')).toEqual(['Canvas Apps', 'Model-Driven Apps', 'Microsoft Dataverse']));

  test('integration cards navigate to the six sub-pages, which have ‘Third-Party API Integrations’ under ‘What we do’', () => {
    const hrefs = attributesAt(thirdParty, '#api-integrations li a', 'href');
    expect(hrefs.filter((href) => detailPaths.includes(href ?? ''))).toEqual(Object.values(integrations));
  });

  /** Integration pages, the section with their logos, and how many logos each of its groups has. */
  const groups: [keyof typeof integrations, string, number][] = [
    ['Location and address', '#jobs', 4],
    ['Real estate property and database', '#licences', 1],
    ['Document automation', '#systems', 3],
    ['Accounting and payment', '#systems', 2],
  ];
  for (const [name, section, count] of groups)
    test(`${name}: groups of up to 4 logos: ${count}`, () => {
      const lists = pageOf(integrations[name]).querySelectorAll(`${section} ul`);
      const logos = lists.map((list) => list.querySelectorAll('li').length);
      expect(logos).toHaveLength(count);
      expect(Math.max(...logos)).toBeLessThanOrEqual(4);
      if (name === 'Accounting and payment') expect(logos).toEqual([4, 4]);
    });

  test('messaging and identity pages have the same layout', () => {
    for (const name of ['Messaging and communications', 'Identity and access'] as const)
      expect.soft(textsAt(integrations[name], `main nav[aria-label="${ui.breadcrumb}"] li`)).toHaveLength(3);
  });
});
