import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { takeAboutPage } from './about-page';
import { readDraft, saveDraft } from './draft';
import * as formElement from './form-element';
import { isUnanswered, sendLogPrefix, wasSent } from './send-log';
import { isEmpty, sameValues } from './validation';

interface StoredEnquiryOptions {
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
export function useStoredEnquiry(options: StoredEnquiryOptions) {
  /** When the values were last changed, ms since 1970. */
  const changedAt = useRef(0);
  /** Send was pressed for these very values before, and no answer is known. */
  const [unanswered, setUnanswered] = useState(false);

  /** Keeps the values after a change. */
  function save(form: HTMLFormElement) {
    changedAt.current = Date.now();
    setUnanswered(false);
    saveDraft(formElement.readValues(form));
  }

  const restore = useEffectEvent((form: HTMLFormElement) => {
    const draft = readDraft();
    const standing = formElement.readValues(form);
    // A browser restores a form that it has left; that is no new message.
    if (!(draft && sameValues(draft.values, standing)) && wasSent(standing, 0)) formElement.clearForm(form);
    // What was typed before the form was hydrated is newer than the draft, which fills only what is empty.
    const typed = !isEmpty(formElement.readValues(form));
    changedAt.current = draft?.savedAt ?? 0;
    if (draft) formElement.fillEmptyFields(form, draft.values);
    setUnanswered(isUnanswered(formElement.readValues(form), changedAt.current));
    if (typed && !(draft && sameValues(draft.values, formElement.readValues(form)))) save(form);
    if (typed || form.contains(document.activeElement)) options.onTyped();
  });

  const takeAbout = useEffectEvent((form: HTMLFormElement) => {
    const about = takeAboutPage();
    if (!about) return;
    formElement.chooseValue(form, 'about', about);
    save(form);
  });

  /** Tells the visitor of an answer that was lost, and empties the form when its message has been sent. */
  function compareWithLog(form: HTMLFormElement) {
    const values = formElement.readValues(form);
    setUnanswered(isUnanswered(values, changedAt.current));
    if (!wasSent(values, changedAt.current)) return;
    formElement.clearForm(form);
    options.onEmptied();
  }
  const onLogChange = useEffectEvent((form: HTMLFormElement) => {
    // This page's own outcome settles the form.
    if (!options.isSending()) compareWithLog(form);
  });

  const { form: formRef } = options;
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    restore(form);
    takeAbout(form);
    addEventListener('hashchange', () => takeAbout(form), { signal });
    addEventListener('storage', ({ key }) => key?.startsWith(sendLogPrefix) && onLogChange(form), { signal });
    // A page out of the back/forward cache has heard nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && onLogChange(form), { signal });
    return () => listening.abort();
  }, [formRef]);

  const known = () => ({ changedAt: changedAt.current, informedAt: unanswered ? Date.now() : changedAt.current });

  return { known, unanswered, setUnanswered, compareWithLog, save };
}
