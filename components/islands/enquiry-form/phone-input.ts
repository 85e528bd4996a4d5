import { constants } from '@/content/constants';

/** Room in characters for a pasted number such as "+1 (212) 555-0142", which a browser would cut; ten digits of it are kept. */
export const longestPhone = 24;

/** What people put before and between the digits of a number; a pasted one loses them instead of being refused. */
const separators = /[\s().+-]/g;

/** The calling code before a whole number of the United States, which has ten digits without it. */
const callingCode = new RegExp(`^1(?=\\d{${constants.phoneLength}}$)`);

/** What is left of a number that was typed or filled in before the form was hydrated: its digits, at most ten. */
export function digitsOf(value: string): string {
  return value.replace(/\D/g, '').replace(callingCode, '').slice(0, constants.phoneLength);
}

/**
 * Keeps a phone field to its digits. Anything else, or a digit too many, is kept out, and `refuse` tells the visitor.
 * Handles `beforeinput`; what reaches the field in another way (autofill, an input method) is validated when the field
 * is left.
 */
export function guardPhoneInput(event: InputEvent, refuse: () => void): void {
  const field = event.target;
  // Input that cannot be cancelled, such as a composition, would be inserted twice; it is validated on blur instead.
  if (!(field instanceof HTMLInputElement) || !event.data || !event.cancelable) return;
  const { selectionStart, selectionEnd, value } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? start;
  const isPasted = event.data.length > 1;
  const digits = isPasted ? event.data.replace(separators, '').replace(callingCode, '') : event.data;
  const fits = value.length - (end - start) + digits.length <= constants.phoneLength;
  const isNumber = /^\d+$/.test(digits) && fits;
  if (isNumber && digits === event.data) return;
  event.preventDefault();
  if (!isNumber) return refuse();
  field.setRangeText(digits, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: digits }));
}
