/** @jest-environment node */
import fc from 'fast-check';
import { company } from '@/content/company';
import { form } from '@/content/interface';
import { enquiryText, mailLink, mailLinkLength } from './mail-link';
import { anyEnquiry } from './test-any-values';
import { emptyEnquiry, enquiry } from './test-values';

/** What a mail program makes of the link. */
function open(href: string) {
  const url = new URL(href);
  // Not `URLSearchParams`, which reads a plus sign as a blank.
  const part = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
  return { to: decodeURIComponent(url.pathname), subject: part('subject'), body: part('body') };
}

it('carries the complete enquiry to the company', () => {
  const { href, complete } = mailLink(company.email, enquiry);
  expect(complete).toBe(true);
  expect(open(href)).toEqual({
    to: company.email,
    subject: form.mailSubject,
    body: enquiryText(enquiry).replaceAll('\n', '\r\n'),
  });
});

it('names the fields that are filled and no other', () => {
  const text = enquiryText({ ...emptyEnquiry, user_name: 'Mei', message: 'Hello\nthere' });
  expect(text).toBe(`${form.fields.user_name}: Mei\n\nHello\nthere`);
});

it('is never longer than a mail program takes, and says where it was cut', () => {
  for (const message of ['word '.repeat(3000), '第'.repeat(3000), '🏠'.repeat(3000), '\n'.repeat(3000)]) {
    const { href, complete } = mailLink(company.email, { ...enquiry, message });
    expect(complete).toBe(false);
    expect(href.length).toBeLessThanOrEqual(mailLinkLength);
    expect(open(href).body).toContain(form.failure.cutHere);
    expect(open(href).body).toContain(message.slice(0, 8).replaceAll('\n', '\r\n'));
  }
});

it('can be made of anything, half characters included', () => {
  const halves = fc.string({ unit: fc.constantFrom('\ud83c', '\udfe0', 'a', '\r', '\n') });
  fc.assert(
    fc.property(anyEnquiry, halves, (values, message) => {
      const { href, complete } = mailLink(company.email, { ...values, message: values.message + message });
      expect(href.length).toBeLessThanOrEqual(mailLinkLength);
      expect(open(href).body.endsWith(form.failure.cutHere)).toBe(!complete);
    }),
  );
});
