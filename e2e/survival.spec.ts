import { expect, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { pagesOf } from '@/site/pages';
import { anchors, homeSection, routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import { blockStorage, enquiryForm, expectMailLink, hydrateForm } from './support/enquiry-page';
import { allRoutes, pageOf, screenRoutes } from './support/built-site';
import { footerLink, openHydrated, requestHydration, sidewaysScroll } from './support/page';
import { test } from './support/test';

/** What the browser itself reports of a file that does not come. */
const notLoaded = /Failed to load resource|net::ERR_/;

const chunks = '**/_next/static/**/*.js';
const detail = routes.cloud;
const detailTitle = pageOf(detail).querySelector('h1')?.text ?? '';

/** Text, links and a way to write: what no failure may take away. On the home page that includes a slide. */
async function expectAlive(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === routes.home) {
    const slide = page.locator('[data-slide]').filter({ visible: true }).first();
    await expect(slide.getByRole('heading')).toBeVisible();
    expect(await slide.innerText()).not.toBe('');
  }
  await expect(page.locator('h1').first()).toBeVisible();
  expect((await page.locator('body').innerText()).length).toBeGreaterThan(200);
  await expect(page.locator(`footer a[href="mailto:${company.email}"]`)).toBeVisible();
  await expect(await footerLink(page, routes.ourServices)).toBeVisible();
}

/** Follows the footer's link to a page further in, softly or not, and finds that page working. */
async function expectOnward(page: Page): Promise<void> {
  await (await footerLink(page, detail)).click();
  await expect(page).toHaveURL((url) => url.pathname === detail, { timeout: 15_000 });
  await expect(page.locator('h1', { hasText: detailTitle })).toBeVisible({ timeout: 15_000 });
  await expectAlive(page);
}

const missing = (page: Page) => page.route(chunks, (route) => route.fulfill({ status: 404, body: 'gone' }));

test.describe('files that are missing', { tag: '@desktop' }, () => {
  test.use({ expectedTrouble: [notLoaded] });

  test('no script at all: every page is whole, without controls that would do nothing', async ({ page }) => {
    await missing(page);
    await page.goto(routes.home);
    await page.locator('[data-dot][aria-selected=false]').first().click();
    await expect(page.locator('html[data-js]')).toHaveCount(0, { timeout: 15_000 });
    await expect(page.locator('.hero-controls')).toBeHidden();
    for (const slide of await page.locator('[data-slide]').all()) expect(await slide.innerText()).not.toBe('');
    await expectAlive(page);
    await expectOnward(page);
  });

  test('a deploy in the middle of the visit: scripts of the old build are gone', async ({ page }) => {
    await openHydrated(page, routes.home);
    await missing(page);
    await expectOnward(page);
  });

  test('decoration that cannot be fetched is left out', async ({ page }) => {
    await openHydrated(page, routes.home);
    await missing(page);
    await page.locator('[data-dot]').nth(2).click();
    await expect(page.locator('[data-slide]').nth(2)).toBeVisible();
    await page.waitForTimeout(1_000);
    await expectAlive(page);
  });
});

test.describe('pictures that do not come', { tag: '@phone' }, () => {
  test.use({ expectedTrouble: [notLoaded] });

  test('leave every page as wide as it is, and cover nothing', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    for (const path of [
      routes.home,
      routes.contact,
      routes.techstack,
      routes.printIndex,
      routes.cloud,
      routes.apiDevelopment,
    ]) {
      await page.goto(path);
      // A second load knows at once that a picture has failed.
      await page.reload();
      expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
    }
    await page.goto(routes.contact);
    await page.locator('form#enquiry [type=submit]').click({ trial: true });
  });
});

test.describe('the mail service is gone', { tag: '@desktop' }, () => {
  test.use({ expectedTrouble: [notLoaded] });

  test('every page says where to write', () => {
    const mute = screenRoutes.filter((route) => !pageOf(route).querySelector(`a[href="mailto:${company.email}"]`));
    expect(mute).toEqual([]);
  });

  test('the form on the home page keeps the message, and says so there and in a mail', async ({ page }) => {
    await page.route('**/send-form', (route) => route.abort());
    await page.goto(routes.home);
    const form = enquiryForm(page);
    await hydrateForm(page);
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(form.failure).toContainText(words.failure.text(company.email));
    await expectMailLink(page, enquiry);
    await form.ok.click();
    await form.expectValues(enquiry);
    await expect(
      page.locator('main').getByRole('link', { name: company.email }).filter({ visible: true }).first(),
    ).toBeVisible();
  });
});

test('storage is blocked', { tag: '@desktop' }, async ({ page, context }) => {
  await blockStorage(context);
  await openHydrated(page, routes.home);
  await expectAlive(page);
  await expectOnward(page);
});

test.describe('an extension that', { tag: '@desktop' }, () => {
  /** What extensions and injected scripts are known to do before a page's own scripts run, and the errors that follow. */
  const harms: Record<string, { harm: () => void; errors?: RegExp }> = {
    'throws an error': {
      harm: () => {
        throw new Error('from an extension');
      },
      errors: /from an extension/,
    },
    'has removed methods of arrays': {
      harm: () => {
        for (const name of ['flatMap', 'at', 'includes', 'forEach']) Reflect.deleteProperty(Array.prototype, name);
      },
      errors: /(flatMap|at|includes|forEach) is not a function/,
    },
    'has broken promises': {
      harm: () => {
        Promise.prototype.then = () => {
          throw new Error('broken by an extension');
        };
      },
      errors: /broken by an extension/,
    },
    'has removed fetch, adds to every object, and puts its own elements into the page': {
      harm: () => {
        Object.assign(window, { fetch: undefined });
        Object.assign(Object.prototype, { fromAnExtension: 'here' });
        document.addEventListener('DOMContentLoaded', () => {
          document.body.prepend(document.createElement('aside'));
          document.querySelector('main')?.append(document.createElement('aside'));
          document.querySelector('header a')?.remove();
        });
      },
    },
  };
  for (const [name, { harm, errors }] of Object.entries(harms)) {
    test.describe(name, () => {
      test.use({ expectedTrouble: errors ? [errors] : [] });

      test('leaves the page alive', async ({ page }) => {
        await page.addInitScript(harm);
        await page.goto(routes.home);
        await requestHydration(page);
        await page.waitForTimeout(1_500);
        await expectAlive(page);
        await expectOnward(page);
      });
    });
  }

  test('translates the page after hydration', async ({ page }) => {
    await openHydrated(page, routes.home);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter((one) => one.textContent?.trim())) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text.cloneNode());
      }
    });
    await expectOnward(page);
    await page.goBack();
    await expectAlive(page);
  });

  test.describe('breaks what every component needs, before React takes the form over', () => {
    test.use({ expectedTrouble: [/broken by an extension/] });

    test('leaves the page as it is without scripts', async ({ page }) => {
      await page.goto(routes.home);
      await page.evaluate(() => {
        Array.prototype.map = () => {
          throw new Error('broken by an extension');
        };
      });
      await page.locator('form#enquiry').scrollIntoViewIfNeeded();
      await expect(page.locator('html[data-js]')).toHaveCount(0, { timeout: 15_000 });
      await expect(page.locator('form#enquiry [name=message]')).toBeVisible();
      await expectAlive(page);
      await expectOnward(page);
    });
  });
});

test.describe('an old browser', () => {
  test('without the script features of the last years @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      const prototypes: [object, string[]][] = [
        [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']],
        [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
        [Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
        [Promise, ['withResolvers', 'try']],
        [Object, ['groupBy']],
        [Map, ['groupBy']],
        [URL, ['canParse', 'parse']],
        [window, ['navigation', 'structuredClone', 'scheduler', 'requestIdleCallback']],
      ];
      for (const [from, names] of prototypes) for (const name of names) Reflect.deleteProperty(from, name);
      const { matches } = Element.prototype;
      Element.prototype.matches = function (this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException('unknown pseudo-class', 'SyntaxError');
        return matches.call(this, selector);
      } as typeof matches;
    });
    await openHydrated(page, routes.home);
    await expectAlive(page);
    await expectOnward(page);
  });

  test('without popovers: the menu stands open, and fits @phone', async ({ page }) => {
    // The stylesheet of such a browser: its own @supports rule holds, the rules for an open popover do not.
    await page.route('**/', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const old = html
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replaceAll(' popover="auto"', '')
        .replaceAll(/@supports\s*not\s*selector\(:popover-open\)/g, '@supports (display:grid)');
      expect(old).not.toBe(html);
      await route.fulfill({ response: answer, body: old });
    });
    await page.goto(routes.home);
    const menu = page.locator('#site-menu');
    await expect(menu.locator(`a[href="${homeSection(anchors.contact)}"]`).filter({ visible: true })).toBeInViewport();
    await menu.locator('summary').first().click();
    await menu.locator('[data-menu-columns] summary').first().click();
    await expect(menu.locator(`a[href="${routes.applicationDevelopment}"]`).filter({ visible: true })).toHaveCount(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('with nothing but HTML: footer and home page lead to every page of the menu @desktop', () => {
    const linked = new Set(
      pageOf(routes.home)
        .querySelectorAll('main a, footer a')
        .map((link) => link.getAttribute('href')),
    );
    const pages = [...pagesOf('solution'), ...pagesOf('service')].map((page) => page.path);
    expect(pages.filter((path) => !linked.has(path))).toEqual([]);
    for (const route of allRoutes) expect([route, pageOf(route).querySelectorAll('h1').length]).toEqual([route, 1]);
  });
});

test.describe('an address with', { tag: '@desktop' }, () => {
  const long = 'a'.repeat(1_900_000);
  for (const [name, fragment] of Object.entries({
    '2 MB behind the #': long,
    'a broken fragment': '%E0%A4%A',
    'no such place': 'nowhere',
  })) {
    test(name, async ({ page }) => {
      test.slow();
      await page.goto(`${routes.home}#${fragment}`);
      await requestHydration(page);
      await expectAlive(page);
      await expectOnward(page);
    });
  }
});
