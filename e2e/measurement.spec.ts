import { enquiryForm, hydrateForm } from './support/enquiry-form';
import { expect } from '@playwright/test';
import { brochureFolder } from '@/content/print';
import { routes } from '@/test-support/routes';
import { measurement } from '@/site/measurement';
import { enquiry } from '@/test-support/enquiry';
import { test } from './support/enquiry-page';
import { watchPage } from './support/test';

/**
 * Counting visits (CONTENT.md, "Count visits"), on a site that does: build and test with
 * NEXT_PUBLIC_MEASUREMENT_ENDPOINT, such as https://stats.example/api/event.
 */
test.describe('counting visits', { tag: '@desktop' }, () => {
  test.skip(!measurement.endpoint, 'this site counts no visits');

  test('tells of a page, its main action, a sent enquiry and an opened brochure, and of nobody', async ({
    page,
    context,
    service,
  }) => {
    const told: Record<string, string>[] = [];
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await context.addInitScript(watchPage);
    await context.route(measurement.endpoint, (route) => {
      told.push(JSON.parse(route.request().postData() ?? '') as Record<string, string>);
      return route.fulfill({ status: 202, body: 'ok' });
    });
    await page.goto(`${routes.cloud}?utm_source=letter&email=jo@example.com`);
    await page.locator('[data-first-action] a').first().click();
    await page.waitForURL(`**${routes.contact}`);
    await hydrateForm(page);
    const form = enquiryForm(page);
    await form.fill(enquiry);
    await form.send();
    await expect(form.thanks).toBeVisible();
    await form.ok.click();
    await page.goto(routes.printIndex);
    await page.locator(`a[href^="${brochureFolder}/"]`).first().click();
    const names = ['pageview', 'Action pressed', 'pageview', 'Enquiry sent', 'pageview', 'Brochure opened'];
    await expect.poll(() => told.map(({ name }) => name)).toEqual(names);
    expect(told.map(({ url }) => new URL(url ?? '').pathname)).toEqual([
      ...[routes.cloud, routes.cloud, routes.contact, routes.contact, routes.printIndex, routes.printIndex],
    ]);
    expect(told[0]?.url).toMatch(/\?utm_source=letter$/);
    expect(JSON.stringify(told)).not.toContain('jo@example.com');
    expect(new Set(told.map(({ domain }) => domain))).toEqual(new Set([measurement.domain]));
    expect(await service.kept()).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
