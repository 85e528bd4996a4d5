import fc from 'fast-check';
import { constants } from '@/content/constants';
import { form } from '@/content/interface';
import { hasInk } from './characters';
import { anyEnquiry, completeEnquiry } from './test-any-values';
import { emptyEnquiry, enquiry } from './test-values';
import {
  career,
  enquiryLimit,
  fieldNames,
  isOptional,
  noteInput,
  noteSubmit,
  shownErrors,
  sizeOf,
  validateField,
} from './validation';
import type { EnquiryValues, ErrorCode, FieldName } from './validation';

/** The errors that a submit shows. */
const validateForm = (values: EnquiryValues) => shownErrors(noteSubmit(values), values);

describe('a submit', () => {
  it('of an empty form errors what cannot be left blank: name, email, type and message', () => {
    expect(validateForm(emptyEnquiry)).toEqual({
      user_name: 'blank',
      user_email: 'blank',
      enquiryType: 'blank',
      message: 'blank',
    });
  });

  it('asks for the phone only where the type is Career', () => {
    const without = { ...enquiry, phone: '' };
    for (const enquiryType of form.enquiryTypes) {
      const expected = enquiryType === career ? { phone: 'blank' } : {};
      expect(validateForm({ ...without, enquiryType })).toEqual(expected);
    }
  });

  it('lets every complete enquiry pass, whatever Unicode is in it', () => {
    fc.assert(fc.property(completeEnquiry, (values) => expect(validateForm(values)).toEqual({})));
  });

  it('says why for whatever it refuses, and refuses nothing else', () => {
    fc.assert(
      fc.property(anyEnquiry, (values) => {
        const errors = validateForm(values);
        for (const field of fieldNames) {
          const error = errors[field];
          const blank = !hasInk(values[field]);
          if (error) expect(form[error]).toMatch(/\S/);
          if (field === 'company' || field === 'about') expect(error).toBeUndefined();
          if (field === 'user_name' || field === 'message') expect(error).toBe(blank ? 'blank' : undefined);
          if (field === 'enquiryType')
            expect(error).toBe(form.enquiryTypes.some((type) => type === values.enquiryType) ? undefined : 'blank');
          if (field === 'user_email' && blank) expect(error).toBe('blank');
          if (field === 'phone' && values.phone !== '' && !blank) {
            expect(error).toBe(/^[0-9]{10}$/.test(values.phone) ? undefined : 'phoneDigits');
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes blanks for no company', () => {
    expect(validateField('company', { ...enquiry, company: '  ' })).toBeUndefined();
  });

  it('takes blanks of every kind for blank', () => {
    for (const blank of [' ', '\t\n', '\u00a0\u2003', '\u3000\ufeff', '\u200b\u2060', '\u00ad\u200e']) {
      expect(validateForm({ ...enquiry, user_name: blank, message: blank })).toEqual({
        user_name: 'blank',
        message: 'blank',
      });
    }
  });

  it('refuses, with the reason, a message that no mail service would take', () => {
    const size = (length: number) => validateForm({ ...emptyEnquiry, ...enquiry, message: 'x'.repeat(length) });
    expect(size(enquiryLimit)).toEqual({});
    expect(size(enquiryLimit + 1)).toEqual({ message: 'tooLong' });
    expect(validateForm({ ...enquiry, message: '第'.repeat(enquiryLimit / 5) })).toEqual({});
    expect(validateForm({ ...enquiry, message: '第'.repeat(enquiryLimit / 5 + 1) })).toEqual({ message: 'tooLong' });
  });

  it('takes every message that the field has taken, however long the name is', () => {
    const full = 'x'.repeat(enquiryLimit);
    expect(validateForm({ ...enquiry, user_name: full, company: full, message: full })).toEqual({});
  });

  it.each([
    ['a letter of English', 'x', 1],
    ['an accented letter', 'é', 1],
    ['a Russian letter', 'ж', 5],
    ['a mark on a letter', '\u0301', 5],
    ['a letter of Tamil', 'க', 5],
    ['a Chinese character', '第', 5],
    ['an emoji', '👩', 10],
    ['a line break', '\n', 40],
  ])('counts %s by what the field takes for it', (_, text, size) => {
    expect(sizeOf(text)).toBe(size);
  });

  it('leaves room for a long message of English', () => {
    expect(enquiryLimit).toBeGreaterThanOrEqual(4_500);
  });

  it('counts a line break as 40 letters, because a field becomes slow by lines', () => {
    const lines = (count: number) => ({ ...enquiry, message: `x${'\n'.repeat(count)}` });
    expect(validateForm(lines(enquiryLimit / 40 - 1))).toEqual({});
    expect(validateForm(lines(enquiryLimit / 40))).toEqual({ message: 'tooLong' });
  });
});

describe('the phone', () => {
  it('is exactly ten digits', () => {
    const phone = (value: string) => validateField('phone', { ...enquiry, phone: value });
    expect(phone('1'.repeat(constants.phoneLength))).toBeUndefined();
    for (const wrong of [
      '1',
      '123456789',
      '12345678901',
      '912 345 678',
      '+123456789',
      '١٢٣٤٥٦٧٨٩٠',
      '１２３４５６７８９０',
      ' ',
    ]) {
      expect(phone(wrong)).toBe('phoneDigits');
    }
  });

  it('is optional, like the company, unless it is about a job', () => {
    expect(form.enquiryTypes.filter((enquiryType) => !isOptional('phone', { enquiryType }))).toEqual([career]);
    expect(fieldNames.filter((field) => isOptional(field, { enquiryType: '' }))).toEqual(['about', 'company', 'phone']);
  });
});

describe('the email', () => {
  const refused = (value: string) => validateField('user_email', { ...enquiry, user_email: value }) !== undefined;

  it('is what a browser takes in its email field', () => {
    const browser = Object.assign(document.createElement('input'), { type: 'email' });
    const asciiNear = fc.stringMatching(/^[a-z0-9.@_ -]{1,24}$/);
    fc.assert(
      fc.property(fc.oneof(asciiNear, fc.emailAddress()), (text) => {
        browser.value = text;
        expect(refused(browser.value)).toBe(browser.value === '' || browser.validity.typeMismatch);
      }),
      { numRuns: 1000 },
    );
  });

  it('is judged without what nobody sees', () => {
    expect(refused('\u2060info@example.com\u00a0')).toBe(false);
    expect(refused('\u2060')).toBe(true);
  });

  it('may have a domain in any script', () => {
    expect(refused('info@bücher.example')).toBe(false);
    expect(refused('info@例え.テスト')).toBe(false);
    expect(refused('info@-bad.example')).toBe(true);
  });
});

describe('while typing', () => {
  /** What shows after a field was changed to what stands there. */
  const typed = (shown: Partial<Record<FieldName, ErrorCode>>, field: FieldName, values: EnquiryValues) =>
    shownErrors(noteInput(shown, field, values), values);

  it('errors a field that becomes empty, and drops that with the first character', () => {
    const emptied = { ...enquiry, message: '' };
    expect(typed({}, 'message', emptied)).toEqual({ message: 'blank' });
    expect(typed({ message: 'blank' }, 'message', { ...enquiry, message: 'x' })).toEqual({});
  });

  it('does not hold a half typed email against anyone, but keeps an error that stands until it is right', () => {
    const half = { ...enquiry, user_email: 'mei' };
    expect(typed({}, 'user_email', half)).toEqual({});
    expect(typed({ user_email: 'blank' }, 'user_email', half)).toEqual({});
    expect(typed({ user_email: 'emailShape' }, 'user_email', half)).toEqual({ user_email: 'emailShape' });
    expect(typed({ user_email: 'emailShape' }, 'user_email', enquiry)).toEqual({});
  });

  it('does not hold it against someone who goes on typing after the error was corrected', () => {
    const noted = noteInput({ user_email: 'emailShape' }, 'user_email', enquiry);
    expect(typed(noted, 'user_email', { ...enquiry, user_email: 'mei.lin@example.' })).toEqual({});
  });

  it('leaves the other errors', () => {
    const values = { ...enquiry, user_name: 'M', message: '' };
    expect(typed({ user_name: 'blank', message: 'blank' }, 'user_name', values)).toEqual({ message: 'blank' });
  });

  it('frees the phone where another type than Career is chosen, and asks for it again', () => {
    const of = (enquiryType: string) => ({ ...enquiry, phone: '', enquiryType });
    const noted = noteSubmit(of(career));
    expect(shownErrors(noted, of(career))).toEqual({ phone: 'blank' });
    expect(shownErrors(noted, of(form.enquiryTypes[2]))).toEqual({});
    expect(shownErrors(noteSubmit(of(form.enquiryTypes[2])), of(career))).toEqual({ phone: 'blank' });
    expect(shownErrors({}, of(career))).toEqual({});
  });

  it('drops the error of a text that was too long where it is shortened', () => {
    const long = { ...enquiry, company: 'x'.repeat(enquiryLimit + 1) };
    expect(validateForm(long)).toEqual({ company: 'tooLong' });
    expect(shownErrors(noteSubmit(long), enquiry)).toEqual({});
  });

  it('can always be corrected: whatever errors stand, a complete enquiry drops all of them', () => {
    fc.assert(
      fc.property(anyEnquiry, completeEnquiry, (wrong, right) => {
        expect(shownErrors(noteSubmit(wrong), right)).toEqual({});
      }),
    );
  });
});
