import { constants } from '@/content/constants';
import { enquiryBytes, isFieldName, sizeOf, type FieldName } from './validation';

/** Room in characters for a pasted number such as "+1 (212) 555-0142", which a browser would cut. */
export const longestPhone = 24;

/** What people put before and between the digits of a number: it is taken out instead of being refused. */
const separators = /[\s().+-]/g;

/** The calling code before a whole number of the United States, which has ten digits without it. */
const callingCode = new RegExp(`^1(?=\\d{${constants.phoneLength}}$)`);

/** The digits of a number as it was filled in, at whatever time and by whatever program. */
export function digitsOf(value: string): string {
  return value.replace(/\D/g, '').replace(callingCode, '');
}

/**
 * Keeps the phone to its digits and every other text to what one mail carries, before the field changes: what it cannot
 * take is kept out as a whole, and `refuse` tells the visitor. Handles `beforeinput`; what reaches a field in another way
 * (a form-filler, an input method) is cleaned or judged afterwards.
 */
export function guardInput(event: InputEvent, refuse: (field: FieldName) => void): void {
  const field = event.target as HTMLInputElement | HTMLTextAreaElement;
  // Input that cannot be cancelled, such as a composition, would be inserted twice.
  if (!event.cancelable || !event.inputType.startsWith('insert') || !isFieldName(field.name)) return;
  const { name, value, selectionStart, selectionEnd } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '\n';
  if (name === 'phone') return guardPhone(event, field as HTMLInputElement, text, start, end, () => refuse(name));
  // A long text is not measured: it has at least a byte for each character.
  const isTooLong =
    text.length > enquiryBytes || sizeOf(value) - sizeOf(value.slice(start, end)) + sizeOf(text) > enquiryBytes;
  if (!isTooLong) return;
  event.preventDefault();
  refuse(name);
}

function guardPhone(
  event: InputEvent,
  field: HTMLInputElement,
  text: string,
  start: number,
  end: number,
  refuse: () => void,
): void {
  // The Enter that sends the form.
  if (text === '\n') return;
  const digits = text.length > 1 ? text.replace(separators, '').replace(callingCode, '') : text;
  const fits = field.value.length - (end - start) + digits.length <= constants.phoneLength;
  const isNumber = /^\d+$/.test(digits) && fits;
  if (isNumber && digits === text) return;
  event.preventDefault();
  if (!isNumber) return refuse();
  field.setRangeText(digits, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: digits }));
}
