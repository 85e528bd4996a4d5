import fc from 'fast-check';
import { constants } from '@/content/constants';
import { form } from '@/content/interface';
import { fieldNames, type EnquiryValues } from './validation';

/** An enquiry that may be sent, with letters of several scripts; for the tests beside this file. */
export const enquiry: EnquiryValues = {
  user_name: 'Ólafur 李小龍',
  company: 'Hauskauf & Söhne',
  phone: '9123456789',
  user_email: 'mei.lin@example.com',
  enquiryType: form.enquiryTypes[0],
  message: 'வணக்கம்\n\n  “第二行” 🏠 & <b>= %0A\n.\n',
};

/** A form in which nothing stands. */
export const emptyEnquiry = Object.fromEntries(fieldNames.map((field) => [field, ''])) as EnquiryValues;

/** Any Unicode text, from lone combining marks to control characters. */
const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const visibleText = anyText.filter((text) => text.trim() !== '');

/** Any enquiry that has all it needs. */
export const completeEnquiry: fc.Arbitrary<EnquiryValues> = fc.record({
  user_name: visibleText,
  company: anyText,
  phone: fc.stringMatching(new RegExp(`^[0-9]{${constants.phoneLength}}$`)),
  user_email: fc.emailAddress(),
  enquiryType: fc.constantFrom(...form.enquiryTypes),
  message: visibleText,
});

/** Anything at all in every field. */
export const anyEnquiry: fc.Arbitrary<EnquiryValues> = fc.record({
  user_name: anyText,
  company: anyText,
  phone: fc.oneof(anyText, fc.stringMatching(/^[0-9]{0,12}$/)),
  user_email: fc.oneof(anyText, fc.emailAddress()),
  enquiryType: fc.oneof(fc.constant(''), fc.constantFrom(...form.enquiryTypes), anyText),
  message: anyText,
});
