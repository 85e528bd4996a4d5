import { expect, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { ui } from '@/content/interface';
import { detailPageAt } from '@/content/pages';
import { anchors, routes } from '@/content/routes';
import { techstackTabs } from '@/content/techstack';
import { awake, openAwake } from './support/page';
import { test } from './support/test';

const chunks = '**/_next/static/chunks/*.js';
const detail = detailPageAt(routes.realEstate);

/** What the page has asked for so far whose address matches. */
function requestsOf(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(new URL(request.url()).pathname)) found.push(request.url());
  });
  return found;
}

const scripts = /\/_next\/static\/.*\.js$/;
const payloads = /\.txt$/;

/** Keeps the page's scripts from arriving until `release` is called, as a poor connection does. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunks, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const isAwake = (page: Page) => page.waitForFunction(() => 'siteIsAwake' in window);
const tabsOf = (page: Page) => page.getByRole('tab', { name: new RegExp(techstackTabs.map(({ label }) => label).join('|')) }); // prettier-ignore

test.describe('a page sleeps', () => {
  const signs: Record<string, (page: Page) => Promise<void>> = {
    'the pointer moves': (page) => page.mouse.move(40, 40),
    'a key is pressed': (page) => page.keyboard.press('Shift'),
    'the page is scrolled': (page) => page.evaluate(() => scrollBy(0, 200)),
    'a control gets the focus': (page) => page.locator('.skip-link').focus(),
  };
  for (const [name, sign] of Object.entries(signs)) {
    test(`until ${name}`, async ({ page }) => {
      const fetched = requestsOf(page, scripts);
      await page.goto(detail.path, { waitUntil: 'networkidle' });
      expect(fetched).toEqual([]);
      await sign(page);
      await isAwake(page);
      expect(new Set(fetched).size).toBe(fetched.length);
    });
  }

  test('until it is touched @phone', async ({ page }) => {
    const fetched = requestsOf(page, scripts);
    await page.goto(detail.path, { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await page.touchscreen.tap(200, 300);
    await isAwake(page);
  });

  test('but the home page wakes by itself, as its slides have to turn', async ({ page }) => {
    await page.goto(routes.home);
    await isAwake(page);
  });

  test('and wakes once, when its time comes after a sign of life', async ({ page }) => {
    const fetched = requestsOf(page, scripts);
    await page.clock.install();
    await page.goto(routes.home);
    await awake(page);
    await page.clock.runFor(20_000);
    await page.waitForLoadState('networkidle');
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  test('and the home page too under reduced motion, where nothing turns', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fetched = requestsOf(page, scripts);
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await awake(page);
  });
});

test.describe('while its scripts are still on their way', () => {
  test('the menu opens, and leads to another page', async ({ page, isMobile }) => {
    await holdScripts(page);
    await page.goto(detail.path);
    const menu = page.getByRole('navigation', { name: ui.mainNavigation });
    if (isMobile) await page.getByRole('button', { name: ui.openMenu }).click();
    await menu.locator('summary').filter({ hasText: ui.whatWeDo }).click();
    if (isMobile) await menu.locator('.menu-accordion summary').first().click();
    await menu.locator(`a[href="${routes.apiDevelopment}"]`).filter({ visible: true }).click();
    await expect(page).toHaveURL(routes.apiDevelopment);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(detailPageAt(routes.apiDevelopment).header.title);
  });

  test('an entry of the in-page nav jumps to its section', async ({ page }) => {
    await holdScripts(page);
    await page.goto(detail.path);
    const entry = detail.menu?.[1];
    await page.getByRole('navigation', { name: ui.onThisPage }).getByRole('link', { name: entry?.label }).click();
    await expect(page.locator(`#${entry?.section} h2`).first()).toBeInViewport();
  });

  test('the accordion opens one group at a time', async ({ page }) => {
    await holdScripts(page);
    await page.goto(routes.home);
    const groups = page.locator(`#${anchors.techstack} details`);
    await groups.nth(1).locator('summary').click();
    await expect(groups.nth(1)).toHaveAttribute('open');
    await expect(groups.nth(0)).not.toHaveAttribute('open');
  });
});

test.describe('what a visitor does while the page wakes is done once, when it is awake:', () => {
  test('a click on a tab, and arrow keys after it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(detail.path);
    const tabs = tabsOf(page);
    await tabs.nth(1).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    release();
    await isAwake(page);
    await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: techstackTabs[3]?.label })).toBeVisible();
    // What came too early has been done; what comes now is done as ever.
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('a click on pause, which a second one would undo', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.home);
    await page.getByRole('button', { name: ui.marquee.pause }).click();
    release();
    await isAwake(page);
    await expect(page.getByRole('button', { name: ui.marquee.play })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('button', { name: ui.marquee.play })).toBeVisible();
  });

  test('a click on a dot', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.home);
    const dot = page.locator('[data-dot][aria-selected=false]').first();
    const id = await dot.getAttribute('id');
    await dot.click();
    release();
    await isAwake(page);
    await expect(page.locator(`#${id}`)).toHaveAttribute('aria-selected', 'true');
  });

  test('a click on Back', async ({ page }) => {
    await page.goto(routes.ourServices);
    await page.goto(detail.path);
    const release = await holdScripts(page);
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: ui.back, exact: true }).click();
    await expect(page).toHaveURL(detail.path);
    release();
    await expect(page).toHaveURL(routes.ourServices);
  });

  test('but a click for another browser tab is the browser’s own @desktop', async ({ page, context }) => {
    await holdScripts(page);
    await page.goto(detail.path);
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: ui.back, exact: true }).click({ modifiers: ['ControlOrMeta'] }); // prettier-ignore
    await expect(await opened).toHaveURL(routes.home);
    await expect(page).toHaveURL(detail.path);
  });
});

test.describe('when a script', { tag: '@phone' }, () => {
  // The browser reports every file that did not come.
  test.use({ expectedTrouble: [/Failed to load resource|ERR_/] });

  test('fails once, it is fetched again', async ({ page }) => {
    let failures = 0;
    await page.route(chunks, async (route) => {
      failures += 1;
      if (failures === 1) await route.abort();
      else await route.continue();
    });
    await page.goto(detail.path);
    await tabsOf(page).nth(1).click();
    await isAwake(page);
    await expect(tabsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  /** One file alone, and for good. */
  async function loseScript(page: Page): Promise<void> {
    let lost = '';
    await page.route(chunks, async (route) => {
      lost ||= route.request().url();
      if (route.request().url() === lost) await route.abort();
      else await route.continue();
    });
  }
  const isPlain = (page: Page) => expect(page.locator('html[data-js]')).toHaveCount(0, { timeout: 15_000 });

  test('fails for good, the page stands as without scripts', async ({ page }) => {
    await loseScript(page);
    await page.goto(detail.path);
    await tabsOf(page).nth(1).click();
    await isPlain(page);
    expect(await page.evaluate(() => 'siteIsAwake' in window)).toBe(false);
    for (const { label } of techstackTabs)
      await expect(page.getByRole('heading', { level: 3, name: label, exact: true })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('fails for good, a link that waited for it leads where its address says', async ({ page }) => {
    await loseScript(page);
    await page.goto(detail.path);
    await page.getByRole('main').getByRole('link', { name: ui.back, exact: true }).click();
    await expect(page).toHaveURL(routes.home, { timeout: 15_000 });
  });

  test('fails for good, a form that waited for it keeps its letters, and shows where to write', async ({ page }) => {
    await loseScript(page);
    await page.goto(routes.contact);
    const name = page.locator('form#enquiry [name=user_name]');
    await name.fill(company.brand);
    await name.press('Enter');
    await isPlain(page);
    await expect(page.locator(`main a[href="mailto:${company.email}"]`).first()).toBeFocused();
    await expect(name).toHaveValue(company.brand);
    await expect(page).toHaveURL(routes.contact);
  });

  test('comes and does nothing, the page stops waiting for it', async ({ page }) => {
    await page.clock.install();
    await page.route(chunks, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(detail.path, { waitUntil: 'networkidle' });
    await tabsOf(page).nth(1).click();
    await page.clock.runFor(9_000);
    await expect(page.locator('html[data-js]')).toHaveCount(1);
    await page.clock.runFor(2_000);
    await isPlain(page);
  });
});

test('another page is fetched when the visitor means it, never on sight @desktop', async ({ page }) => {
  await page.goto(routes.ourServices);
  const fetched = requestsOf(page, payloads);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await awake(page);
  const link = page.locator(`footer a[href="${routes.apiDevelopment}"]`);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  // The page's own part comes last: the tree of its parts is asked for first.
  const part = page.waitForEvent('requestfinished', (request) => request.url().includes('__PAGE__.txt'));
  await link.hover();
  await part;
  const meant = fetched.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detailPageAt(routes.apiDevelopment).header.title);
  expect(loads).toEqual([]);
  // What was fetched in advance is what the new page is made of.
  expect(fetched.slice(meant).filter((address) => address.includes(routes.apiDevelopment))).toEqual([]);
});

test('a page that is entered by keyboard is fetched in advance too', async ({ page }) => {
  await openAwake(page, routes.ourServices);
  const fetched = requestsOf(page, payloads);
  await page.locator(`footer a[href="${routes.apiDevelopment}"]`).focus();
  await expect.poll(() => fetched.some((address) => address.includes(routes.apiDevelopment))).toBe(true);
});
