import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { takeAboutPage } from './about-page';
import * as formElement from './form-element';
import { digitsOf } from './phone-input';
import { isUnanswered, newMessageId, readDraft, saveDraft, wasSent } from './stored-message';
import { isEmpty, sameValues, type EnquiryValues } from './validation';

interface StoredMessageOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Whether this page is sending at the moment. */
  isSending: () => boolean;
  /** Called when the form holds what the visitor has typed before it was hydrated. */
  onTyped: () => void;
  /** Called after the form was emptied, because its message has been sent elsewhere. */
  onEmptied: () => void;
}

/**
 * Keeps the form in step with what this browser knows: puts the draft back, takes the page that a link has named, and
 * empties the form when its message has been sent, in another tab or before the page was left and restored.
 */
export function useStoredMessage({ form: formRef, ...options }: StoredMessageOptions) {
  /** The values that the message's id stands for. */
  const named = useRef<EnquiryValues>(undefined);
  /** Send was pressed for this very message before, and no answer is known. */
  const [unanswered, setUnanswered] = useState(false);

  /** Keeps the message after a change, under an id of its own. */
  function save(form: HTMLFormElement): void {
    named.current = formElement.readValues(form);
    formElement.setMessageId(form, newMessageId());
    saveDraft(named.current, formElement.messageId(form));
    setUnanswered(false);
  }

  const isNamed = (form: HTMLFormElement) =>
    named.current !== undefined && sameValues(named.current, formElement.readValues(form));

  /** The id of the message as it stands; a form-filler may have changed it without an event. */
  function messageId(form: HTMLFormElement): string {
    if (!isNamed(form)) save(form);
    return formElement.messageId(form);
  }

  /** Empties the form when its message has been sent, and tells the visitor of an answer that is outstanding. */
  function compare(form: HTMLFormElement): void {
    const id = isNamed(form) ? formElement.messageId(form) : '';
    setUnanswered(isUnanswered(id));
    if (!wasSent(id)) return;
    formElement.clearForm(form);
    options.onEmptied();
  }

  const restore = useEffectEvent((form: HTMLFormElement) => {
    // The browser may have restored the form and its id after the message was sent.
    if (wasSent(formElement.messageId(form))) formElement.clearForm(form);
    formElement.cleanValue(form, 'phone', digitsOf);
    // What was typed before the form was hydrated is newer than the draft, which fills only what is empty.
    const isTyped = !isEmpty(formElement.readValues(form));
    const draft = readDraft();
    if (draft) formElement.fillEmptyFields(form, draft.values);
    const values = formElement.readValues(form);
    if (draft && sameValues(draft.values, values)) {
      formElement.setMessageId(form, draft.id);
      named.current = values;
      setUnanswered(isUnanswered(draft.id));
    } else if (isTyped) save(form);
    if (isTyped || form.contains(document.activeElement)) options.onTyped();
  });

  const takeAbout = useEffectEvent((form: HTMLFormElement) => {
    const about = takeAboutPage();
    if (!about) return;
    formElement.chooseValue(form, 'about', about);
    save(form);
  });

  /** While this page is sending, its own outcome decides what becomes of the form. */
  const onChange = useEffectEvent((form: HTMLFormElement) => {
    if (!options.isSending()) compare(form);
  });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    restore(form);
    takeAbout(form);
    addEventListener('hashchange', () => takeAbout(form), { signal });
    // Another tab may have sent the message; a page in the back/forward cache gets no storage events.
    addEventListener('storage', () => onChange(form), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && onChange(form), { signal });
    return () => listening.abort();
  }, [formRef]);

  return { unanswered, save, messageId, compare };
}
