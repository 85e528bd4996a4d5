import { blockStorage, enquiryForm, hydrateForm } from './support/enquiry-form';
import { expect, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { pagesOf } from '@/site/pages';
import { anchors, homeSection } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { enquiry } from '@/test-support/enquiry';
import { expectMailLink } from './support/enquiry-page';
import { allRoutes, pageOf, screenRoutes } from './support/built-site';
import { footerLink, openHydrated, requestHydration, sidewaysScroll } from './support/page';
import { test } from './support/test';

/** What the browser logs when a file fails to load. */
const notLoaded = /Failed to load resource|net::ERR_/;

const chunks = '**/_next/static/**/*.js';
const detail = routes.cloud;
const detailTitle = pageOf(detail).querySelector('h1')?.text ?? '';

/** Asserts that the page still has text, links, an email address and, on the home page, a slide. */
async function expectUsable(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === routes.home) {
    const slide = page.locator('[data-slide]').filter({ visible: true }).first();
    await expect(slide.locator('.hero-heading')).toBeVisible();
    expect(await slide.innerText()).not.toBe('');
  }
  await expect(page.locator('h1').first()).toBeVisible();
  expect((await page.locator('body').innerText()).length).toBeGreaterThan(200);
  await expect(page.locator(`footer a[href="mailto:${company.email}"]`)).toBeVisible();
  await expect(await footerLink(page, routes.ourServices)).toBeVisible();
}

/** Follows a link in the footer, and asserts that the next page is usable. */
async function expectOnwardLink(page: Page): Promise<void> {
  await (await footerLink(page, detail)).click();
  await expect(page).toHaveURL((url) => url.pathname === detail, { timeout: 15_000 });
  await expect(page.locator('h1', { hasText: detailTitle })).toBeVisible({ timeout: 15_000 });
  await expectUsable(page);
}

const removeScripts = (page: Page) => page.route(chunks, (route) => route.fulfill({ status: 404, body: 'gone' }));

test.describe('files that are missing', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [notLoaded] });

  test('without scripts every page is complete, with no dead controls @core', async ({ page }) => {
    await removeScripts(page);
    await page.goto(routes.home);
    await page.locator('[data-dot][aria-selected=false]').first().click();
    await expect(page.locator('html[data-js]')).toHaveCount(0, { timeout: 15_000 });
    await expect(page.locator('.hero-controls')).toBeHidden();
    for (const slide of await page.locator('[data-slide]').all()) expect(await slide.innerText()).not.toBe('');
    await expectUsable(page);
    await expectOnwardLink(page);
  });

  test('a deploy during the visit: the old build’s scripts are gone', async ({ page }) => {
    await openHydrated(page, routes.home);
    await removeScripts(page);
    await expectOnwardLink(page);
  });

  test('effects that cannot be fetched are left out', async ({ page }) => {
    await openHydrated(page, routes.home);
    await removeScripts(page);
    await page.locator('[data-dot]').nth(2).click();
    await expect(page.locator('[data-slide]').nth(2)).toBeVisible();
    await page.waitForTimeout(1_000);
    await expectUsable(page);
  });
});

test.describe('pictures that fail to load', { tag: '@phone' }, () => {
  test.use({ expectedErrors: [notLoaded] });

  test('neither make a page overflow nor cover anything', async ({ page }) => {
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
      // On a second load the browser knows at once that a picture has failed.
      await page.reload();
      expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
    }
    await page.goto(routes.contact);
    await page.locator('form#enquiry [type=submit]').click({ trial: true });
  });
});

test.describe('while the mail service is down', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [notLoaded] });

  test('every page has an email address @core', () => {
    const without = screenRoutes.filter((route) => !pageOf(route).querySelector(`a[href="mailto:${company.email}"]`));
    expect(without).toEqual([]);
  });

  test('the form on the home page keeps the message, and offers to send it by email', async ({ page }) => {
    await page.route('**/send-form', (route) => route.abort());
    await page.goto(routes.home);
    const form = enquiryForm(page);
    await hydrateForm(page);
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(form.failure).toContainText(words.failure.text);
    await expectMailLink(page, enquiry);
    await form.ok.click();
    await form.expectValues(enquiry);
    await expect(
      page.locator('main').getByRole('link', { name: company.email }).filter({ visible: true }).first(),
    ).toBeVisible();
  });
});

test('pages work while storage is blocked @core', { tag: '@desktop' }, async ({ page, context }) => {
  await blockStorage(context);
  await openHydrated(page, routes.home);
  await expectUsable(page);
  await expectOnwardLink(page);
});

test.describe('an extension that', { tag: '@desktop' }, () => {
  /** What extensions do before a page's own scripts run, and the errors that this causes. */
  const interference: Record<string, { tamper: () => void; errors?: RegExp }> = {
    'throws an error': {
      tamper: () => {
        throw new Error('from an extension');
      },
      errors: /from an extension/,
    },
    'has removed methods of arrays': {
      tamper: () => {
        for (const name of ['flatMap', 'at', 'includes', 'forEach']) Reflect.deleteProperty(Array.prototype, name);
      },
      errors: /(flatMap|at|includes|forEach) is not a function/,
    },
    'has broken promises': {
      tamper: () => {
        Promise.prototype.then = () => {
          throw new Error('broken by an extension');
        };
      },
      errors: /broken by an extension/,
    },
    'has removed fetch, adds to every object, and puts its own elements into the page': {
      tamper: () => {
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
  for (const [name, { tamper, errors }] of Object.entries(interference)) {
    test.describe(name, () => {
      test.use({ expectedErrors: errors ? [errors] : [] });

      test('leaves the page usable', async ({ page }) => {
        await page.addInitScript(tamper);
        await page.goto(routes.home);
        await requestHydration(page);
        await page.waitForTimeout(1_500);
        await expectUsable(page);
        await expectOnwardLink(page);
      });
    });
  }

  test('translates the page after hydration', async ({ page }) => {
    await openHydrated(page, routes.home);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter((node) => node.textContent?.trim())) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text.cloneNode());
      }
    });
    await expectOnwardLink(page);
    await page.goBack();
    await expectUsable(page);
  });

  test.describe('breaks React before it hydrates the form', () => {
    test.use({ expectedErrors: [/broken by an extension/] });

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
      await expectUsable(page);
      await expectOnwardLink(page);
    });
  });
});

test.describe('an old browser', () => {
  test('without recent JavaScript features @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      const prototypes: [object, string[]][] = [
        [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']],
        [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
        [Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
        [Promise, ['withResolvers', 'try']],
        [Object, ['groupBy']],
        [Map, ['groupBy']],
        [URL, ['canParse', 'parse']],
        [HTMLScriptElement, ['supports']],
        [Document.prototype, ['startViewTransition']],
        [Navigator.prototype, ['sendBeacon', 'clipboard']],
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
    await enquiryForm(page).sendButton.click();
    await expect(enquiryForm(page).error('message')).toHaveText(words.blank);
    await expectUsable(page);
    await expectOnwardLink(page);
  });

  test('without popovers: the menu is open, and fits @phone', async ({ page }) => {
    // Makes the `@supports` fallback for such browsers apply, and removes the popover.
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const old = html
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replaceAll(' popover="auto"', '')
        .replaceAll(/@supports\s*not\s*selector\(:popover-open\)/g, '@supports (display:grid)');
      expect(old).not.toBe(html);
      await route.fulfill({ response, body: old });
    });
    await page.goto(routes.home);
    const menu = page.locator('#site-menu');
    await expect(menu.locator(`a[href="${homeSection(anchors.contact)}"]`).filter({ visible: true })).toBeInViewport();
    await menu.locator('summary').first().click();
    await menu.locator('[data-menu-columns] summary').first().click();
    await expect(menu.locator(`a[href="${routes.applicationDevelopment}"]`).filter({ visible: true })).toHaveCount(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('with HTML alone: the home page and footer link to every page of the menu @desktop @core', () => {
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
    'a 2 MB fragment': long,
    'a malformed fragment': '%E0%A4%A',
    'an unknown fragment': 'nowhere',
  })) {
    test(name, async ({ page }) => {
      test.slow();
      await page.goto(`${routes.home}#${fragment}`);
      await requestHydration(page);
      await expectUsable(page);
      await expectOnwardLink(page);
    });
  }
});
