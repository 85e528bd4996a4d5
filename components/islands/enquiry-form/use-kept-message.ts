import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { expireMessages } from '@/components/enhancements/stored-messages';
import { takeAboutPage } from './about-page';
import { hasInk, withoutUnseen } from './characters';
import { messageIdName, messageStateName, readValue, readValues, setValue } from './form-element';
import { digitsOf } from './input-guard';
import type { MessageState } from './message';
import { messages } from './messages';
import { emptyValues, fieldNames, isEmpty, type EnquiryValues } from './validation';

/** The message that stands in the form, and what is known of it. */
export interface KeptMessage {
  readonly id: string;
  readonly values: EnquiryValues;
  readonly state?: MessageState;
}

/**
 * Keeps the form in step with what is known of its message (./messages.ts): puts what was typed back, takes the page that
 * a link has named, and empties the form when its message has arrived, wherever it was sent.
 *
 * @param on.typed called when the form holds what the visitor has typed before it was hydrated
 * @param on.arrived called after the form was emptied, because its message has arrived
 * @param on.noDigits called after the phone was emptied, because what a program has filled in has no digit
 */
export function useKeptMessage(
  form: RefObject<HTMLFormElement | null>,
  on: Readonly<Record<'typed' | 'arrived' | 'noDigits', () => void>>,
) {
  const [shown, setShown] = useState<KeptMessage>({ id: '', values: emptyValues });

  /**
   * Leaves of the phone its digits, whoever has written it, and of the other fields what can be seen.
   * @param input somebody is typing: a change would move the caret, and disturb an input method
   */
  function clean(element: HTMLFormElement, input?: InputEvent): void {
    if (input?.isComposing) return;
    const phone = readValue(element, 'phone');
    setValue(element, 'phone', digitsOf(phone));
    if (hasInk(phone) && !digitsOf(phone)) on.noDigits();
    if (!input) for (const name of fieldNames) setValue(element, name, withoutUnseen(name, readValue(element, name)));
  }

  /**
   * Keeps what stands in the form: a form-filler may have changed it without an event, another page sent it.
   * @param input what somebody has just typed
   * @returns what stands there, or `answered` and an empty form
   */
  function keep(element: HTMLFormElement, input?: InputEvent): KeptMessage {
    clean(element, input);
    const values = readValues(element);
    const id = messages.typed(readValue(element, messageIdName), values);
    const state = messages.stateOf(id);
    setValue(element, messageIdName, id);
    setValue(element, messageStateName, state ?? '');
    if (state === 'answered') {
      element.reset();
      on.arrived();
      return { ...keep(element), state };
    }
    setShown({ id, values, state });
    return { id, values, state };
  }
  const refresh = useEffectEvent(() => void (form.current && keep(form.current)));

  const open = useEffectEvent((element: HTMLFormElement) => {
    expireMessages();
    // The browser may have restored the form and its id after the message was sent.
    const id = readValue(element, messageIdName);
    if (messages.stateOf(id) === 'answered') {
      element.reset();
      on.arrived();
    } else if (['going', 'unanswered'].includes(readValue(element, messageStateName)))
      messages.restore(id, readValues(element));
    clean(element);
    const typed = readValues(element);
    // What was typed before the form was hydrated is newer than the draft, which waits where it is another message.
    const draft = typed.message ? undefined : messages.last();
    if (draft) {
      // The page that a link has named belongs to the message: after a mere visit no other form carries it.
      const about = draft.values.message && draft.values.about;
      for (const name of fieldNames) setValue(element, name, typed[name] || { ...draft.values, about }[name]);
      setValue(element, messageIdName, draft.id);
    }
    if (!isEmpty(typed) || element.contains(document.activeElement)) on.typed();
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const takeAbout = () => {
      takeAboutPage(element);
      refresh();
    };
    open(element);
    takeAbout();
    const unsubscribe = messages.subscribe(() => refresh());
    addEventListener('hashchange', takeAbout, { signal });
    // Another tab has changed a message; a page in the back/forward cache gets no storage events.
    addEventListener('storage', () => refresh(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [form]);

  return { shown, keep };
}
