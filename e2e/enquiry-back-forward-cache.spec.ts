import { openForm } from './support/enquiry-form';
import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import { emptyEnquiry, test } from './support/enquiry-page';
import { isRestored, watchRestores } from './support/page';

test.describe('a page restored from the back/forward cache', { tag: '@desktop' }, () => {
  test.beforeEach(({ context }) => watchRestores(context));

  test('no longer has a message that another tab has sent', async ({ page, context, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await page.goto(routes.techstack);
    const secondTab = await openForm(await context.newPage());
    await secondTab.expectValues(enquiry);
    await secondTab.send();
    await expect(secondTab.thanks).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    expect(await isRestored(page)).toBe(true);
    await form.expectValues(emptyEnquiry);
    expect(await service.kept()).toHaveLength(1);
  });

  test('still has an unsent message, and can send it', async ({ page, service }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await page.goto(routes.techstack);
    await page.goBack({ waitUntil: 'commit' });
    expect(await isRestored(page)).toBe(true);
    await form.expectValues(enquiry);
    await form.send();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });
});
