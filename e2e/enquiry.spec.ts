import { expect } from '@playwright/test';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { anchors, homeSection, routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import { readEnquiries } from '../scripts/lib/kept-enquiries';
import { axeViolations } from './support/axe';
import { emptyEnquiry, test } from './support/enquiry-page';
import { blockStorage, enquiryForm, holdRequests, hydrateForm, openForm } from './support/enquiry-form';

/** Where the site's enquiry service stores enquiries (playwright.config.ts). */
const enquiryDirectory = 'test-results/enquiries';

const [, career, otherType] = words.enquiryTypes;

test.describe('an enquiry', () => {
  test('arrives complete at the service that the site was built for @phone @core', async ({ page }, testInfo) => {
    const form = await openForm(page);
    const message = `${enquiry.message}\n${testInfo.testId} ${Date.now()}`;
    await form.fill({ ...enquiry, message });
    await form.sendButton.click();
    await expect(form.sendButton).toHaveText(words.sending);
    await expect(form.sendButton).toBeDisabled();
    await expect(form.thanks).toContainText(words.success.text);
    await expect(form.ok).toBeFocused();
    await form.ok.click();
    await expect(form.sendButton).toHaveText(words.send);
    await form.expectValues(emptyEnquiry);

    const mails = (await readEnquiries(enquiryDirectory)).filter(({ text }) => text.includes(message));
    expect(mails).toHaveLength(1);
    for (const value of Object.values({ ...enquiry, message })) expect(mails[0]?.text).toContain(value);
  });

  test('can be filled in and sent by keyboard alone, on the home page @desktop @core', async ({ page, service }) => {
    await page.goto(homeSection(anchors.contact));
    const form = enquiryForm(page);
    await form.field('user_name').focus();
    for (const name of ['user_name', 'company', 'phone', 'user_email'] as const) {
      await page.keyboard.type(enquiry[name]);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type(enquiry.message);
    await page.keyboard.press('Tab');
    await expect(form.sendButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.thanks).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.form.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(form.thanks).toBeHidden();
    await expect(form.sendButton).toBeFocused();
    expect(await service.kept()).toHaveLength(1);
  });

  test('is not sent while a field is missing, and says which @desktop @core', async ({ page, service }) => {
    const form = await openForm(page);
    await form.sendButton.click();
    await expect(form.field('user_name')).toBeFocused();
    for (const name of ['user_name', 'user_email', 'enquiryType', 'message'] as const) {
      await expect(form.error(name)).toHaveText(words.blank);
    }
    await expect(form.error('phone')).toBeEmpty();
    await expect(form.sendButton).toBeDisabled();
    await form.fill({ ...enquiry, phone: '', enquiryType: career });
    await expect(form.error('phone'), 'at once, after a failed submit').toHaveText(words.blank);
    await expect(form.sendButton).toBeDisabled();
    await form.type(otherType).check();
    await expect(form.error('phone')).toBeEmpty();
    await form.send();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });

  test('focuses the first invalid field on Enter while Send is disabled @desktop', async ({ page }) => {
    const form = await openForm(page);
    await form.sendButton.click();
    await form.field('user_name').fill(enquiry.user_name);
    await form.field('user_name').press('Enter');
    await expect(form.field('user_email')).toBeFocused();
    await expect(form.field('user_email')).toHaveAccessibleDescription(words.blank);
    await expect(form.sendButton).toBeDisabled();
    await form.field('user_name').focus();
    await form.sendButton.scrollIntoViewIfNeeded();
    // By coordinates, because a disabled button cannot be clicked.
    const { x, y } = (await form.sendButton.boundingBox()) ?? { x: NaN, y: NaN };
    await page.mouse.click(x + 20, y + 20);
    await expect(form.field('user_email')).toBeFocused();
  });

  test('sends values that an autofill extension corrected without events @desktop', async ({ page, service }) => {
    const form = await openForm(page);
    await form.sendButton.click();
    await expect(form.sendButton).toBeDisabled();
    await form.form.evaluate((element: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = element.elements.namedItem(name);
        if (control && 'value' in control) control.value = value;
      }
    }, enquiry);
    await form.field('user_email').press('Enter');
    await expect(form.thanks).toBeVisible({ timeout: 15_000 });
    expect(await service.kept()).toHaveLength(1);
  });

  test('strips non-digits from the phone number, and says so @desktop', async ({ page }) => {
    const form = await openForm(page);
    await form.field('phone').pressSequentially('12a3');
    await expect(form.field('phone')).toHaveValue('123');
    await form.field('phone').press('x');
    await expect(form.error('phone')).toHaveText(words.phoneDigits);
    await expect(form.sendButton).toBeEnabled();
    await form.field('phone').press('Tab');
    await expect(form.error('phone')).toHaveText(words.phoneDigits);
    await expect(form.sendButton).toBeDisabled();
    await form.field('phone').fill('9123456789');
    await expect(form.error('phone')).toBeEmpty();
  });

  test('is accessible, with errors shown and in both dialogs @phone @core', async ({ page, service }) => {
    const form = await openForm(page);
    const faults = (part: string) => axeViolations(page, { part });
    expect(await faults('form#enquiry')).toEqual([]);
    await form.sendButton.click();
    await expect(form.error('message')).not.toBeEmpty();
    expect(await faults('form#enquiry')).toEqual([]);
    await form.fill(enquiry);
    service.setFault({ status: 500 }, 1);
    await form.send();
    await expect(form.failure).toBeVisible();
    expect(await faults('dialog')).toEqual([]);
    await form.ok.click();
    await form.sendButton.click();
    await expect(form.thanks).toBeVisible();
    expect(await faults('dialog')).toEqual([]);
  });
});

test.describe('what the visitor types', { tag: '@desktop' }, () => {
  test('survives a reload, another tab and navigation, and is cleared once it is sent @core', async ({
    page,
    context,
    service,
  }) => {
    let form = await openForm(page);
    await form.fill({ ...enquiry, enquiryType: career });
    const typed = { ...enquiry, enquiryType: career };
    await page.reload();
    await hydrateForm(page);
    await form.expectValues(typed);
    await expect(form.field('message')).toHaveAttribute('placeholder', words.placeholder.career);

    await page.goto(routes.techstack);
    await page.goto(homeSection(anchors.contact));
    await hydrateForm(page);
    await form.expectValues(typed);

    const tab = await context.newPage();
    form = await openForm(tab);
    await form.expectValues(typed);
    await form.send();
    await expect(form.thanks).toBeVisible();
    await tab.reload();
    await hydrateForm(tab);
    await form.expectValues(emptyEnquiry);
    // The first tab had the same message, and must not offer to send it again.
    await enquiryForm(page).expectValues(emptyEnquiry);
    expect(await service.kept()).toHaveLength(1);
  });

  test('is kept when typed before hydration @core', async ({ page }) => {
    await page.goto(routes.contact, { waitUntil: 'commit' });
    const form = enquiryForm(page);
    await form.field('phone').pressSequentially('(212) 555-0142');
    await form.field('user_name').pressSequentially('early');
    await hydrateForm(page);
    await form.field('user_name').pressSequentially(' bird');
    await expect(form.field('user_name')).toHaveValue('early bird');
    await expect(form.field('phone')).toHaveValue('2125550142');
  });

  test('is sent after hydration when submitted before @core', async ({ page, context, service }) => {
    const release = await holdRequests(context, '**/_next/static/**/*.js');
    await page.goto(routes.contact, { waitUntil: 'commit' });
    const form = enquiryForm(page);
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(page).toHaveURL(routes.contact);
    release();
    await expect(form.thanks).toBeVisible({ timeout: 15_000 });
    expect(await service.kept()).toHaveLength(1);
  });

  test('is sent even where storage is blocked', async ({ page, context, service }) => {
    await blockStorage(context);
    const form = await openForm(page);
    await form.fill(enquiry);
    await form.send();
    await expect(form.thanks).toBeVisible();
    expect(await service.kept()).toHaveLength(1);
  });
});

test.describe('bots and autofill', { tag: '@phone' }, () => {
  test('a form filled in instantly is sent after three seconds', async ({ page, service }) => {
    const form = await openForm(page);
    const touched = Date.now();
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(form.sendButton).toHaveText(words.sending);
    await expect(form.thanks).toBeVisible();
    expect(Date.now() - touched).toBeGreaterThanOrEqual(2_900);
    expect(await service.kept()).toHaveLength(1);
  });

  test('an enquiry with the honeypot field filled is sent marked as suspicious, and its draft is kept until then @core', async ({
    page,
    service,
  }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    await form.form.locator('[aria-hidden] input').evaluate((input: HTMLInputElement) => (input.value = 'Mei Lin'));
    service.setFault({ status: 503 }, 1);
    await form.send();
    await expect(form.failure).toBeVisible();
    await page.reload();
    await hydrateForm(page);
    await form.expectValues(enquiry);
    await form.form.locator('[aria-hidden] input').evaluate((input: HTMLInputElement) => (input.value = 'Mei Lin'));
    await form.send();
    await expect(form.thanks).toBeVisible();
    const [mail, ...others] = await service.kept();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(words.suspectedBot);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page gives the email address in place of the form @phone @core', async ({ page }) => {
    await page.goto(routes.contact);
    const alternative = page.locator('main p', { hasText: words.withoutScript.text });
    await expect(alternative).toBeVisible();
    await expect(alternative.locator('a')).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(enquiryForm(page).form).toBeHidden();
  });
});
