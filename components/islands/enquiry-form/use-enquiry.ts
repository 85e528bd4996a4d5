import { startTransition, useEffect, useRef, useSyncExternalStore, type FocusEvent, type FormEvent } from 'react';
import { form as words } from '@/content/interface';
import { removeAboutPage } from './about-page';
import * as captcha from './captcha';
import { focusField, ignoreHeldEnter } from './form-element';
import { guardInput, guardPaste } from './input-guard';
import { messages } from './messages';
import { preloadEmailjs } from './send-enquiry';
import { useKeptMessage } from './use-kept-message';
import { spokenError, useNotes } from './use-notes';
import { useSubmit } from './use-submit';
import * as validation from './validation';

/** What the form does; what it shows is `EnquiryForm`. What becomes of a message is docs/enquiry.md, and ./messages.ts. */
export function useEnquiry() {
  const form = useRef<HTMLFormElement>(null);
  const touchedAt = useRef<number>(undefined);
  const notes = useNotes();
  const { noted, setNoted, said, setSaid, say, refuse } = notes;
  const sending = useSyncExternalStore(messages.subscribe, messages.isSending, () => false);
  const { shown, keep } = useKeptMessage(form, {
    typed: touch,
    arrived: onArrived,
    noDigits: () => refuse('phone', words.phoneDigits),
  });
  const { onSubmit, outcome, onClosed } = useSubmit({ keep, shown, notes, touch, touchedAt });

  function touch() {
    if (!form.current || touchedAt.current !== undefined) return;
    touchedAt.current = performance.now();
    void preloadEmailjs();
    captcha.show(form.current);
  }

  function onArrived() {
    setNoted({});
    say(words.arrived);
  }

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // React has no `beforeinput` that can be cancelled for every kind of input.
    form.current?.addEventListener('beforeinput', (event) => guardInput(event, refuse), { signal });
    form.current?.addEventListener('paste', (event) => guardPaste(event, refuse), { signal });
    return () => listening.abort();
  }, [refuse]);

  function onInput({ currentTarget, target, nativeEvent }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    touch();
    if (!validation.isFieldName(name)) return;
    // It is kept at once; what the form shows of it waits until the character stands there.
    startTransition(() => {
      setSaid({});
      const { values } = keep(currentTarget, nativeEvent as InputEvent);
      setNoted((current) => validation.noteInput(current, name, values));
    });
  }

  function removeAbout() {
    if (!form.current) return;
    removeAboutPage(form.current);
    keep(form.current);
    setSaid({ spoken: words.aboutRemoved });
    focusField(form.current, 'user_name');
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target as Element as HTMLInputElement;
    // The focus moves to a button, such as Send: an error that appears now would move it away under the pointer.
    if (!validation.isFieldName(name) || relatedTarget instanceof HTMLButtonElement) return;
    const { values } = keep(currentTarget);
    // What was typed is now judged, what was never typed is not.
    const error = values[name] === '' ? undefined : validation.validateField(name, values);
    setSaid((current) => ({ ...current, spoken: error && spokenError(name, words[error]) }));
    if (values[name] !== '') setNoted((current) => ({ ...current, [name]: error }));
  }

  const handlers = { onInput, onBlur, onKeyDown: ignoreHeldEnter, onSubmit, onFocus: touch, onPointerDown: touch };
  const errors = validation.shownErrors(noted, shown.values);
  return { form, handlers, sending, shown, errors, said, removeAbout, outcome, onClosed };
}
