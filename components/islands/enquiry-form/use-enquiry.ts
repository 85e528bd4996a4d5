import { useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { form as words } from '@/content/interface';
import * as captcha from './captcha';
import * as formElement from './form-element';
import { digitsOf } from './input-guard';
import { messages } from './messages';
import { showOutcome } from './outcome-dialog';
import { preloadForSending, sendFromForm } from './send-from-form';
import { refusal, useInputGuard } from './use-input-guard';
import { useKeptMessage } from './use-kept-message';
import * as validation from './validation';

/**
 * What the form does; what it shows is `EnquiryForm`. What becomes of a message is docs/enquiry.md, and ./messages.ts.
 *
 * @param email where the visitor can write instead
 * @param picture the address of the picture that thanks
 */
export function useEnquiry(email: string, picture: string) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const touchedAt = useRef<number>(undefined);
  /** Whether Send was pressed with errors in the form, as it stands since it was last empty. */
  const isJudged = useRef(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<validation.FieldErrors>({});
  /** The field that has kept the last key or paste out. */
  const [refused, setRefused] = useState<validation.FieldName>();
  /** What has come of a message or a press, until something else is done. */
  const [notice, setNotice] = useState<string>();
  /** What a screen reader is told at once, beyond the errors that it hears with their fields. */
  const [spoken, setSpoken] = useState('');
  const { values, state, save } = useKeptMessage({ form, onTyped: touch, onArrived });

  function touch() {
    touchedAt.current ??= performance.now();
    preloadForSending(form.current);
  }

  function onArrived() {
    setErrors({});
    isJudged.current = false;
    // The dialog of this page says it otherwise.
    if (!isBusy.current) say(words.arrived);
  }

  function say(text: string) {
    setNotice(text);
    setSpoken(text);
  }

  useInputGuard(form, (field) => {
    setRefused(field);
    setSpoken(`${words.fields[field]}: ${refusal(field)}`);
  });

  function onInput({ currentTarget, target, nativeEvent }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    touch();
    if (!validation.isFieldName(name)) return;
    const isComposing = (nativeEvent as InputEvent).isComposing;
    if (name === 'phone' && !isComposing) formElement.cleanValue(currentTarget, name, digitsOf);
    const standing = save(currentTarget);
    setRefused(undefined);
    setNotice(undefined);
    setSpoken(name === 'about' && !value ? words.aboutRemoved : '');
    setErrors((current) => {
      const next = validation.validateOnInput(current, name, standing);
      // Career makes the phone required, so a blank one becomes an error now.
      return name === 'enquiryType' && isJudged.current ? validation.validateOnInput(next, 'phone', standing) : next;
    });
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target as Element as HTMLInputElement;
    // The focus moves to a button, such as Send: submitting validates all, and an error now would disable it mid-press.
    if (!validation.isFieldName(name) || relatedTarget instanceof HTMLButtonElement) return;
    formElement.cleanValue(currentTarget, 'phone', digitsOf);
    const standing = formElement.readValues(currentTarget);
    const error = standing[name] === '' ? undefined : validation.validateField(name, standing);
    setRefused(undefined);
    setSpoken(error ? spokenError(name, error) : '');
    setErrors((current) => validation.validateOnBlur(current, name, standing));
  }

  /** Shows every error and moves the focus to the first. @returns whether there is one */
  function showAllErrors(element: HTMLFormElement): boolean {
    formElement.cleanValue(element, 'phone', digitsOf);
    const found = validation.validateForm(formElement.readValues(element));
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
  function explainDisabled() {
    const element = form.current;
    if (element && !isBusy.current && !showAllErrors(element)) element.requestSubmit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const isDisabled = Object.keys(errors).length > 0;
    // Enter held down counts once; where Send is disabled the browser ignores Enter, so this explains why.
    if (event.repeat || isDisabled) event.preventDefault();
    if (!event.repeat && isDisabled) explainDisabled();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy.current || showAllErrors(element)) return;
    touch();
    if (captcha.isMissing()) return say(words.captcha);

    const shown = formElement.messageId(element);
    const sent = save(element, true);
    const id = formElement.messageId(element);
    const press = messages.press(id, state === 'unanswered' && shown === id);
    if (press === 'limit') return say(words.limit);
    if (press === 'tell') return setSpoken(words.unanswered);
    if (press === 'busy') return;

    isBusy.current = true;
    const { activeElement } = document;
    const pressed = element.contains(activeElement) ? activeElement : element.querySelector('[type=submit]');
    setSending(true);
    setNotice(undefined);
    setSpoken(words.sending);
    if (press === 'send') await sendFromForm(element, id, sent, touchedAt.current);
    messages.settle();
    setSending(false);
    setSpoken('');
    await showOutcome({ id, email, values: sent, picture });
    isBusy.current = false;
    if (pressed instanceof HTMLElement) pressed.focus();
  }

  const handlers = { onInput, onBlur, onKeyDown, onSubmit, onFocus: touch, onPointerDown: touch };
  return { form, handlers, explainDisabled, sending, values, state, errors, refused, notice, spoken };
}

function spokenError(field: validation.FieldName, error: validation.ErrorCode = 'blank'): string {
  return `${words.fields[field]}: ${validation.errorMessage(error)}`;
}
