import { constants } from '@/content/constants';
import { form } from '@/content/interface';
import { hasInk, withoutUnseen } from './characters';

/**
 * The form's fields by the names that the mail template expects, in the order of the form. `about` is the page that a
 * link to the form has named: nobody types it.
 */
export const fieldNames = ['about', 'user_name', 'company', 'phone', 'user_email', 'enquiryType', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
export type EnquiryType = (typeof form.enquiryTypes)[number];

/** What stands in the form, character by character; '' where nothing does. */
export type EnquiryValues = Readonly<Record<FieldName, string>>;

/** Why a field is refused; the visitor's words for it stand under its name in content/interface/form.yaml. */
export type ErrorCode = 'blank' | 'phoneDigits' | 'emailShape' | 'tooLong';
export type FieldErrors = Readonly<Partial<Record<FieldName, ErrorCode>>>;

/** The type that makes the phone a required field and changes the message's placeholder. */
export const career: EnquiryType = 'Career';

/**
 * The most that one field carries, as `sizeOf` counts it: as much as a slow phone takes a character into without a wait
 * that is felt. EmailJS takes 50 KB of variables in a request, which is more.
 */
export const enquiryLimit = 5_000;

const phonePattern = new RegExp(`^[0-9]{${constants.phoneLength}}$`);

/**
 * What browsers accept in `<input type="email">` (HTML Standard, "valid email address"), and beyond it characters of
 * any script in the domain: Firefox hands those over as typed, Chrome as punycode.
 */
const domainLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const emailPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})*$`, 'u');

/** Whether a field may be left empty: the company always, the phone unless the enquiry is about a job. */
export function isOptional(field: FieldName, values: Pick<EnquiryValues, 'enquiryType'>): boolean {
  return field === 'about' || field === 'company' || (field === 'phone' && values.enquiryType !== career);
}

/**
 * Why this field cannot be sent, or undefined, without what nobody sees of it (`withoutUnseen`). Blank is what leaves no
 * ink: blanks, and characters that are not seen.
 */
export function validateField(field: FieldName, values: EnquiryValues): ErrorCode | undefined {
  const value = withoutUnseen(field, values[field]);
  // Blanks in an optional phone are refused too: whenever it is not empty it has exactly 10 digits.
  if (field === 'phone' && value && !phonePattern.test(value)) return 'phoneDigits';
  if (!hasInk(value)) return isOptional(field, values) ? undefined : 'blank';
  if (field === 'user_email' && !emailPattern.test(value)) return 'emailShape';
  if (field === 'enquiryType' && !form.enquiryTypes.some((type) => type === value)) return 'blank';
  if (sizeOf(value) > enquiryLimit) return 'tooLong';
  return undefined;
}

/**
 * What is noted at a submit: each field's error, and of each other that it was looked at, so that it shows at once when it
 * becomes blank, or when the type of enquiry makes it a required one.
 */
export function noteSubmit(values: EnquiryValues): FieldErrors {
  return byField((field) => validateField(field, values) ?? 'blank');
}

/** What is noted after a change: a wrong shape is not held against someone who is still typing, only kept until corrected. */
export function noteInput(noted: FieldErrors, field: FieldName, values: EnquiryValues): FieldErrors {
  const isKept = noted[field] !== undefined && noted[field] === validateField(field, values);
  return { ...noted, [field]: isKept ? noted[field] : 'blank' };
}

/** The errors to show: what is noted, as long as it is true. */
export function shownErrors(noted: FieldErrors, values: EnquiryValues): FieldErrors {
  return byField((field) => (noted[field] && noted[field] === validateField(field, values) ? noted[field] : undefined));
}

function byField(errorOf: (field: FieldName) => ErrorCode | undefined): FieldErrors {
  return Object.fromEntries(fieldNames.map((field) => [field, errorOf(field)]));
}

/** Whether a control's name is one of the form's fields. */
export function isFieldName(name: string): name is FieldName {
  return (fieldNames as readonly string[]).includes(name);
}

/** Every field, each with nothing in it. */
export const emptyValues = Object.fromEntries(fieldNames.map((field) => [field, ''])) as EnquiryValues;

/** Whether two enquiries say the same, character by character. */
export function sameValues(left: EnquiryValues, right: EnquiryValues): boolean {
  return fieldNames.every((field) => left[field] === right[field]);
}

/** Whether nothing stands in any field; a blank is something. */
export const isEmpty = (values: EnquiryValues): boolean => sameValues(values, emptyValues);

/**
 * The cost of a text's layout, which a browser repeats at each input, as a number of Latin letters: a line break costs as
 * much as 40, a character that needs a fallback font as 5.
 */
export function sizeOf(text: string): number {
  const count = (character: RegExp) => text.split(character).length - 1;
  return text.length + 39 * count(/\n/) + 4 * count(/[^\0-\u024f]/);
}
