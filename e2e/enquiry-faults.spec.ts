import { expect, type BrowserContext, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { answerTime } from '@/components/islands/enquiry-form/send-enquiry';
import { enquiry } from '@/test-support/enquiry';
import { sendFormPath, type Fault } from '../scripts/lib/enquiry-service';
import { expectMailLink, openForm, test, type Service } from './support/enquiry-page';

/** What goes wrong, and how it is made good again. */
type Trouble = (at: { page: Page; context: BrowserContext; service: Service }) => {
  begin: () => Promise<unknown>;
  /** What has to happen before the visitor hears of it. */
  wait?: () => Promise<unknown>;
  end: () => Promise<unknown>;
};

const faulty =
  (fault: Fault): Trouble =>
  ({ service }) => ({ begin: async () => service.setFault(fault), end: async () => service.clearFault() });

const troubles: Record<string, Trouble> = {
  // The other codes: components/islands/enquiry-form/send-enquiry.test.ts.
  'a broken service (500)': faulty({ status: 500 }),
  'a dropped connection': faulty({ drop: true }),
  'an answer that is no HTTP': faulty({ garbage: true }),
  'no answer in 20 s': ({ page, service }) => {
    const asked = page.waitForRequest(`**${sendFormPath}`);
    return {
      begin: async () => service.setFault({ delay: 30_000, status: 500 }),
      wait: async () => {
        await asked;
        await page.clock.fastForward(answerTime);
      },
      end: async () => service.clearFault(),
    };
  },
  'no connection': ({ context }) => ({
    begin: () => context.setOffline(true),
    end: () => context.setOffline(false),
  }),
  'a request that the browser blocks': ({ page }) => ({
    begin: () => page.route(`**${sendFormPath}`, (route) => route.abort('blockedbyclient')),
    end: () => page.unroute(`**${sendFormPath}`),
  }),
};

// What can fail is the same at every size.
test.describe('a failure keeps the message and Send usable:', { tag: '@desktop' }, () => {
  for (const [name, trouble] of Object.entries(troubles)) {
    test(name, async ({ page, context, service }) => {
      const form = await openForm(page);
      const { begin, wait, end } = trouble({ page, context, service });
      await begin();
      await form.fill(enquiry);
      await form.send();
      await wait?.();
      await expect(form.failure).toContainText(words.failure.text(company.email), { timeout: 15_000 });
      await expectMailLink(page, enquiry);
      await page.keyboard.press('Escape');
      await expect(form.failure).toBeHidden();
      await expect(form.sendButton).toBeFocused();
      await form.expectValues(enquiry);

      await end();
      await form.sendButton.click();
      await expect(form.thanks).toBeVisible();
      expect(await service.kept()).toHaveLength(1);
    });
  }

  test('a strange body under status 200 is a success all the same', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    service.setFault({ garbage: true, status: 200 });
    await form.send();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });
});
