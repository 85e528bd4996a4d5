import { enquiry as sample } from '@/test-support/enquiry';
import { fieldNames, type EnquiryValues } from './validation';

/** An enquiry that may be sent, whose message ends as a mail itself does; for the tests beside this file. */
export const enquiry: EnquiryValues = { ...sample, message: `${sample.message}\n.\n` };

/** A form in which nothing stands. */
export const emptyEnquiry = Object.fromEntries(fieldNames.map((field) => [field, ''])) as EnquiryValues;
