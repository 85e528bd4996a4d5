import { expect, type Locator, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { home } from '@/site/home';
import { printWords, ui } from '@/content/interface';
import { brochureOf, printSeo } from '@/site/print';
import { printPages } from '@/content/print';
import { coverOf } from '@/site/print-covers';
import { anchors, type Route } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { pageTitle, printedAddress } from '@/site/urls';
import { logos } from '@/content/logos';
import { techstackTabs } from '@/content/techstack';
import { builtPages } from './support/built-site';
import { openHydrated, showOnPaper } from './support/page';
import { test } from './support/test';
import { fill } from '@/lib/fill';

/** The addresses in docs/requirements.md (Routes), verbatim, with the pages that they print. */
const addresses = {
  '/home-page-pdf': routes.home,
  '/realestate-page-pdf': routes.realEstate,
  '/third-party-api-integration-pdf': routes.integrations,
  '/App-in-box-pdf': routes.applicationFramework,
  '/digital-transformation-pdf': routes.digitalTransformation,
  '/identity-access-integration-pdf': routes.identity,
  '/cloud-services-pdf': routes.cloud,
} as const;

const brochures = printPages.filter((page) => page.brochure);

test.describe('the pages laid out for paper', () => {
  test('have the seven required addresses, capitals included @desktop @core', async ({ request }) => {
    expect(Object.fromEntries(brochures.map(({ path, source }) => [path, source]))).toEqual(addresses);
    expect(builtPages()).toEqual(expect.arrayContaining(Object.keys(addresses)));
    const wrong = await request.get(routes.printApplicationFramework.toLowerCase());
    expect(wrong.status()).toBe(404);
  });

  for (const page of printPages) {
    test(`${page.path} has no controls, menu, form or footer column @desktop`, async ({ page: tab }) => {
      await tab.goto(page.path);
      await expect(tab).toHaveTitle(pageTitle(printSeo(page).pageName));
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(coverOf(page).title);
      await expect(tab.locator('header[data-print-sheet]').getByText(company.brand, { exact: true })).toBeVisible();
      await expect(
        tab.locator('form, nav, button:visible, [role=tab]:visible, header[data-print-sheet] svg'),
      ).toHaveCount(0);
      const mail = tab.getByText(printWords.contactLine).getByRole('link', { name: company.email });
      await expect(mail).toHaveAttribute('href', `mailto:${company.email}`);
      expect(await hiddenText(tab, 'main')).toEqual([]);
      const marks = await tab
        .locator('summary')
        .evaluateAll((elements) =>
          elements.flatMap((element) =>
            ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content),
          ),
        );
      expect(marks.filter((content) => content !== 'none')).toEqual([]);
      if (page.brochure) await expectBrochure(tab, page.source);
    });
  }

  /** Asserts what a brochure's page has: a cover with a table of contents and a dark background, and links written out. */
  async function expectBrochure(page: Page, source: Route): Promise<void> {
    // A heading keeps its article on the line of its noun, by a space that does not break.
    const texts = async (locator: Locator) =>
      (await locator.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
    const headings = await texts(page.getByRole('heading', { level: 2 }));
    const contents = await texts(page.locator('header[data-print-sheet] [data-title]'));
    expect(contents.length).toBeGreaterThan(3);
    expect(headings).toEqual(expect.arrayContaining(contents));
    await showOnPaper(page);
    const written = await page
      .locator('details:not(.fold) a')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content]),
      );
    expect(written.length > 0).toBe(source !== routes.home);
    for (const [href = '', content] of written) expect(content).toContain(printedAddress(href));
    // The cover's text is white, so its background must print even where backgrounds are off.
    const cover = page.locator('[data-print-sheet=night]').first();
    expect(await cover.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
  }

  test('give each section of the home page a full screen @phone @core', async ({ page }) => {
    await page.goto(routes.printHome);
    const sheets = page.locator('[data-print-sheet]');
    // The cover, the slides, seven sections and the contact details.
    await expect(sheets).toHaveCount(10);
    const height = page.viewportSize()?.height ?? NaN;
    for (const sheet of await sheets.all()) {
      expect((await sheet.boundingBox())?.height).toBeGreaterThanOrEqual(height);
      expect(await sheet.locator('h1, h2').count()).toBe(1);
    }
    for (const { heading, tagline } of home.hero.slides) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(tagline)).toBeVisible();
    }
  });
});

test.describe('the index of the brochures', () => {
  test('links to seven pages, and to seven files with their sizes @desktop @core', async ({ page }) => {
    await page.goto(routes.printIndex);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(printWords.indexTitle);
    await expect(page).toHaveTitle(new RegExp(printWords.indexTitle));
    const rack = page.locator('.brochure-rack');
    await expect(rack.getByRole('heading', { level: 3 })).toHaveCount(7);
    for (const { path, name, source } of brochures) {
      await expect(rack.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      const brochure = brochureOf(source);
      const file = rack.locator(`a[href="${brochure?.href}"]`);
      await expect(file).toContainText(`${fill(ui.brochureOf, { name })}, ${brochure?.file}`);
    }
  });
});

/** One page for the screen of each kind. */
const screens = [
  routes.home,
  routes.realEstate,
  routes.identity,
  routes.productEngineering,
  routes.contact,
  routes.techstack,
];

test.describe('a page for the screen, when printed,', () => {
  for (const path of screens) {
    test(`${path} is clean on paper @desktop`, async ({ page }) => {
      await openHydrated(page, path);
      await showOnPaper(page);
      await expect(
        page.locator(':is(button, [role=tab], form, [data-floating], #site-menu, .in-page-nav):visible'),
      ).toHaveCount(0);
      expect(await page.evaluate(overlays)).toEqual([]);
      expect(await page.evaluate(colours)).toEqual({ ground: 'none', ink: 'rgb(0, 0, 0)' });
      expect(await hiddenText(page, 'main')).toEqual([]);
    });
  }

  test('has full taglines, and all tabs and groups open @desktop', async ({ page }) => {
    await openHydrated(page, routes.home);
    await showOnPaper(page);
    for (const { tagline } of home.hero.slides)
      await expect(page.getByText(tagline, { exact: true }).first()).toBeVisible();
    for (const { items } of home.techstack.groups) {
      const groups = page.locator(`#${anchors.techstack}`);
      for (const { name } of items) await expect(groups.getByText(name, { exact: true })).toBeVisible();
    }
    await openHydrated(page, routes.realEstate);
    await showOnPaper(page);
    // The menu, which is not printed, has pages of these names too.
    const main = page.getByRole('main');
    for (const { label, logos: names } of techstackTabs) {
      await expect(main.getByRole('heading', { name: label, exact: true }).first()).toBeVisible();
      for (const name of names)
        await expect(main.getByText(logos[name].name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }
  });
});

/** Text that is hidden on paper, except for decoration and controls. */
function hiddenText(page: Page, root: string): Promise<string[]> {
  const ignored =
    '[aria-hidden=true], .sr-only, [data-on-drawing], .phone-label, .floating-contact, form, button, .fold-summary, [data-theme-switch], .offer-actions, .breadcrumb-bar, nav, [inert], .more-link, .service-more, .intro-actions, .hero a, .vacancy a, .detail-slide a, .banner a, div:has(> form)';
  return page.locator(root).evaluate((element, selector) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (!parent || !nodeValue?.trim() || parent.closest(`script, style, ${selector}`)) continue;
      const seen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const tall = parent.getBoundingClientRect().height > 1 || getComputedStyle(parent).display === 'contents';
      if (!seen || (!tall && !(parent instanceof SVGElement))) hidden.push(nodeValue.trim());
    }
    return hidden;
  }, ignored);
}

/** Fixed and sticky elements, which would cover text on every sheet. */
function overlays(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility())
    .map((element) => element.className);
}

/** The page's first dark background, if any, and its text colour. */
function colours(): { ground: string; ink: string } {
  const { backgroundColor } = getComputedStyle(document.body);
  const transparent = /^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/;
  const main = getComputedStyle(document.querySelector('h1') ?? document.body);
  const grounds = [...document.querySelectorAll('[data-ground]')].map(
    (element) => getComputedStyle(element).backgroundColor,
  );
  const dark = [backgroundColor, ...grounds].find((colour) => !transparent.test(colour));
  return { ground: dark ?? 'none', ink: main.color };
}
