import { constants } from '@/content/constants';
import { form } from '@/content/interface';

/** The form's fields by the names that the mail template expects, in the order of the form (spec section 3). */
export const fieldNames = ['user_name', 'company', 'phone', 'user_email', 'enquiryType', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
export type EnquiryType = (typeof form.enquiryTypes)[number];

/** What stands in the form, letter by letter; '' where nothing does. */
export type EnquiryValues = Readonly<Record<FieldName, string>>;

/** Why a field is refused. The visitor's words for it: `problemText`. */
export type Problem = 'blank' | 'phoneDigits' | 'emailShape' | 'tooLong';

/** The error flags that are up. */
export type Flags = Readonly<Partial<Record<FieldName, Problem>>>;

/** The type that makes the phone a required field and changes the message's placeholder (spec section 5). */
export const career: EnquiryType = 'Career';

/**
 * The most bytes of UTF-8 that one enquiry carries. EmailJS takes 50 KB of variables in a request; a longer
 * enquiry would be refused for ever, so the visitor is told before.
 */
export const enquiryBytes = 48_000;

const phonePattern = new RegExp(`^[0-9]{${constants.phoneLength}}$`);

/**
 * What browsers accept in `<input type="email">` (HTML Standard, "valid email address"), and beyond it letters of
 * any script in the domain: Firefox hands those over as typed, Chrome as punycode.
 */
const domainLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const emailPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})*$`, 'u');

/** Whether a field is left out without harm: the company always, the phone unless it is about a job (decisions). */
export function isOptional(field: FieldName, values: Pick<EnquiryValues, 'enquiryType'>): boolean {
  return field === 'company' || (field === 'phone' && values.enquiryType !== career);
}

/** Why this field cannot be sent as it stands, or undefined (spec section 5). Blank means blank after trimming. */
export function problemOf(field: FieldName, values: EnquiryValues): Problem | undefined {
  const value = values[field];
  if (!value.trim()) {
    // Blanks in an optional phone are refused too: "whenever it is not empty it must be exactly 10 digits".
    if (field === 'phone' && value !== '' && isOptional(field, values)) return 'phoneDigits';
    return isOptional(field, values) ? undefined : 'blank';
  }
  if (field === 'phone' && !phonePattern.test(value)) return 'phoneDigits';
  if (field === 'user_email' && !emailPattern.test(value)) return 'emailShape';
  if (field === 'enquiryType' && !isEnquiryType(value)) return 'blank';
  if (field === 'message' && sizeOf(values) > enquiryBytes) return 'tooLong';
  return undefined;
}

/** Every flag that a submit raises. None: the enquiry may be sent, and every value goes out as it was typed. */
export function flagsOnSubmit(values: EnquiryValues): Flags {
  return Object.fromEntries(
    fieldNames.flatMap((field) => {
      const problem = problemOf(field, values);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/**
 * The flags after a letter was typed: blank appears as soon as a field becomes empty and goes with the first
 * letter (spec section 4); a wrong shape is not held against someone who is still typing, only kept until corrected.
 */
export function flagsOnInput(flags: Flags, field: FieldName, values: EnquiryValues): Flags {
  const problem = problemOf(field, values);
  const next = withFlag(flags, field, problem === 'blank' || problem === flags[field] ? problem : undefined);
  // What is typed here may put another field right: a type other than Career takes the phone's flag down.
  return fieldNames
    .filter((other) => next[other] && !problemOf(other, values))
    .reduce((rest, other) => withFlag(rest, other, undefined), next);
}

/** The flags after a field was left: what was typed is now judged, what was never typed is not. */
export function flagsOnLeave(flags: Flags, field: FieldName, values: EnquiryValues): Flags {
  return values[field] === '' ? flags : withFlag(flags, field, problemOf(field, values));
}

/** The first wrong field from the top of the form. */
export function firstFlagged(flags: Flags): FieldName | undefined {
  return fieldNames.find((field) => flags[field]);
}

/** What the visitor reads next to the field (spec section 8). */
export function problemText(problem: Problem): string {
  return form[problem];
}

/** Whether a control's name is one of the form's fields. */
export function isFieldName(name: string): name is FieldName {
  return (fieldNames as readonly string[]).includes(name);
}

/** Whether a value is one of the types that the form offers. */
export function isEnquiryType(value: unknown): value is EnquiryType {
  return (form.enquiryTypes as readonly unknown[]).includes(value);
}

/** Whether two enquiries say the same, letter by letter. */
export function sameValues(one: EnquiryValues, other: EnquiryValues): boolean {
  return fieldNames.every((field) => one[field] === other[field]);
}

/** Whether nothing stands in any field; a blank is something. */
export function isEmpty(values: EnquiryValues): boolean {
  return fieldNames.every((field) => values[field] === '');
}

function withFlag(flags: Flags, field: FieldName, problem: Problem | undefined): Flags {
  if (flags[field] === problem) return flags;
  const next: Partial<Record<FieldName, Problem>> = { ...flags };
  if (problem) next[field] = problem;
  else delete next[field];
  return next;
}

/** Bytes of all values as they travel: UTF-8, and every line break as two. */
function sizeOf(values: EnquiryValues): number {
  const text = fieldNames.map((field) => values[field]).join('');
  return new Blob([text.replace(/\r\n|\r|\n/g, '\r\n')]).size;
}
