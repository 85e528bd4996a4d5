import { useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { form as words } from '@/content/interface';
import * as formElement from './form-element';
import { showOutcome } from './outcome-dialog';
import { usePhoneGuard } from './use-phone-guard';
import { preloadEmailjs, sendEnquiry } from './send-enquiry';
import { useFormValue } from './use-form-value';
import { isUnanswered, wasSent } from './stored-message';
import { useStoredMessage } from './use-stored-message';
import * as validation from './validation';

/** The least time (ms) from a form's first touch to its sending: a faster submit is delayed, not refused. */
export const minFillTime = 3_000;

/**
 * What the form does; what it shows is `EnquiryForm`.
 *
 * @param email where the visitor can write instead
 */
export function useEnquiry(email: string) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const touchedAt = useRef<number>(undefined);
  /** Whether Send was pressed with errors in the form, as it stands since it was last empty. */
  const isJudged = useRef(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<validation.FieldErrors>({});
  const [phoneRefused, setPhoneRefused] = useState(false);
  /** What a screen reader is told at once, beyond the errors that it hears with their fields. */
  const [spoken, setSpoken] = useState('');
  const type = useFormValue('enquiryType');
  const about = useFormValue('about');
  const stored = useStoredMessage({
    form,
    isSending: () => isBusy.current,
    onTyped: touch,
    onEmptied: () => setErrors({}),
  });

  function touch() {
    touchedAt.current ??= performance.now();
    preloadEmailjs();
  }

  function showInputErrors(element: HTMLFormElement, field: validation.FieldName) {
    setPhoneRefused(false);
    setSpoken('');
    const values = formElement.readValues(element);
    setErrors((current) => {
      const next = validation.validateOnInput(current, field, values);
      // Career makes the phone required, so a blank one becomes an error now.
      return field === 'enquiryType' && isJudged.current ? validation.validateOnInput(next, 'phone', values) : next;
    });
  }

  usePhoneGuard(form, () => {
    setPhoneRefused(true);
    setSpoken(`${words.fields.phone}: ${words.phoneDigits}`);
  });

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    touch();
    if (!validation.isFieldName(name)) return;
    stored.save(currentTarget);
    showInputErrors(currentTarget, name);
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target as Element as HTMLInputElement;
    // The focus moves to a button, such as Send: submitting validates all, and an error now would disable it mid-press.
    if (!validation.isFieldName(name) || relatedTarget instanceof HTMLButtonElement) return;
    const values = formElement.readValues(currentTarget);
    const error = values[name] === '' ? undefined : validation.validateField(name, values);
    setPhoneRefused(false);
    setSpoken(error ? spokenError(name, error) : '');
    setErrors((current) => validation.validateOnBlur(current, name, values));
  }

  /** Shows every error and moves the focus to the first. @returns whether there is one */
  function showAllErrors(element: HTMLFormElement, values: validation.EnquiryValues): boolean {
    const found = validation.validateForm(values);
    const first = validation.firstInvalid(found);
    flushSync(() => setErrors(found));
    isJudged.current = Boolean(first);
    if (!first) return false;
    const control = formElement.controlOf(element, first);
    // A screen reader reads the error with a field that gets the focus, and nothing where it has it already.
    if (control === document.activeElement) setSpoken(spokenError(first, found[first]));
    control?.focus();
    return true;
  }

  /**
   * Explains, at the first field to correct, why Send is disabled when the visitor tries to use it. If a form-filler
   * has corrected the fields without an event, the form is sent instead.
   */
  function explainDisabled(element: HTMLFormElement) {
    if (!isBusy.current && !showAllErrors(element, formElement.readValues(element))) element.requestSubmit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const isDisabled = Object.keys(errors).length > 0;
    // Enter held down counts once; where Send is disabled the browser ignores Enter, so this explains why.
    if (event.repeat || isDisabled) event.preventDefault();
    if (!event.repeat && isDisabled) explainDisabled(event.currentTarget);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy.current) return;
    const values = formElement.readValues(element);
    if (showAllErrors(element, values)) return;

    const id = stored.messageId(element);
    // Another tab is sending it, or has lost the answer: this visitor is told before it is sent again.
    if (isUnanswered(id) && !stored.unanswered) {
      stored.compare(element);
      return setSpoken(words.unanswered);
    }

    isBusy.current = true;
    touch();
    const { activeElement } = document;
    const pressed = element.contains(activeElement) ? activeElement : element.querySelector('[type=submit]');
    setSending(true);
    setSpoken(words.sending);
    let sent = false;
    try {
      await new Promise((resolve) => setTimeout(resolve, remainingMinFillTime(touchedAt.current)));
      sent = wasSent(id) || (await sendEnquiry(values, id, formElement.isHoneypotFilled(element)));
    } catch {
      // An old browser or an extension may throw: the visitor is told that the message was not sent.
    } finally {
      isBusy.current = false;
      setSending(false);
      setSpoken('');
    }
    // The form is emptied only if the visitor has not changed it meanwhile.
    if (!sent) stored.compare(element);
    else if (validation.sameValues(formElement.readValues(element), values)) formElement.clearForm(element);
    await showOutcome(sent ? { sent } : { sent, email, values });
    if (pressed instanceof HTMLElement) pressed.focus();
  }

  const handlers = { onInput, onBlur, onKeyDown, onSubmit, onFocus: touch, onPointerDown: touch };
  const { unanswered } = stored;
  return { form, handlers, explainDisabled, sending, errors, phoneRefused, spoken, type, about, unanswered };
}

function spokenError(field: validation.FieldName, error: validation.ErrorCode = 'blank'): string {
  return `${words.fields[field]}: ${validation.errorMessage(error)}`;
}

function remainingMinFillTime(touchedAt = performance.now()): number {
  return Math.max(0, touchedAt + minFillTime - performance.now());
}
