import { enquiryForm, hydrateForm } from './enquiry-form';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { minFillTime } from '../../components/islands/enquiry-form/send-from-form';
import { sendFormPath } from '../../scripts/lib/enquiry-service';
import { emptyEnquiry } from './enquiry-page';
import { requestHydration } from './page';

/** A state of a page: what is done to Next's export and to the finished page alike before they are compared. */
export interface PageState {
  readonly name: string;
  readonly enter: (page: Page) => Promise<unknown>;
}

/** Puts what an island has rendered in its place, or beside the page, each in a copy of it, and opens the dialogs in it. */
const shows = (name: string, island: number | undefined, ...markup: string[]): PageState => ({
  name,
  enter: (page) =>
    page.evaluate(
      ([index, contents]) => {
        const place =
          index === undefined
            ? document.body.appendChild(document.createElement('div'))
            : document.querySelectorAll('[data-island]')[index];
        if (!place) throw new Error('no island');
        const copies = contents.map((html) => Object.assign(place.cloneNode() as Element, { innerHTML: html }));
        place.replaceWith(...copies);
        for (const dialog of copies.flatMap((copy) => copy.querySelector('dialog') ?? [])) {
          dialog.removeAttribute('open');
          dialog.showModal();
        }
      },
      [island, markup] as const,
    ),
});

/**
 * Drives the islands of a finished page with React, and keeps what they render: each slide, the form's errors, and the
 * dialogs of both outcomes.
 */
export async function statesOfIslands(context: BrowserContext, path: string): Promise<PageState[]> {
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript('Math.random = () => 0.999');
  await page.goto(path);
  const states: PageState[] = [];
  const islands = await page
    .locator('[data-island]')
    .evaluateAll((elements) => elements.map((island) => (island as HTMLElement).dataset.island));
  const htmlOf = (index: number) => page.locator('[data-island]').nth(index).innerHTML();
  for (const [index, island] of islands.entries()) {
    if (island === 'hero-carousel') {
      await requestHydration(page);
      const dots = page.locator('[data-dot]');
      const slides: string[] = [];
      for (let dot = 0; dot < (await dots.count()); dot += 1) {
        await dots.nth(dot).click();
        await expect(dots.nth(dot)).toHaveAttribute('aria-selected', 'true');
        await page.clock.fastForward(2_000);
        slides.push(await htmlOf(index));
      }
      states.push(shows('every slide', index, ...slides));
    } else if (path === routes.contact && island === 'enquiry-form') {
      await hydrateForm(page);
      const form = enquiryForm(page);
      await form.sendButton.click();
      await expect(form.error('message')).not.toBeEmpty();
      states.push(shows('errors of the form', index, await htmlOf(index)));
      const dialogs: string[] = [];
      for (const [name, status] of [
        ['failure', 500],
        ['thanks', 200],
      ] as const) {
        await page.route(`**${sendFormPath}`, (route) => route.fulfill({ status, body: status === 200 ? 'OK' : 'no' }));
        await form.fill({
          ...emptyEnquiry,
          user_name: 'Ada Lovelace',
          company: 'Analytical Engines',
          user_email: 'ada@engines.example',
          enquiryType: words.enquiryTypes[0],
          message: 'A question.',
        });
        await form.send();
        await expect(form[name]).toBeVisible();
        dialogs.push(await form[name].evaluate((dialog) => dialog.outerHTML));
        await form.ok.click();
        await page.clock.fastForward(minFillTime);
      }
      states.push(shows('dialogs', undefined, ...dialogs));
    }
  }
  await page.close();
  return states;
}
