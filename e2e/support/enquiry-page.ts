import { expect, test as base, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { minFillTime } from '@/components/islands/enquiry-form/send-from-form';
import { routes } from '@/content/routes';
import { readEnquiries, type KeptEnquiry } from '../../scripts/lib/kept-enquiries';
import { createEnquiryService, sendFormPath, type Fault } from '../../scripts/lib/enquiry-service';
import { closeServer } from '../../scripts/lib/http';
import { listen } from '../../scripts/lib/ports';

export type Enquiry = Readonly<Record<keyof typeof words.fields, string>>;

/** The values of an empty form. */
export const emptyEnquiry = Object.fromEntries(Object.keys(words.fields).map((name) => [name, ''])) as Enquiry;

/** A local enquiry service for one test, so that its faults and enquiries do not affect others. */
export interface Service {
  /** Makes the next `times` enquiries fail, or all of them until `clearFault`. */
  setFault: (fault: Fault, times?: number) => void;
  clearFault: () => void;
  kept: () => Promise<KeptEnquiry[]>;
}

/**
 * Playwright's `test` with a `service`: the site's local enquiry service on its own port, which the form reaches over a
 * real connection. The pages' clock runs normally, but tests can fast-forward it.
 */
export const test = base.extend<{ service: Service }>({
  service: async ({ context, baseURL }, provide, testInfo) => {
    const directory = testInfo.outputPath('enquiries');
    let fault: Fault = {};
    let faultsLeft = 0;
    const faultOf = () => ((faultsLeft -= 1) >= 0 ? fault : undefined);
    const server = createEnquiryService({
      directory,
      log: () => undefined,
      faultOf,
      origins: baseURL ? [baseURL] : [],
    });
    const origin = `http://localhost:${await listen(server, 0)}`;
    await context.clock.install();
    await context.route(`**${sendFormPath}`, (route) => route.continue({ url: origin + sendFormPath }));
    await provide({
      setFault: (next, times = Infinity) => {
        fault = next;
        faultsLeft = times;
      },
      clearFault: () => {
        faultsLeft = 0;
      },
      kept: () => readEnquiries(directory),
    });
    await closeServer(server);
  },
});

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
      for (const name of ['user_name', 'company', 'phone', 'user_email', 'message'] as const) {
        await field(name).fill(values[name]);
      }
      await form.getByRole('radio', { name: values.enquiryType, exact: true }).check();
    },

    /** Presses Send, and skips the minimum time that the form waits before it sends. */
    async send() {
      await form.locator('[type=submit]').click();
      await page.clock.fastForward(minFillTime);
    },

    async expectValues(values: Enquiry) {
      for (const name of ['user_name', 'company', 'phone', 'user_email', 'message'] as const) {
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

/** Asserts that the failure dialog links to an email to the company with all values in its body. */
export async function expectMailLink(page: Page, values: Enquiry): Promise<void> {
  const href = await page.getByRole('link', { name: words.failure.mailInstead }).getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  expect(decodeURIComponent(pathname)).toBe(company.email);
  const body = decodeURIComponent(search.slice(search.indexOf('&body=') + '&body='.length));
  for (const value of Object.values(values)) expect(body.replaceAll('\r\n', '\n')).toContain(value);
}
