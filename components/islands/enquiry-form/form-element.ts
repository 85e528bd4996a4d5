import { fieldNames, type EnquiryValues, type FieldName } from './validation';

/** The form's id; the page has one. Its inputs are uncontrolled: the element itself holds what is typed. */
export const formId = 'enquiry';

/** The field that people do not see: under a name that no browser's autofill and no person would take for theirs. */
export const honeypotName = 'topic_note';

/** The hidden field that names the message as it stands. A browser that restores the form restores it too. */
export const messageIdName = 'message_id';

/** The form, where the page has it. */
export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${formId}`);
}

/** What stands in the form at this moment. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as EnquiryValues;
}

/** The id of the message that stands in the form; '' until it has one. */
export function messageId(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>(`[name="${messageIdName}"]`)?.value ?? '';
}

/** Writes the number of a message into the form's hidden field, which the browser restores. */
export function setMessageId(form: HTMLFormElement, id: string): void {
  const field = form.querySelector<HTMLInputElement>(`[name="${messageIdName}"]`);
  if (field) field.value = id;
}

/** Corrects one field by script; a correct one is not touched, as setting its value would move the caret. */
export function cleanValue(form: HTMLFormElement, name: FieldName, clean: (value: string) => string): void {
  const value = readValues(form)[name];
  if (clean(value) !== value) setValue(form, name, clean(value));
}

/** Restores a draft into the empty fields only, so that it never overwrites what has been typed. */
export function fillEmptyFields(form: HTMLFormElement, draft: EnquiryValues): void {
  const standing = readValues(form);
  for (const name of fieldNames) {
    if (standing[name] === '' && draft[name] !== '') setValue(form, name, draft[name]);
  }
}

/** The control that takes the focus for a field: for the radios the chosen one, or the first. */
export function controlOf(form: HTMLFormElement, name: FieldName): HTMLElement | null {
  return (
    form.querySelector<HTMLElement>(`[name="${name}"]:checked`) ?? form.querySelector<HTMLElement>(`[name="${name}"]`)
  );
}

/**
 * Whether the field that people do not see is filled. A bot does that, and so do form-fillers that write by script, so
 * it is a suspicion and no more: the enquiry is sent, with a mark.
 */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`)?.value);
}

/** Sets one field by script. */
export function setValue(form: HTMLFormElement, name: FieldName, value: string): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
    else control.value = value;
  }
}
