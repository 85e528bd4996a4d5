import { expect, type Page } from '@playwright/test';
import { career } from '@/components/islands/enquiry-form/validation';
import { company } from '@/content/company';
import { form as words, ui } from '@/content/interface';
import { detailPageAt } from '@/site/pages';
import { anchors } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { techstackTabs } from '@/content/techstack';
import { allRoutes, pageOf } from './support/built-site';
import { enquiry } from '@/test-support/enquiry';
import { enquiryForm, holdRequests, hydrateForm } from './support/enquiry-form';
import { hydrateIslands, showHeader, waitForHydration, waitForLayout } from './support/page';
import { serveSlowly } from './support/slow-page';
import { test } from './support/test';

const islands = '**/_next/static/islands/*.js';
const detail = detailPageAt(routes.realEstate);
const islandsOf = (path: string) =>
  pageOf(path)
    .querySelectorAll('[data-island][data-hydrate]')
    .map((one) => one.attributes['data-island']);

/** Records the scripts that a page requests. */
function recordScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && found.push(request.url()));
  return found;
}

/** Scrolls to the end of the page, one screen at a time. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

test('only the home and contact pages have islands, and no page loads any other script or stylesheet @desktop @core', () => {
  const withIslands = allRoutes.filter((path) => islandsOf(path).length > 0);
  expect(withIslands).toEqual([routes.home, routes.contact]);
  expect(islandsOf(routes.home)).toEqual(['hero-carousel', 'enquiry-form']);
  for (const path of [...allRoutes, '/404']) {
    const page = pageOf(path);
    const scripts = page.querySelectorAll(
      'script[src], link[as=script], link[rel=modulepreload], link[rel=stylesheet]:not([media=print], [data-spare])',
    );
    expect([path, scripts.map(String)]).toEqual([path, []]);
    const inline = page.querySelectorAll('script').filter(({ attributes }) => !attributes['data-src']);
    expect([path, inline.filter(({ text }) => text.includes('_next')).map(String)]).toEqual([path, []]);
  }
});

test('a page without islands fetches no script, and no font but that of figures, whatever the visitor does @desktop', async ({
  page,
}) => {
  const fetched = recordScripts(page);
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(detail.path);
  await readThrough(page);
  await page.getByRole('tab', { name: techstackTabs[1]?.label }).click();
  await page.getByRole('navigation', { name: ui.onThisPage }).getByRole('link').first().click();
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  expect(fonts.filter((address) => !/^data:|\/fonts\/jetbrains-mono/.test(address))).toEqual([]);
});

test.describe('the home page hydrates', () => {
  test('its carousel in idle time, before the first slide turns @desktop @core', async ({ page }) => {
    await page.goto(routes.home);
    await waitForHydration(page, 'hero-carousel');
  });

  test('nothing under reduced motion when the pointer moves, the page scrolls a little, or time passes @desktop', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fetched = recordScripts(page);
    await page.goto(routes.home);
    await page.mouse.move(40, 40);
    await page.evaluate(() => scrollTo(0, 200));
    await page.waitForTimeout(9_000);
    expect(fetched).toEqual([]);
  });

  test('its form when it comes within a screen of the viewport @phone @core', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fetched = recordScripts(page);
    await page.goto(routes.home);
    await waitForLayout(page);
    const top = await page
      .locator('form#enquiry')
      .evaluate((form) => form.getBoundingClientRect().top - 2.5 * innerHeight);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(500);
    expect(fetched).toEqual([]);
    await page.evaluate((y) => scrollTo({ top: y + 1.8 * innerHeight, behavior: 'instant' }), top);
    await waitForHydration(page, 'enquiry-form');
  });
});

test.describe('while the islands’ scripts are loading', () => {
  test('everything else works: menu, tabs, accordion @phone', async ({ page }) => {
    await holdRequests(page, islands);
    await page.goto(routes.home);
    const groups = page.locator(`#${anchors.techstack} details`);
    await groups.nth(1).locator('summary').click();
    await expect(groups.nth(1)).toHaveAttribute('open');
    await expect(groups.nth(0)).not.toHaveAttribute('open');
    const menu = page.getByRole('navigation', { name: ui.mainNavigation });
    // What is still being laid out above moves the page as scrolling does, which puts the header away.
    await waitForLayout(page);
    await showHeader(page);
    await page.getByRole('button', { name: ui.openMenu }).click();
    await menu.locator('summary').filter({ hasText: ui.whatWeDo }).click();
    await menu.locator('[data-menu-columns] summary').first().click();
    await menu.locator(`a[href="${routes.apiDevelopment}"]`).filter({ visible: true }).click();
    await expect(page).toHaveURL(routes.apiDevelopment);
    // Sections are laid out one after another, and a click by coordinates could miss a tab that moves.
    await waitForLayout(page);
    await page.getByRole('tab', { name: techstackTabs[2]?.label }).click();
    await expect(page.getByRole('tabpanel', { name: techstackTabs[2]?.label })).toBeVisible();
  });

  test('a submit is queued, and replayed once they have loaded @desktop @core', async ({ page }) => {
    const release = await holdRequests(page, islands);
    await page.goto(routes.contact);
    await page.locator('form#enquiry [type=submit]').click();
    await expect(page.getByText(words.blank).first()).toBeHidden();
    release();
    await expect(page.getByText(words.blank).first()).toBeVisible();
    await expect(page).toHaveURL(routes.contact);
  });

  test('a submit is queued while the rest of the page is still on its way @desktop', async ({ page, baseURL }) => {
    const slow = await serveSlowly(String(baseURL), '<footer');
    await page.goto(slow.origin + routes.contact, { waitUntil: 'commit' });
    await page.locator('form#enquiry [type=submit]').click();
    slow.release();
    await expect(page.getByText(words.blank).first()).toBeVisible();
    await expect(page).toHaveURL(slow.origin + routes.contact);
    await slow.close();
  });

  test('a click on a dot is queued, and replayed @desktop', async ({ page }) => {
    const release = await holdRequests(page, islands);
    await page.goto(routes.home);
    const dot = page.locator('[data-dot][aria-selected=false]').first();
    const id = await dot.getAttribute('id');
    await dot.click();
    release();
    await waitForHydration(page, 'hero-carousel');
    await expect(page.locator(`#${id}`)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('when an island’s script', { tag: '@phone' }, () => {
  // The browser logs every failed request.
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });
  const expectPlainPage = (page: Page) => expect(page.locator('html[data-js]')).toHaveCount(0, { timeout: 15_000 });

  test('fails once, it is requested again', async ({ page }) => {
    let failures = 0;
    await page.route(islands, async (route) => {
      failures += 1;
      if (failures === 1) await route.abort();
      else await route.continue();
    });
    await page.goto(routes.contact);
    await page.locator('form#enquiry [type=submit]').click();
    await expect(page.getByText(words.blank).first()).toBeVisible();
  });

  test('keeps failing, the form keeps its values, and the page shows an email address @core', async ({ page }) => {
    await page.route(islands, (route) => route.abort());
    await page.goto(routes.contact);
    const name = page.locator('form#enquiry [name=user_name]');
    await name.fill(company.brand);
    await name.press('Enter');
    await expectPlainPage(page);
    await expect(page.locator(`main a[href="mailto:${company.email}"]`).first()).toBeFocused();
    await expect(name).toHaveValue(company.brand);
    await expect(page).toHaveURL(routes.contact);
  });

  test('loads but does nothing, the page stops waiting for it', async ({ page }) => {
    await page.clock.install();
    await page.route(islands, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const hydrate = () => {};' }),
    );
    await page.goto(routes.contact);
    await page.locator('form#enquiry [type=submit]').click();
    await page.clock.runFor(9_000);
    await expect(page.locator('html[data-js]')).toHaveCount(1);
    await page.clock.runFor(2_000);
    await expectPlainPage(page);
  });
});

test('hydration does not change the HTML @desktop', async ({ page }) => {
  for (const path of [routes.home, routes.contact]) {
    await page.goto(path);
    const html = () =>
      page
        .locator('[data-island][data-hydrate]')
        // A preview is hidden when its picture loads, which may be before or after hydration.
        .evaluateAll((all) =>
          all.map((island) =>
            island.innerHTML.replace(/ style="[^"]*"/g, '').replace(/(<img class="preview[^>]*) hidden=""/g, '$1'),
          ),
        );
    const before = await html();
    await hydrateIslands(page);
    // The carousel's order and motion are only known in the browser, and the phone's keys are filtered from now on.
    const normalised = (texts: string[]) =>
      texts.map((text) =>
        text.replace(
          / (?:data-turning|data-active|aria-live|aria-label|aria-selected|tabindex|disabled|loading|maxlength)="[^"]*"/g,
          '',
        ),
      );
    expect(normalised(await html())).toEqual(normalised(before));
  }
});

test.describe('a page translator that breaks React after hydration', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/removeChild/] });

  test('leaves the form’s values, an email address and a disabled Send', async ({ page }) => {
    await page.goto(routes.contact);
    await hydrateForm(page);
    const form = enquiryForm(page);
    await form.fill(enquiry);
    // It wraps the text that React removes when the phone becomes required.
    await form.form.locator('label[for="enquiry-phone"] span').evaluate((word) => {
      const font = document.createElement('font');
      word.replaceWith(font);
      font.append(word);
    });
    await form.type(career).check();
    await expect(page.locator('html[data-js]')).toHaveCount(0);
    await form.expectValues({ ...enquiry, enquiryType: career });
    await expect(form.sendButton).toBeDisabled();
    await expect(page.locator('main').getByRole('link', { name: company.email }).first()).toBeFocused();
  });
});
