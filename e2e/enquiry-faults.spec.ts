import { expect } from '@playwright/test';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { enquiry, expectMailLink, openForm, test } from './support/enquiry-page';

// What can fail is the same at every size.
test.describe('a failure keeps the message and Send usable:', { tag: '@desktop' }, () => {
  const faults = {
    'a refused request (400)': { status: 400 },
    'too many requests (429)': { status: 429 },
    'a broken service (500)': { status: 500 },
    'a service that is down (503)': { status: 503 },
    'a dropped connection': { drop: true },
    'an answer that is no HTTP': { garbage: true },
    'no answer in 20 s': { delay: 30_000, status: 500 },
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(name, async ({ page, service }) => {
      test.setTimeout(60_000);
      const form = await openForm(page);
      await form.fill(enquiry);
      await service.setFault(fault);
      await form.sendButton.click();
      await expect(form.failure).toContainText(words.failure.text(company.email), { timeout: 30_000 });
      await expectMailLink(page, enquiry);
      await page.keyboard.press('Escape');
      await expect(form.failure).toBeHidden();
      await expect(form.sendButton).toBeFocused();
      await form.expectValues(enquiry);

      await service.clearFault();
      await form.sendButton.click();
      await expect(form.thanks).toBeVisible();
      expect(await service.kept()).toHaveLength(1);
    });
  }

  test('offline, from before the first touch until after the failure', async ({ page, context, service }) => {
    const form = await openForm(page);
    await context.setOffline(true);
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(form.failure).toBeVisible();
    await expectMailLink(page, enquiry);
    await form.ok.click();
    await form.expectValues(enquiry);
    await context.setOffline(false);
    await form.sendButton.click();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });

  test('a request that the browser blocks', async ({ page, service }) => {
    const form = await openForm(page);
    const address = '**/send-form';
    await page.route(address, (route) => route.abort('blockedbyclient'));
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(form.failure).toBeVisible();
    await form.ok.click();
    await form.expectValues(enquiry);
    await page.unroute(address);
    await form.sendButton.click();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });

  test('a strange body under status 200 is a success all the same', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await service.setFault({ garbage: true, status: 200 });
    await form.sendButton.click();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });
});
