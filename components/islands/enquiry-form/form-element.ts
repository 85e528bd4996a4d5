import type { KeyboardEvent } from 'react';
import { fieldNames, type EnquiryValues, type FieldName } from './validation';

/** The form's id; the page has one. Its inputs are uncontrolled: the element itself holds what is typed. */
export const formId = 'enquiry';

/**
 * The field that people do not see, under a name that no browser's autofill and no person would take for theirs. A bot
 * fills it, and so do form-fillers that write by script, so it is a suspicion and no more: the enquiry is sent, with a mark.
 */
export const honeypotName = 'topic_note';

/** The hidden field that names the message as it stands. A browser that restores the form restores it too. */
export const messageIdName = 'message_id';

/** The hidden field that says what is known of that message: where all else is forgotten, whether it was posted. */
export const messageStateName = 'message_state';

type ControlName = FieldName | typeof honeypotName | typeof messageIdName | typeof messageStateName;

/** A control of the form, or its radios, which have a value together (HTML Standard, "RadioNodeList"). */
const namedItem = (form: HTMLFormElement, name: ControlName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

/** What stands in one field at this moment. */
export const readValue = (form: HTMLFormElement, name: ControlName): string => namedItem(form, name).value;

/** What stands in the form at this moment. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  return Object.fromEntries(fieldNames.map((name) => [name, readValue(form, name)])) as EnquiryValues;
}

/** Sets one field by script; a correct one is not touched, as setting its value would move the caret. */
export function setValue(form: HTMLFormElement, name: ControlName, value: string): void {
  const item = namedItem(form, name);
  if (item.value !== value) item.value = value;
}

/** Moves the focus to a field: to its chosen radio, or the first. */
export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const control = form?.querySelector<HTMLElement>(`[name=${name}]:checked`) ?? form?.querySelector(`[name=${name}]`);
  control?.focus();
}

/** Enter held down counts once, in the form and in the dialog that it opens; in a message it makes lines. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
