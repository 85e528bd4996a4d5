import { expect, test as base, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import type { Enquiry } from './enquiry-form';
import { readEnquiries, type KeptEnquiry } from '../../scripts/lib/kept-enquiries';
import { createEnquiryService, sendFormPath, type Fault } from '../../scripts/lib/enquiry-service';
import { closeServer } from '../../scripts/lib/http';
import { listen } from '../../scripts/lib/ports';

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

/** Asserts that the failure dialog links to an email to the company with all values in its body. */
export async function expectMailLink(page: Page, values: Enquiry): Promise<void> {
  const href = await page.getByRole('link', { name: words.failure.mailInstead }).getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  expect(decodeURIComponent(pathname)).toBe(company.email);
  const body = decodeURIComponent(search.slice(search.indexOf('&body=') + '&body='.length));
  for (const value of Object.values(values)) expect(body.replaceAll('\r\n', '\n')).toContain(value);
}
