import { constants } from '@/content/constants';
import { form } from '@/content/interface';

/**
 * The form's fields by the names that the mail template expects, in the order of the form. `about` is the page that a
 * link to the form has named: nobody types it.
 */
export const fieldNames = ['about', 'user_name', 'company', 'phone', 'user_email', 'enquiryType', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
export type EnquiryType = (typeof form.enquiryTypes)[number];

/** What stands in the form, character by character; '' where nothing does. */
export type EnquiryValues = Readonly<Record<FieldName, string>>;

/** Why a field is refused. The visitor's words for it: `errorMessage`. */
export type ErrorCode = 'blank' | 'phoneDigits' | 'emailShape' | 'tooLong';

/** The errors that are shown, by field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, ErrorCode>>>;

/** The type that makes the phone a required field and changes the message's placeholder. */
export const career: EnquiryType = 'Career';

/**
 * The most bytes of UTF-8 that one enquiry carries: as many as a slow phone takes a letter into without a wait that is
 * felt. EmailJS takes 50 KB of variables in a request.
 */
export const enquiryBytes = 16_000;

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

/** Why this field cannot be sent as it stands, or undefined. Blank means blank after trimming. */
export function validateField(field: FieldName, values: EnquiryValues): ErrorCode | undefined {
  const value = values[field];
  if (!value.trim()) {
    // Blanks in an optional phone are refused too: whenever it is not empty it has exactly 10 digits.
    if (field === 'phone' && value !== '' && isOptional(field, values)) return 'phoneDigits';
    return isOptional(field, values) ? undefined : 'blank';
  }
  if (field === 'phone' && !phonePattern.test(value)) return 'phoneDigits';
  if (field === 'user_email' && !emailPattern.test(value)) return 'emailShape';
  if (field === 'enquiryType' && !isEnquiryType(value)) return 'blank';
  if (field === 'message' && roomLeft(values) < 0) return 'tooLong';
  return undefined;
}

/** Every error that a submit finds. None: the enquiry may be sent, and every value goes out as it was typed. */
export function validateForm(values: EnquiryValues): FieldErrors {
  return Object.fromEntries(
    fieldNames.flatMap((field) => {
      const error = validateField(field, values);
      return error ? [[field, error]] : [];
    }),
  );
}

/**
 * The errors after a change: blank appears as soon as a field becomes empty and goes with the first character; a wrong
 * shape is not held against someone who is still typing, only kept until corrected.
 */
export function validateOnInput(errors: FieldErrors, field: FieldName, values: EnquiryValues): FieldErrors {
  const error = validateField(field, values);
  return dropCorrected(
    withError(errors, field, error === 'blank' || error === errors[field] ? error : undefined),
    values,
  );
}

/** The errors after a field was left: what was typed is now judged, what was never typed is not. */
export function validateOnBlur(errors: FieldErrors, field: FieldName, values: EnquiryValues): FieldErrors {
  const next = values[field] === '' ? errors : withError(errors, field, validateField(field, values));
  return dropCorrected(next, values);
}

/**
 * Drops the errors that no longer apply: any type but Career allows an empty phone, and a form-filler may write into
 * fields without an event.
 */
function dropCorrected(errors: FieldErrors, values: EnquiryValues): FieldErrors {
  return fieldNames
    .filter((field) => errors[field] && !validateField(field, values))
    .reduce((rest, field) => withError(rest, field, undefined), errors);
}

/** The first wrong field from the top of the form. */
export function firstInvalid(errors: FieldErrors): FieldName | undefined {
  return fieldNames.find((field) => errors[field]);
}

/** What the visitor reads next to the field. */
export function errorMessage(error: ErrorCode): string {
  return form[error];
}

/** Whether a control's name is one of the form's fields. */
export function isFieldName(name: string): name is FieldName {
  return (fieldNames as readonly string[]).includes(name);
}

/** Whether a value is one of the types that the form offers. */
export function isEnquiryType(value: unknown): value is EnquiryType {
  return (form.enquiryTypes as readonly unknown[]).includes(value);
}

/** Whether two enquiries say the same, character by character. */
export function sameValues(one: EnquiryValues, other: EnquiryValues): boolean {
  return fieldNames.every((field) => one[field] === other[field]);
}

/** Whether nothing stands in any field; a blank is something. */
export function isEmpty(values: EnquiryValues): boolean {
  return fieldNames.every((field) => values[field] === '');
}

function withError(errors: FieldErrors, field: FieldName, error: ErrorCode | undefined): FieldErrors {
  if (errors[field] === error) return errors;
  const next: Partial<Record<FieldName, ErrorCode>> = { ...errors };
  if (error) next[field] = error;
  else delete next[field];
  return next;
}

/** Every field, each with nothing in it. */
export const emptyValues = Object.fromEntries(fieldNames.map((field) => [field, ''])) as EnquiryValues;

/** The room that is left in a mail, in bytes as `sizeOf` counts them; negative where the enquiry is too long. */
export function roomLeft(values: EnquiryValues): number {
  return enquiryBytes - fieldNames.reduce((sum, field) => sum + sizeOf(values[field]), 0);
}

/**
 * The bytes of a text in UTF-8; every line break counts as 24, of which two travel: a field becomes as slow by a line as
 * by as many letters.
 */
export function sizeOf(text: string): number {
  return new Blob([text]).size + 23 * (text.split('\n').length - 1);
}
