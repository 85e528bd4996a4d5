import fc from 'fast-check';
import { constants } from '@/content/constants';
import { form } from '@/content/interface';
import { hasInk } from './characters';
import type { EnquiryValues } from './validation';

/** Any Unicode text, from lone combining marks to control characters. */
const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const visibleText = anyText.filter(hasInk);

/** Any enquiry that has all it needs. */
export const completeEnquiry: fc.Arbitrary<EnquiryValues> = fc.record({
  about: anyText,
  user_name: visibleText,
  company: anyText,
  phone: fc.stringMatching(new RegExp(`^[0-9]{${constants.phoneLength}}$`)),
  user_email: fc.emailAddress(),
  enquiryType: fc.constantFrom(...form.enquiryTypes),
  message: visibleText,
});

/** Anything at all in every field. */
export const anyEnquiry: fc.Arbitrary<EnquiryValues> = fc.record({
  about: anyText,
  user_name: anyText,
  company: anyText,
  phone: fc.oneof(anyText, fc.stringMatching(/^[0-9]{0,12}$/)),
  user_email: fc.oneof(anyText, fc.emailAddress()),
  enquiryType: fc.oneof(fc.constant(''), fc.constantFrom(...form.enquiryTypes), anyText),
  message: anyText,
});
