import { constants } from '@/content/constants';

/** What people put between the digits of a number; a pasted one loses them instead of being refused. */
const separators = /[\s().-]/g;

/** What is left of a number that was typed or filled in before the form was hydrated: its digits, at most ten. */
export function digitsOf(value: string): string {
  return value.replace(/\D/g, '').slice(0, constants.phoneLength);
}

/**
 * Keeps a phone field to its digits. What cannot be a digit, or is one too many, does not get in,
 * and `refuse` says so: nothing is eaten in silence. Listens to `beforeinput`; what reaches the field by another way
 * (autofill, an input method) is judged when the field is left.
 */
export function guardPhoneInput(event: InputEvent, refuse: () => void): void {
  const field = event.target;
  // What cannot be refused, such as a composition, is judged when the field is left: writing as well would write twice.
  if (!(field instanceof HTMLInputElement) || !event.data || !event.cancelable) return;
  const { selectionStart, selectionEnd, value } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? start;
  const digits = event.data.length > 1 ? event.data.replace(separators, '') : event.data;
  const fits = value.length - (end - start) + digits.length <= constants.phoneLength;
  const isNumber = /^\d+$/.test(digits) && fits;
  if (isNumber && digits === event.data) return;
  event.preventDefault();
  if (!isNumber) return refuse();
  field.setRangeText(digits, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: digits }));
}
