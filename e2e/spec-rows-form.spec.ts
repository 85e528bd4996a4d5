import { expect, test, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { openForm } from './support/enquiry-form';
import { attributesAt, linksAt, sizes, textsAt } from './support/rows';
import { test as opened } from './support/test';

/* The rows of docs/requirements.md on pages for printing, the enquiry form and the numbers: see spec-rows-pages.spec.ts. */

test.describe('Pages for printing @desktop', () => {
  /** The heights (px) of the sheets, what of their content is below each, and where the first begins. */
  const sheetsOf = (page: Page) =>
    page.locator('[data-print-sheet]').evaluateAll((sheets) => {
      const boxes = sheets.map((sheet) => sheet.getBoundingClientRect());
      const cut = sheets.flatMap((sheet, index) =>
        [...sheet.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dd, address')]
          .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
          .filter((element) => element.getBoundingClientRect().bottom > (boxes[index]?.bottom ?? 0) + 1)
          .map((element) => element.textContent),
      );
      return { first: (boxes[0]?.top ?? NaN) + scrollY, heights: boxes.map(({ height }) => Math.round(height)), cut };
    });
  const screens = [...sizes, { width: 1024, height: 640 }, { width: 1366, height: 768 }, { width: 1600, height: 640 }];
  opened(
    'home: the sections are stacked one per full screen, at least one in windows below 1024 by 640',
    async ({ page }) => {
      await page.goto('/home-page-pdf');
      for (const viewport of screens) {
        await page.setViewportSize(viewport);
        const { first, heights, cut } = await sheetsOf(page);
        const name = `${viewport.width} by ${viewport.height}`;
        expect.soft([first, cut], name).toEqual([0, []]);
        expect.soft(heights, name).toHaveLength(10);
        const isFit = (height: number) =>
          viewport.width < 1024 ? height >= viewport.height : height === viewport.height;
        expect
          .soft(
            heights.filter((height) => !isFit(height)),
            name,
          )
          .toEqual([]);
      }
    },
  );

  test('an index page titled ‘PDF Pages Link :’ lists links to all seven', () => {
    expect(textsAt('/pdf', 'main h1')).toEqual(['PDF Pages Link :']);
    const seven = [
      '/home-page-pdf',
      '/realestate-page-pdf',
      '/third-party-api-integration-pdf',
      '/App-in-box-pdf',
      '/digital-transformation-pdf',
      '/identity-access-integration-pdf',
      '/cloud-services-pdf',
    ];
    expect(linksAt('/pdf', '.brochure-rack h3 a').map(([, href]) => href)).toEqual(seven);
  });
});

test.describe('Enquiry form @desktop', () => {
  for (const path of ['/', '/contact']) {
    test(`${path}: user_name (Full Name), company, phone, user_email, enquiryType, message`, () => {
      const labels = {
        user_name: 'Full Name',
        company: 'Company',
        phone: 'Phone',
        user_email: 'Email',
        message: 'Message',
      };
      for (const [name, label] of Object.entries(labels)) {
        expect.soft(textsAt(path, `label[for=enquiry-${name}]`).join(), name).toMatch(new RegExp(`^${label}`));
        expect.soft(attributesAt(path, `form [name=${name}]`, 'id'), name).toEqual([`enquiry-${name}`]);
      }
    });

    test(`${path}: enquiryType is a radio: Software Solutions, Career, Other`, () => {
      expect(attributesAt(path, 'form [name=enquiryType][type=radio]', 'value')).toEqual([
        'Software Solutions',
        'Career',
        'Other',
      ]);
    });

    test(`${path}: button ‘Send’, placeholder ‘How can we help you?’, email input type, min length 10`, () => {
      expect(textsAt(path, 'form#enquiry [type=submit]')).toEqual(['Send']);
      expect(attributesAt(path, 'form [name=message]', 'placeholder')).toEqual(['How can we help you?']);
      expect(attributesAt(path, 'form [name=user_email]', 'type')).toEqual(['email']);
      expect(attributesAt(path, 'form [name=phone]', 'minlength')).toEqual(['10']);
    });
  }

  // Once its keys are filtered; until then a number with brackets and hyphens has room.
  opened('phone: max length 10', async ({ page }) => {
    const form = await openForm(page);
    await expect(form.field('phone')).toHaveAttribute('maxlength', '10');
  });

  opened('placeholder ‘Please provide your skillset and location:’ for Career', async ({ page }) => {
    const form = await openForm(page);
    await form.type('Career').check();
    await expect(form.field('message')).toHaveAttribute('placeholder', 'Please provide your skillset and location:');
    await form.type('Other').check();
    await expect(form.field('message')).toHaveAttribute('placeholder', 'How can we help you?');
  });

  const texts: [string, string, string][] = [
    ['send failure: title', words.failure.title, 'We had problems sending the email.'],
    ['send failure: text', words.failure.text, `Please try again or please send an email to ${company.email}`],
    ['send success: title', words.success.title, 'Thank you for your message.'],
    ['send success: text', words.success.text, 'We will get in touch with you shortly. Email successfully sent.'],
    ['blank field', words.blank, 'This field cannot be left blank'],
    ['sending', words.sending, 'Sending..'],
    ['each modal is closed with', words.ok, 'OK'],
  ];
  for (const [name, text, required] of texts)
    test(`${name}: ‘${required}’`, () => expect(text.replace('{email}', company.email)).toBe(required));
});

test.describe('Phone: digits only, exactly 10 @desktop', () => {
  opened('the keys 0 to 9 are written, every other is refused with its sentence', async ({ page }) => {
    const form = await openForm(page);
    const field = form.field('phone');
    for (const key of '0123456789') {
      await field.press(key);
      await expect(field).toHaveValue(key);
      await field.press('Backspace');
      await expect(field).toHaveValue('');
    }
    for (const key of ['a', 'Space', '+', '-', '(', '.']) {
      await field.fill('21');
      await expect(form.error('phone')).toBeEmpty();
      await field.press(key);
      await expect(field).toHaveValue('21');
      await expect(form.error('phone'), key).toHaveText(words.phoneDigits);
    }
  });

  for (const number of ['1234567890', '2125550142'])
    opened(`after ${number} an eleventh key is refused with its sentence, the number unchanged`, async ({ page }) => {
      const form = await openForm(page);
      await form.field('phone').pressSequentially(number);
      await expect(form.field('phone')).toHaveValue(number);
      await expect(form.error('phone')).toBeEmpty();
      for (const key of ['5', '1']) {
        await form.field('phone').press(key);
        await expect(form.field('phone')).toHaveValue(number);
        await expect(form.error('phone')).toHaveText(words.phoneDigits);
      }
    });

  const pastes: [string, string, string, string, boolean][] = [
    ['the 1 before ten digits goes from what is pasted', '', '+1 (212) 555-0142', '2125550142', false],
    ['what is pasted behind a finished number is refused', '1234567890', '55', '1234567890', true],
    ['what is pasted with a digit too many is refused', '', '22125550142', '', true],
  ];
  for (const [name, standing, text, result, isRefused] of pastes)
    opened(name, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const form = await openForm(page);
      await form.field('phone').pressSequentially(standing);
      await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
      await form.field('phone').press('ControlOrMeta+V');
      await expect(form.field('phone')).toHaveValue(result);
      await expect(form.error('phone')).toHaveText(isRefused ? words.phoneDigits : '');
    });
});

test.describe('Numbers @desktop', () => {
  const numbers: [string, unknown, unknown][] = [
    ['phone length: 10 digits', constants.phoneLength, 10],
    ['scroll to section after navigating home: 300 ms', constants.scrollToSectionAfterNavigatingHome, 300],
    ['hero auto-advance: 10000 ms', constants.heroAutoAdvance, 10_000],
    ['typing speed: 50 home, 30 detail pages', constants.typingSpeed, { home: 50, detailPages: 30 }],
    ['loading/bounce flag: 1400 ms', constants.loadingBounceFlag, 1_400],
    ['marquee: 135000 ms, 21 logos', constants.marquee, { duration: 135_000, logos: 21 }],
    ['mobile breakpoint: width 425 px or less', constants.mobileBreakpoint, 425],
    ['sticky menu offset: 78 px from top', constants.headerHeight, 78],
    [
      'section scroll padding: 170, 130 and 110 px',
      constants.sectionScrollPadding,
      { small: 170, larger: 130, reached: 110 },
    ],
    ['header background height: 350 px', constants.headerBackgroundHeight, 350],
    ['icon sizes: 24 or 40 px', constants.iconSizes, expect.objectContaining({ line: 24, card: 40 })],
    ['header scroll threshold: above 0', constants.headerScrollThreshold, 0],
    ['page scale factors: 1.2, 1.25', constants.pageScaleFactors, { number: 1.2, icon: 1.25 }],
  ];
  for (const [name, value, required] of numbers) test(name, () => expect(value).toEqual(required));
});
