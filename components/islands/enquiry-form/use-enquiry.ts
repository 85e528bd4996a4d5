import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { form as words } from '@/content/interface';
import { forgetDraft, readDraft, saveDraft } from './draft';
import { onEnquiryTypeChosen } from './enquiry-type';
import * as formElement from './form-element';
import { showOutcome } from './outcome-dialog';
import { guardPhoneInput } from './phone-input';
import { preloadEmailjs, sendEnquiry } from './send-enquiry';
import { isSentNote, messageKey, sentKey } from './send-once';
import * as validation from './validation';

/** A form is never sent sooner (ms) after its first touch: who is faster is made to wait, not refused. */
export const shortestFilling = 3_000;

/**
 * What the form does; what it shows is `EnquiryForm`.
 *
 * @param email where the visitor can write instead
 */
export function useEnquiry(email: string) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const touchedAt = useRef<number>(undefined);
  const [sending, setSending] = useState(false);
  const [flags, setFlags] = useState<validation.Flags>({});
  const [phoneRefused, setPhoneRefused] = useState(false);
  /** What a screen reader is told at once, beyond the flags that it hears with their fields. */
  const [spoken, setSpoken] = useState('');
  const type = useSyncExternalStore(formElement.subscribeToForm, chosenType, () => '');

  function touch() {
    touchedAt.current ??= performance.now();
    preloadEmailjs();
  }

  function noteInput(element: HTMLFormElement, field: validation.FieldName) {
    const values = formElement.readValues(element);
    saveDraft(values);
    setPhoneRefused(false);
    setSpoken('');
    setFlags((standing) => validation.flagsOnInput(standing, field, values));
  }

  const restore = useEffectEvent((element: HTMLFormElement) => {
    // Letters typed before the page woke are the newest there are; a draft fills only what they left empty.
    const typed = !validation.isEmpty(formElement.readValues(element));
    const draft = readDraft();
    if (draft) formElement.fillEmptyFields(element, draft);
    if (typed) saveDraft(formElement.readValues(element));
    if (typed || element.contains(document.activeElement)) touch();
  });
  const choose = useEffectEvent((element: HTMLFormElement, type: validation.EnquiryType) => {
    formElement.chooseValue(element, 'enquiryType', type);
    noteInput(element, 'enquiryType');
  });
  const refusePhone = useEffectEvent(() => {
    setPhoneRefused(true);
    setSpoken(`${words.fields.phone}: ${words.phoneDigits}`);
  });
  /** Another tab has sent this very message: it is not left here to be sent again. */
  const noteSentElsewhere = useEffectEvent((element: HTMLFormElement, { key, newValue }: StorageEvent) => {
    if (key !== sentKey || busy.current) return;
    if (isSentNote(newValue, messageKey(formElement.readValues(element)))) formElement.clearForm(element);
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    restore(element);
    onEnquiryTypeChosen((chosen) => choose(element, chosen), signal);
    const phone = formElement.controlOf(element, 'phone');
    phone?.addEventListener('beforeinput', (event) => guardPhoneInput(event as InputEvent, () => refusePhone()), {
      signal,
    });
    addEventListener('storage', (event) => noteSentElsewhere(element, event), { signal });
    return () => listening.abort();
  }, []);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    touch();
    if (validation.isFieldName(name)) noteInput(currentTarget, name);
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target as Element as HTMLInputElement;
    // On the way to Send: the submit judges every field, and a button that goes dead under the pointer helps nobody.
    if (!validation.isFieldName(name) || relatedTarget instanceof HTMLButtonElement) return;
    const values = formElement.readValues(currentTarget);
    const problem = values[name] === '' ? undefined : validation.problemOf(name, values);
    setPhoneRefused(false);
    setSpoken(problem ? `${words.fields[name]}: ${validation.problemText(problem)}` : '');
    setFlags((standing) => validation.flagsOnLeave(standing, name, values));
  }

  /** Enter held down is one Enter. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    const values = formElement.readValues(element);
    const raised = validation.flagsOnSubmit(values);
    const wrong = validation.firstFlagged(raised);
    flushSync(() => setFlags(raised));
    if (wrong) return formElement.controlOf(element, wrong)?.focus();

    busy.current = true;
    touch();
    const { activeElement } = document;
    const pressed = element.contains(activeElement) ? activeElement : element.querySelector('[type=submit]');
    setSending(true);
    setSpoken(words.sending);
    await new Promise((resolve) => setTimeout(resolve, restOfFilling(touchedAt.current)));
    const sent = formElement.isHoneypotFilled(element) || (await sendEnquiry(values));
    if (sent) settle(values);
    busy.current = false;
    setSending(false);
    setSpoken('');
    await showOutcome(sent ? { sent } : { sent, email, values });
    if (pressed instanceof HTMLElement) pressed.focus();
  }

  const handlers = { onInput, onBlur, onKeyDown, onSubmit, onFocus: touch, onPointerDown: touch };
  return { form, handlers, sending, flags, phoneRefused, spoken, type };
}

/** After success: the draft goes, and the form is emptied, unless the visitor has written on meanwhile. */
function settle(sent: validation.EnquiryValues) {
  forgetDraft(sent);
  const element = formElement.findForm();
  if (element && validation.sameValues(formElement.readValues(element), sent)) formElement.clearForm(element);
}

/** The chosen type, as the form itself has it. */
function chosenType(): string {
  const element = formElement.findForm();
  return element ? formElement.readValues(element).enquiryType : '';
}

function restOfFilling(touchedAt = performance.now()): number {
  return Math.max(0, touchedAt + shortestFilling - performance.now());
}
