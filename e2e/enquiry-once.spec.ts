import { hydrateForm, openForm } from './support/enquiry-form';
import { expect } from '@playwright/test';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { answerTime } from '@/components/islands/enquiry-form/send-enquiry';
import { enquiry } from '@/test-support/enquiry';
import { emptyEnquiry, test } from './support/enquiry-page';

test.describe('a message is sent once:', { tag: '@desktop' }, () => {
  test('a double click sends once @core', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await form.sendButton.dblclick();
    await expect(form.thanks).toBeVisible();
    await form.ok.click();
    await expect(form.sendButton).toHaveText(words.send);
    expect(await service.kept()).toHaveLength(1);
  });

  test('Enter held down sends once, and does not close the dialog that opens', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await form.field('user_name').focus();
    const holding = Date.now();
    while (Date.now() - holding < 5_000) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(30);
    }
    await page.keyboard.up('Enter');
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });

  test('a second tab with the same draft says that it is being sent, and is cleared once it has arrived @core', async ({
    page,
    context,
    service,
  }) => {
    const first = await openForm(page);
    await first.fill(enquiry);
    const second = await openForm(await context.newPage());
    service.setFault({ delay: 3_000 }, 1);
    await first.send();
    await expect(second.form).toContainText(words.unanswered);
    await expect(first.thanks).toBeVisible({ timeout: 15_000 });
    await second.expectValues(emptyEnquiry);
    expect(await service.kept()).toHaveLength(1);
  });

  test('the email carries a message ID that identifies duplicates', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    service.setFault({ drop: true, keep: true }, 1);
    await form.send();
    await form.ok.click();
    await expect(form.form).toContainText(words.unanswered);
    await form.send();
    await expect(form.thanks).toBeVisible();
    const ids = (await service.kept()).map(({ text }) => /^message_id: (\S+)$/m.exec(text)?.[1]);
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  test('two tabs with different messages send both @core', async ({ page, context, service }) => {
    const first = await openForm(page);
    const second = await openForm(await context.newPage());
    await first.fill(enquiry);
    await second.fill({ ...enquiry, message: 'Another one' });
    for (const form of [first, second]) await form.send();
    for (const form of [first, second]) await expect(form.thanks).toBeVisible({ timeout: 15_000 });
    expect(await service.kept()).toHaveLength(2);
  });
});

test.describe('a sent message does not reappear', { tag: '@desktop' }, () => {
  test('in the tab that sent it: after links and Back, or a reload', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await form.send();
    await form.ok.click();
    await page.locator(`footer a[href="${routes.techstack}"]`).click();
    await expect(page).toHaveURL(routes.techstack);
    await page.goBack();
    await hydrateForm(page);
    await form.expectValues(emptyEnquiry);
    await page.reload();
    await hydrateForm(page);
    await form.expectValues(emptyEnquiry);
    expect(await service.kept()).toHaveLength(1);
  });

  test('in another tab that had it: after links and Back, or a new document', async ({ page, context, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    const secondTab = await openForm(await context.newPage());
    await secondTab.expectValues(enquiry);
    await secondTab.send();
    await expect(secondTab.thanks).toBeVisible();
    await form.expectValues(emptyEnquiry);

    await page.locator(`footer a[href="${routes.techstack}"]`).click();
    await expect(page).toHaveURL(routes.techstack);
    await page.goBack();
    await hydrateForm(page);
    await form.expectValues(emptyEnquiry);
    await page.goto(routes.home);
    await page.goto(routes.contact);
    await hydrateForm(page);
    await form.expectValues(emptyEnquiry);
    expect(await service.kept()).toHaveLength(1);
  });

  test('in a tab that was on another page when it was sent', async ({ page, context, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await page.goto(routes.techstack);
    const secondTab = await openForm(await context.newPage());
    await secondTab.send();
    await expect(secondTab.thanks).toBeVisible();
    await page.goBack();
    await hydrateForm(page);
    await form.expectValues(emptyEnquiry);
    expect(await service.kept()).toHaveLength(1);
  });

  test('and a message whose page was closed before the response is marked as unconfirmed', async ({
    page,
    context,
    service,
  }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    service.setFault({ delay: 10_000 }, 1);
    await form.send();
    await expect.poll(async () => (await service.kept()).length).toBe(1);
    await page.close();
    const again = await openForm(await context.newPage());
    await again.expectValues(enquiry);
    await expect(again.form).toContainText(words.unanswered);
  });

  test('and a response that comes too late is thanked for after all', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    service.setFault({ delay: 3_000 }, 1);
    const [requested, responded] = [page.waitForRequest('**/send-form'), page.waitForResponse('**/send-form')];
    await form.send();
    await requested;
    await page.clock.fastForward(answerTime);
    await expect(form.failure).toBeVisible();
    await responded;
    await expect(form.thanks).toBeVisible();
    await form.ok.click();
    await form.expectValues(emptyEnquiry);
    expect(await service.kept()).toHaveLength(1);
  });
});
