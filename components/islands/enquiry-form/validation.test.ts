import fc from 'fast-check';
import { constants } from '@/content/constants';
import { form } from '@/content/interface';
import { anyEnquiry, completeEnquiry, emptyEnquiry, enquiry } from './test-values';
import {
  career,
  enquiryBytes,
  fieldNames,
  firstFlagged,
  flagsOnInput,
  flagsOnLeave,
  flagsOnSubmit,
  isEnquiryType,
  isOptional,
  problemOf,
  problemText,
} from './validation';

describe('a submit', () => {
  it('of an empty form flags what cannot be left blank: name, email, type and message', () => {
    expect(flagsOnSubmit(emptyEnquiry)).toEqual({
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
      expect(flagsOnSubmit({ ...without, enquiryType })).toEqual(expected);
    }
  });

  it('lets every complete enquiry pass, whatever Unicode is in it', () => {
    fc.assert(fc.property(completeEnquiry, (values) => expect(flagsOnSubmit(values)).toEqual({})));
  });

  it('says why for whatever it refuses, and refuses nothing but what the spec does', () => {
    fc.assert(
      fc.property(anyEnquiry, (values) => {
        const flags = flagsOnSubmit(values);
        for (const field of fieldNames) {
          const problem = flags[field];
          const blank = values[field].trim() === '';
          if (problem) expect(problemText(problem)).toMatch(/\S/);
          if (field === 'company') expect(problem).toBeUndefined();
          if (field === 'user_name' || field === 'message') expect(problem).toBe(blank ? 'blank' : undefined);
          if (field === 'enquiryType') expect(problem).toBe(isEnquiryType(values.enquiryType) ? undefined : 'blank');
          if (field === 'user_email' && blank) expect(problem).toBe('blank');
          if (field === 'phone' && values.phone !== '' && !blank) {
            expect(problem).toBe(/^[0-9]{10}$/.test(values.phone) ? undefined : 'phoneDigits');
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes blanks for no company', () => {
    expect(problemOf('company', { ...enquiry, company: '  ' })).toBeUndefined();
  });

  it('takes blanks of every kind for blank', () => {
    for (const blank of [' ', '\t\n', '\u00a0\u2003', '\u3000\ufeff']) {
      expect(flagsOnSubmit({ ...enquiry, user_name: blank, message: blank })).toEqual({
        user_name: 'blank',
        message: 'blank',
      });
    }
  });

  it('refuses, with the reason, a message that no mail service would take', () => {
    const size = (length: number) => flagsOnSubmit({ ...emptyEnquiry, ...enquiry, message: 'x'.repeat(length) });
    expect(size(enquiryBytes - 200)).toEqual({});
    expect(size(enquiryBytes)).toEqual({ message: 'tooLong' });
    expect(flagsOnSubmit({ ...enquiry, message: '第'.repeat(enquiryBytes / 3) })).toEqual({ message: 'tooLong' });
    const rest = new Blob([Object.values({ ...enquiry, message: '' }).join('')]).size;
    expect(size(enquiryBytes - rest)).toEqual({});
    expect(size(enquiryBytes - rest + 1)).toEqual({ message: 'tooLong' });
  });

  it('counts a line break as the two bytes that it travels as', () => {
    const lines = (count: number) => ({ ...enquiry, message: `x${'\n'.repeat(count)}` });
    expect(flagsOnSubmit(lines(enquiryBytes / 2 - 100))).toEqual({});
    expect(flagsOnSubmit(lines(enquiryBytes / 2))).toEqual({ message: 'tooLong' });
  });
});

describe('the phone', () => {
  it('is exactly ten digits', () => {
    const phone = (value: string) => problemOf('phone', { ...enquiry, phone: value });
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
    expect(fieldNames.filter((field) => isOptional(field, { enquiryType: '' }))).toEqual(['company', 'phone']);
  });
});

describe('the email', () => {
  const refused = (value: string) => problemOf('user_email', { ...enquiry, user_email: value }) !== undefined;

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

  it('may have a domain in any script', () => {
    expect(refused('info@bücher.example')).toBe(false);
    expect(refused('info@例え.テスト')).toBe(false);
    expect(refused('info@-bad.example')).toBe(true);
  });
});

describe('while typing', () => {
  it('flags a field that becomes empty, and takes the flag down with the first letter', () => {
    const emptied = { ...enquiry, message: '' };
    const flags = flagsOnInput({}, 'message', emptied);
    expect(flags).toEqual({ message: 'blank' });
    expect(flagsOnInput(flags, 'message', { ...enquiry, message: 'x' })).toEqual({});
  });

  it('does not hold a half typed email against anyone, but keeps a flag that is up until it is right', () => {
    const half = { ...enquiry, user_email: 'mei' };
    expect(flagsOnInput({ user_email: 'blank' }, 'user_email', half)).toEqual({});
    expect(flagsOnLeave({}, 'user_email', half)).toEqual({ user_email: 'emailShape' });
    expect(flagsOnInput({ user_email: 'emailShape' }, 'user_email', half)).toEqual({ user_email: 'emailShape' });
    expect(flagsOnInput({ user_email: 'emailShape' }, 'user_email', enquiry)).toEqual({});
  });

  it('leaves the other flags up, and the same flags where nothing changes', () => {
    const flags = { user_name: 'blank', message: 'blank' } as const;
    const values = { ...enquiry, user_name: '', message: '' };
    expect(flagsOnInput(flags, 'user_name', { ...values, user_name: 'M' })).toEqual({ message: 'blank' });
    expect(flagsOnInput(flags, 'user_name', values)).toBe(flags);
    expect(flagsOnLeave(flags, 'company', values)).toBe(flags);
  });

  it('frees the phone where another type than Career is chosen', () => {
    const other = { ...enquiry, phone: '', enquiryType: form.enquiryTypes[2] };
    expect(flagsOnInput({ phone: 'blank', enquiryType: 'blank' }, 'enquiryType', other)).toEqual({});
  });

  it('takes the flag of a message that was too long down wherever the enquiry is shortened', () => {
    const long = { ...enquiry, company: 'x'.repeat(enquiryBytes) };
    expect(flagsOnSubmit(long)).toEqual({ message: 'tooLong' });
    expect(flagsOnInput({ message: 'tooLong' }, 'company', enquiry)).toEqual({});
  });

  it('does not judge a field that was only passed through', () => {
    expect(flagsOnLeave({}, 'user_name', emptyEnquiry)).toEqual({});
  });

  it('can always be corrected: whatever flags are up, a complete enquiry takes all of them down', () => {
    fc.assert(
      fc.property(anyEnquiry, completeEnquiry, (wrong, right) => {
        let flags = flagsOnSubmit(wrong);
        let values = wrong;
        for (const field of fieldNames) {
          values = { ...values, [field]: right[field] };
          flags = flagsOnInput(flags, field, values);
        }
        expect(flags).toEqual({});
      }),
    );
  });
});

it('finds the first wrong field from the top', () => {
  expect(firstFlagged({ message: 'blank', phone: 'phoneDigits' })).toBe('phone');
  expect(firstFlagged({})).toBeUndefined();
});
