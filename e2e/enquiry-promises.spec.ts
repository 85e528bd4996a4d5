import { expect, type Page } from '@playwright/test';
import { draftHours } from '@/content/constants';
import { form as words } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { enquiry } from '@/test-support/enquiry';
import { readEnquiries } from '../scripts/lib/kept-enquiries';
import { emptyEnquiry, test } from './support/enquiry-page';
import { blockStorage, enquiryForm, fillStorage, holdRequests, hydrateForm, openForm } from './support/enquiry-form';

/** docs/enquiry.md, "Promises": what tests of one page at a time do not see. */
test.describe('nothing is lost, and nothing goes twice unasked:', { tag: '@desktop' }, () => {
  const lost = { drop: true, keep: true } as const;

  test('after a lost answer and a retry, the empty form says no more that an answer is missing', async ({
    page,
    service,
  }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    service.setFault(lost, 1);
    await form.send();
    await form.ok.click();
    await expect(form.form).toContainText(words.unanswered);
    await form.send();
    await form.ok.click();
    await form.expectValues(emptyEnquiry);
    await expect(form.form).not.toContainText(words.unanswered);
  });

  test('a tab whose message was taken without an answer knows it after another tab has sent', async ({
    page,
    context,
    service,
  }) => {
    const form = await openForm(page);
    const secondTab = await openForm(await context.newPage());
    await form.fill(enquiry);
    service.setFault(lost, 1);
    await form.send();
    await form.ok.click();
    await secondTab.fill({ ...enquiry, message: 'another' });
    await secondTab.send();
    await expect(secondTab.thanks).toBeVisible();
    await expect(form.form).toContainText(words.unanswered);
    await page.reload();
    await hydrateForm(page);
    await form.expectValues(enquiry);
    await expect(form.form).toContainText(words.unanswered);
  });

  test('where storage is blocked, a form that the browser restores says that its message may have arrived', async ({
    page,
    context,
    service,
  }) => {
    await blockStorage(context);
    const form = await openForm(page);
    await form.fill(enquiry);
    service.setFault(lost, 1);
    await form.send();
    await form.ok.click();
    await page.goto(routes.techstack);
    await page.goBack();
    await hydrateForm(page);
    await form.expectValues(enquiry);
    await expect(form.form).toContainText(words.unanswered);
  });

  for (const kind of ['blocked', 'full'] as const) {
    test(`where storage is ${kind}, the page itself knows that an answer was lost`, async ({
      page,
      context,
      service,
    }) => {
      await (kind === 'blocked' ? blockStorage : fillStorage)(context);
      const form = await openForm(page);
      await form.fill(enquiry);
      service.setFault(lost, 1);
      await form.send();
      await form.ok.click();
      await expect(form.form).toContainText(words.unanswered);
      await form.send();
      await expect(form.thanks).toBeVisible();
      expect(await service.kept()).toHaveLength(2);
    });
  }

  test('a draft outlives a clock that is set back', async ({ page, context }) => {
    const form = await openForm(page);
    await form.fill(enquiry);
    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now() - 1_000 * 3_600_000);
    const again = await openForm(later);
    await again.expectValues(enquiry);
  });

  test('a draft outlives another tab that sends its own, and the crash of its page', async ({
    page,
    context,
    service,
  }) => {
    const secondTab = await context.newPage();
    const sending = await openForm(secondTab);
    const form = await openForm(page);
    await form.fill(enquiry);
    await sending.fill({ ...enquiry, message: 'another' });
    await page.close();
    await sending.send();
    await expect(sending.thanks).toBeVisible();
    await (await openForm(await context.newPage())).expectValues(enquiry);
    expect(await service.kept()).toHaveLength(1);
  });

  for (const status of [502, 503, 504, 202, 204]) {
    test(`a ${status} is no answer: the form says so before it is sent again`, async ({ page, service }) => {
      const form = await openForm(page);
      await form.fill(enquiry);
      // The service's own answers below 300 say OK, which is one.
      await page.route('**/send-form', (route) => route.fulfill({ status, body: 'gateway' }), { times: 1 });
      await form.send();
      await expect(form.failure).toBeVisible();
      await form.ok.click();
      await expect(form.form).toContainText(words.unanswered);
      await form.send();
      await expect(form.thanks).toBeVisible();
      expect(await service.kept()).toHaveLength(1);
    });
  }
});

test.describe('a message whose page is left at once arrives', { tag: '@desktop' }, () => {
  /** Without a route in between: the request outlives its page. */
  const arrived = async (message: string) =>
    (await readEnquiries('test-results/enquiries')).filter(({ text }) => text.includes(message)).length;

  test('in the seconds that a fast one waits, and once', async ({ page, context }) => {
    const message = `left ${Date.now()}`;
    await page.clock.install();
    const library = page.waitForResponse(/islands\/es-.*\.js/);
    const form = await openForm(page);
    // The three seconds do not pass here.
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.fill({ ...enquiry, message });
    await library;
    await form.sendButton.click();
    await expect(form.sendButton).toHaveText(words.sending);
    await page.goto('about:blank');
    await expect.poll(() => arrived(message)).toBe(1);
    // The next page has the same clock.
    await page.clock.resume();
    const again = await openForm(await context.newPage());
    await expect(again.form).toContainText(words.unanswered);
    expect(await arrived(message)).toBe(1);
  });
});

test.describe('a script that comes late', { tag: '@desktop' }, () => {
  test('brings the form to life after the page has given up', async ({ page, context, service }) => {
    const release = await holdRequests(context, '**/_next/static/islands/*.js');
    await page.goto(routes.contact, { waitUntil: 'commit' });
    const form = enquiryForm(page);
    await form.fill(enquiry);
    await form.sendButton.click();
    await page.clock.fastForward(12_000);
    await expect(form.form).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-js');
    await expect(form.sendButton).toBeEnabled();
    expect(await service.kept()).toHaveLength(0);
    await form.send();
    await expect(form.thanks).toBeVisible();
  });
});

test.describe('what people and programs put into the fields', { tag: '@desktop' }, () => {
  test('a megabyte and a field full of lines are kept out, and said', async ({ page }) => {
    const form = await openForm(page);
    await form.field('message').fill('What stands here');
    for (const text of ['x'.repeat(1_000_000), '\n'.repeat(24_000)]) {
      await form.field('message').focus();
      await page.keyboard.insertText(text);
      await expect(form.error('message')).toHaveText(words.noRoom);
      await expect(form.field('message')).toHaveValue('What stands here');
    }
  });

  for (const number of ['(212) 555-0142', '+12125550142', '212.555.0142']) {
    test(`${number} from a form-filler is ten digits`, async ({ page }) => {
      const form = await openForm(page);
      await form.field('phone').evaluate((field: HTMLInputElement, value) => {
        field.value = value;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }, number);
      await expect(form.field('phone')).toHaveValue('2125550142');
      await form.field('phone').focus();
      await form.field('phone').blur();
      await expect(form.error('phone')).toBeEmpty();
    });
  }
});

test.describe('a browser', { tag: '@desktop' }, () => {
  test('sends three messages in ten minutes, and says so', async ({ page, service }) => {
    const form = await openForm(page);
    for (const message of ['1', '2', '3']) {
      await form.fill({ ...enquiry, message });
      await form.send();
      await form.ok.click();
    }
    await form.fill(enquiry);
    await form.send();
    await expect(form.form).toContainText(words.limit);
    await form.expectValues(enquiry);
    expect(await service.kept()).toHaveLength(3);
  });

  /** What was typed a day ago stands in the storage. */
  const keepOld = (page: Page) =>
    page.evaluate((age) => {
      const values = { message: 'old' };
      localStorage.setItem('enquiry:x', JSON.stringify({ state: 'draft', at: Date.now() - age, values }));
    }, draftHours * 3_600_000);
  const old = (page: Page) => page.evaluate(() => localStorage.getItem('enquiry:x'));

  test('forgets what was typed after a day, on whatever page it comes to', async ({ page }) => {
    await page.goto(routes.techstack);
    await keepOld(page);
    await page.goto(routes.cloud);
    await expect.poll(() => old(page)).toBeNull();
  });

  test('offers nothing of a day ago in a form that comes to life long after its page', async ({ page, context }) => {
    const release = await holdRequests(context, '**/_next/static/islands/*.js');
    await page.goto(routes.contact);
    await keepOld(page);
    release();
    await hydrateForm(page);
    await enquiryForm(page).expectValues(emptyEnquiry);
    expect(await old(page)).toBeNull();
  });

  test('tells what led to the message: the campaign, the page before, the time and its zone', async ({
    page,
    service,
  }) => {
    await page.goto(`${homeSection(anchors.contact)}?utm_source=letter&utm_campaign=may`);
    await expect(page.locator(`#${anchors.contact}`)).toBeFocused();
    await page.goto(routes.techstack);
    await page
      .locator(`header a[href*="${anchors.contact}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((address) => !address.pathname.startsWith(routes.techstack));
    await hydrateForm(page);
    const form = enquiryForm(page);
    await form.fill(enquiry);
    await form.send();
    await expect(form.thanks).toBeVisible();
    const [mail] = await service.kept();
    expect(mail?.text).toContain('campaign: utm_source=letter utm_campaign=may\n');
    expect(mail?.text).toContain(`page: ${routes.techstack} > `);
    expect(mail?.text).toMatch(/^local_time: .+ \(.+\)$/m);
  });
});
