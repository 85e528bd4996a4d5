import { openForm } from './support/enquiry-form';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { form as words } from '@/content/interface';
import { answerTime } from '@/components/islands/enquiry-form/send-enquiry';
import { enquiry } from '@/test-support/enquiry';
import { sendFormPath, type Fault } from '../scripts/lib/enquiry-service';
import { expectMailLink, test, type Service } from './support/enquiry-page';

/** How a failure starts and ends. */
type Failure = (at: { page: Page; context: BrowserContext; service: Service }) => {
  begin: () => Promise<unknown>;
  /** What must happen before the form reports the failure. */
  wait?: () => Promise<unknown>;
  end: () => Promise<unknown>;
};

const serviceFault =
  (fault: Fault): Failure =>
  ({ service }) => ({ begin: async () => service.setFault(fault), end: async () => service.clearFault() });

const failures: Record<string, Failure> = {
  // components/islands/enquiry-form/send-enquiry.test.ts covers other status codes.
  'a broken service (500)': serviceFault({ status: 500 }),
  'a dropped connection': serviceFault({ drop: true }),
  'a response that is not HTTP': serviceFault({ garbage: true }),
  'no response in 20 s': ({ page, service }) => {
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

test.describe('after a failure the message is kept and can be sent again:', { tag: '@desktop' }, () => {
  for (const [name, provoke] of Object.entries(failures)) {
    test(name, async ({ page, context, service }) => {
      const form = await openForm(page);
      const { begin, wait, end } = provoke({ page, context, service });
      await begin();
      await form.fill(enquiry);
      await form.send();
      await wait?.();
      await expect(form.failure).toContainText(words.failure.text, { timeout: 15_000 });
      await expectMailLink(page, enquiry);
      await page.keyboard.press('Escape');
      await expect(form.failure).toBeHidden();
      await expect(form.sendButton).toBeFocused();
      await form.expectValues(enquiry);

      await end();
      await form.send();
      await expect(form.thanks).toBeVisible();
      expect(await service.kept()).toHaveLength(1);
    });
  }

  test('a response with status 200 is a success whatever its body', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    service.setFault({ garbage: true, status: 200 });
    await form.send();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });
});
