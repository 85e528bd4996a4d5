import { expect, type Locator, type Page } from '@playwright/test';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import { enquiryForm, holdRequests } from './support/enquiry-form';
import { waitForHydration } from './support/page';
import { test } from './support/test';

/*
 * Password managers, writing aids and translators change a page before its islands hydrate: React does not recognise such an
 * island, and makes it anew. Nobody who types in it may notice.
 */

// What was made anew is said, and nothing else is.
test.use({ expectedErrors: [/An island did not match its HTML/] });

const islands = '**/_next/static/islands/*.js';

/** What an extension does to an element of an island, by the place where it does it. */
const changes: Record<string, (element: HTMLElement) => void> = {
  'a button before': (element) => element.before(document.createElement('button')),
  'a field of its own after': (element) => element.after(document.createElement('input')),
  'an element of its own inside': (element) => element.prepend(document.createElement('com-1password-button')),
  'attributes on': (element) => {
    for (const name of ['data-gramm', 'spellcheck', 'fdprocessedid']) element.setAttribute(name, '');
  },
  'translated texts in': (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

/** Opens a page, does something to it while its islands are on their way, and lets them come. */
async function change(page: Page, path: string, island: string, act: () => Promise<void>): Promise<void> {
  const release = await holdRequests(page, islands);
  await page.goto(path);
  await act();
  release();
  await waitForHydration(page, island);
  await page.unroute(islands);
}

const caret = (field: Locator) => field.evaluate((element: HTMLInputElement) => element.selectionStart);

test('what is typed while an extension or a translator changes the form stays, with focus and caret, and is sent @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const form = enquiryForm(page);
  const places = [
    'form#enquiry',
    'form#enquiry > div:has(#enquiry-phone)',
    'label[for="enquiry-message"]',
    '#enquiry-message',
    '.field-choices',
  ];
  // No draft of one turn is offered in the next.
  await page.addInitScript(() => localStorage.clear());
  let turn = 0;
  for (const place of places)
    for (const [name, act] of Object.entries(changes))
      await test.step(`${name} ${place}`, async () => {
        const focused = form.field(turn++ % 2 ? 'user_name' : 'message');
        await change(page, routes.contact, 'enquiry-form', async () => {
          await form.fill(enquiry);
          await page.locator(place).first().evaluate(act);
          await focused.focus();
          await focused.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 1));
        });
        await expect(focused).toBeFocused();
        expect(await caret(focused)).toBe(1);
        await page.keyboard.type('typed');
        const key = turn % 2 ? 'message' : 'user_name';
        await form.expectValues({ ...enquiry, [key]: `${enquiry[key].slice(0, 1)}typed${enquiry[key].slice(1)}` });
        await expect(page.locator('html')).toHaveAttribute('data-js', '');
      });
  await form.send();
  await expect(form.thanks).toBeVisible();
});

test('a press of Send or of a dot that was kept is repeated where an extension has changed the island, and the carousel stands @desktop', async ({
  page,
}) => {
  await change(page, routes.contact, 'enquiry-form', async () => {
    await page.locator('form#enquiry').evaluate((form) => form.prepend(document.createElement('button')));
    await enquiryForm(page).sendButton.click();
  });
  await expect(enquiryForm(page).error('message')).toHaveText(words.blank);

  for (const place of ['.hero-controls', '[data-dot]', '[data-slide]'])
    for (const [name, act] of Object.entries(changes))
      await test.step(`${name} ${place}`, async () => {
        const dot = page.locator('[data-dot]').nth(2);
        const dots = page.locator('[data-dot]');
        let before: string[] = [];
        await change(page, routes.home, 'hero-carousel', async () => {
          await page.locator(place).first().evaluate(act);
          before = await dots.evaluateAll((all) => all.map(({ id }) => id));
          await dot.click();
        });
        expect(await dots.evaluateAll((all) => all.map(({ id }) => id))).toEqual(before);
        await expect(dot).toBeFocused();
        await expect(dot).toHaveAttribute('aria-selected', 'true');
        await expect(page.locator(`#${(await dot.getAttribute('aria-controls')) ?? ''} .tagline-text`)).toBeVisible();
      });
});
