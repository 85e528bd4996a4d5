import { expect, type BrowserContext, type Page } from '@playwright/test';
import { minFillTime } from '@/components/islands/enquiry-form/send-from-form';
import { doubleClickTime } from '@/components/islands/enquiry-form/use-submit';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { typedFields } from '@/test-support/enquiry';

export type Enquiry = Readonly<Record<keyof typeof words.fields, string>>;

/** Locators and actions for the enquiry form. */
export function enquiryForm(page: Page) {
  const form = page.locator('form#enquiry');
  const field = (name: keyof Enquiry) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    type: (type: string) => form.getByRole('radio', { name: type, exact: true }),
    sendButton: form.locator('[type=submit]'),
    error: (name: keyof Enquiry) => form.locator(`#enquiry-${name}-error`),
    thanks: page.getByRole('dialog', { name: words.success.title }),
    failure: page.getByRole('dialog', { name: words.failure.title }),
    ok: page.getByRole('dialog').getByRole('button', { name: words.ok }),

    async fill(values: Enquiry) {
      for (const name of typedFields) {
        await field(name).fill(values[name]);
      }
      await form.getByRole('radio', { name: values.enquiryType, exact: true }).check();
    },

    /** Reads what the form says, presses Send, and skips the minimum time that the form waits before it sends. */
    async send() {
      await page.clock.fastForward(doubleClickTime + 1);
      await form.locator('[type=submit]').click();
      await page.clock.fastForward(minFillTime);
    },

    async expectValues(values: Enquiry) {
      for (const name of typedFields) {
        await expect(field(name)).toHaveValue(values[name]);
      }
      const chosen = form.locator('[name=enquiryType]:checked');
      if (values.enquiryType) await expect(chosen).toHaveValue(values.enquiryType);
      else await expect(chosen).toHaveCount(0);
    },
  };
}

/** Opens the contact page and hydrates its form. */
export async function openForm(page: Page) {
  await page.goto(routes.contact);
  await hydrateForm(page);
  return enquiryForm(page);
}

/** Hydrates the form as focusing it would, and waits until React has taken it over. */
export async function hydrateForm(page: Page): Promise<void> {
  await page.locator('form#enquiry').dispatchEvent('focusin');
  await page.waitForFunction(() => {
    const form = document.querySelector('form#enquiry');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

/**
 * Holds back the requests whose URL matches, as a poor connection does.
 * @returns a function that releases them
 */
export async function holdRequests(on: Page | BrowserContext, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await on.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes storage throw in every page of a context, as when the visitor blocks it. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** Makes storage refuse whatever is written in every page of a context, as when it is full. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}
