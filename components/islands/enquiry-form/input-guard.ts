import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { plainDigits } from './characters';
import { enquiryLimit, isFieldName, sizeOf, type FieldName } from './validation';

/** Room in characters for a pasted number such as "+1 (212) 555-0142", which a browser would cut. */
export const longestPhone = 24;

/** What people and address books put before, between and around the digits of a number: all but letters is taken out. */
const separators = /[^\p{L}\p{N}]/gu;

/** The calling code before a whole number of the United States, which has ten digits without it. */
const callingCode = new RegExp(`^1(?=\\d{${constants.phoneLength}}$)`);

/** The digits of a number as it was filled in, at whatever time and by whatever program; of other scripts, too. */
export function digitsOf(value: string): string {
  return plainDigits(value).replace(/\D/g, '').replace(callingCode, '');
}

/**
 * Keeps the phone to its digits and every other text to what one mail carries, before the field changes: what it cannot
 * take is kept out as a whole, and `refuse` tells the visitor. Handles `beforeinput`; what reaches a field in another way
 * (a form-filler, an input method) is cleaned or judged afterwards.
 */
export function guardInput(event: InputEvent, refuse: (field: FieldName, why: string) => void): void {
  const field = event.target as HTMLInputElement | HTMLTextAreaElement;
  // Input that cannot be cancelled, such as a composition, would be inserted twice.
  if (!event.cancelable || !event.inputType.startsWith('insert') || !isFieldName(field.name)) return;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '\n';
  const isPhone = field.name === 'phone';
  // The Enter that sends the form.
  if (isPhone && text === '\n') return;
  const { value } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const taken = isPhone && text.length > 1 ? text.replace(separators, '') : text;
  const whole = value.slice(0, start) + taken + value.slice(end);
  const result = isPhone ? plainDigits(whole).replace(callingCode, '') : whole;
  const isShort = result.length <= (isPhone ? constants.phoneLength : enquiryLimit);
  const fits = isShort && (isPhone ? /^\d*$/.test(result) : sizeOf(result) <= enquiryLimit);
  if (fits && taken === text && result === whole) return;
  event.preventDefault();
  if (!fits) return refuse(field.name, isPhone ? words.phoneDigits : words.noRoom);
  field.setRangeText(result, 0, value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: taken }));
}
