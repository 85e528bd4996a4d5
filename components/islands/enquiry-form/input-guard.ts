import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { plainDigits } from './characters';
import { enquiryLimit, isFieldName, sizeOf, type FieldName } from './validation';

/** What people and address books put before, between and around the digits of a number: all but letters is taken out. */
const separators = /[^\p{L}\p{N}]/gu;

/** The calling code before a whole number of the United States, which has ten digits without it. */
const callingCode = new RegExp(`^1(?=\\d{${constants.phoneLength}}$)`);

/**
 * The digits of a number as a program has filled it in, at whatever time; of other scripts, too. No key writes more digits
 * than the field takes, so what has a 1 before them was not typed.
 */
export function digitsOf(value: string): string {
  return plainDigits(value).replace(/\D/g, '').replace(callingCode, '');
}

type Refuse = (field: FieldName, why: string) => void;

/**
 * Keeps the phone to its digits and every other text to what one mail carries, before the field changes: what it cannot
 * take is kept out as a whole, and `refuse` tells the visitor. Handles `beforeinput`; what reaches a field in another way
 * (a form-filler, an input method) is cleaned or judged afterwards.
 */
export function guardInput(event: InputEvent, refuse: Refuse): void {
  // Input that cannot be cancelled, such as a composition, would be inserted twice.
  if (!event.cancelable || !event.inputType.startsWith('insert')) return;
  guard(event, event.inputType, event.data ?? event.dataTransfer?.getData('text/plain') ?? '\n', refuse);
}

/** Handles `paste` into the phone: before its `beforeinput` WebKit cuts the text to the length of the field. */
export function guardPaste(event: ClipboardEvent, refuse: Refuse): void {
  if ((event.target as HTMLInputElement).name !== 'phone') return;
  guard(event, 'insertFromPaste', event.clipboardData?.getData('text/plain') ?? '', refuse);
}

function guard(event: Event, inputType: string, text: string, refuse: Refuse): void {
  const field = event.target as HTMLInputElement | HTMLTextAreaElement;
  if (!isFieldName(field.name)) return;
  const isPhone = field.name === 'phone';
  // The Enter that sends the form.
  if (isPhone && text === '\n') return;
  const { value } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  // More than a key writes at once was pasted or filled in.
  const isPasted = isPhone && text.length > 1;
  const taken = isPasted ? plainDigits(text).replace(separators, '').replace(callingCode, '') : text;
  const whole = value.slice(0, start) + taken + value.slice(end);
  const result = isPhone ? plainDigits(whole) : whole;
  const isShort = result.length <= (isPhone ? constants.phoneLength : enquiryLimit);
  // In WebKit a key that finds no room in the field has no character.
  const fits = isShort && (isPhone ? text !== '' && /^\d*$/.test(result) : sizeOf(result) <= enquiryLimit);
  if (fits && taken === text && result === whole) return;
  event.preventDefault();
  if (!fits) return refuse(field.name, isPhone ? words.phoneDigits : words.noRoom);
  field.setRangeText(result, 0, value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: taken }));
}
