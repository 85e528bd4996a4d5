import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { takeAboutPage } from './about-page';
import * as formElement from './form-element';
import { digitsOf } from './input-guard';
import type { MessageState } from './message';
import { messages } from './messages';
import { emptyValues, isEmpty, sameValues, type EnquiryValues } from './validation';

interface KeptMessageOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Called when the form holds what the visitor has typed before it was hydrated. */
  onTyped: () => void;
  /** Called after the form was emptied, because its message has arrived. */
  onArrived: () => void;
}

/**
 * Keeps the form in step with what is known of its message (./messages.ts): puts what was typed back, takes the page that
 * a link has named, and empties the form when its message has arrived, wherever it was sent.
 */
export function useKeptMessage({ form, onTyped, onArrived }: KeptMessageOptions) {
  /** What the form's message id stands for. */
  const named = useRef(emptyValues);
  const [values, setValues] = useState(emptyValues);
  const [state, setState] = useState<MessageState>();

  function show(element: HTMLFormElement, standing: EnquiryValues): void {
    setValues(standing);
    setState(messages.stateOf(formElement.messageId(element)));
  }

  /**
   * Keeps what stands in the form; a form-filler may have changed it without an event.
   * @param isDone whether it is what the visitor wants to send, so that it is looked for among what was sent
   */
  function keep(element: HTMLFormElement, isDone: boolean): EnquiryValues {
    named.current = formElement.readValues(element);
    const id = messages.typed(formElement.messageId(element), named.current);
    formElement.setMessageId(element, isDone ? messages.known(id) : id);
    return named.current;
  }

  /** Keeps it and shows what is known of it. */
  function save(element: HTMLFormElement, isDone = false): EnquiryValues {
    const standing = keep(element, isDone);
    show(element, standing);
    return standing;
  }

  const refresh = useEffectEvent((element: HTMLFormElement) => {
    if (!sameValues(formElement.readValues(element), named.current)) save(element);
    const id = formElement.messageId(element);
    messages.keep(id);
    const hasArrived = messages.stateOf(id) === 'answered';
    if (hasArrived) element.reset();
    named.current = formElement.readValues(element);
    show(element, named.current);
    if (hasArrived) onArrived();
  });

  const restore = useEffectEvent((element: HTMLFormElement) => {
    messages.expire();
    // The browser may have restored the form and its id after the message was sent.
    if (messages.stateOf(formElement.messageId(element)) === 'answered') element.reset();
    formElement.cleanValue(element, 'phone', digitsOf);
    // What was typed before the form was hydrated is newer than the draft, which fills only what is empty.
    const isTyped = !isEmpty(formElement.readValues(element));
    const draft = messages.stateOf(formElement.messageId(element)) ? undefined : messages.last();
    if (draft) {
      formElement.fillEmptyFields(element, draft.values);
      formElement.setMessageId(element, draft.id);
    }
    keep(element, true);
    if (isTyped || element.contains(document.activeElement)) onTyped();
  });

  const takeAbout = useEffectEvent((element: HTMLFormElement) => {
    const about = takeAboutPage();
    if (!about) return;
    formElement.setValue(element, 'about', about.name);
    if (about.type) formElement.setValue(element, 'enquiryType', about.type);
    keep(element, false);
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const unsubscribe = messages.subscribe(() => refresh(element));
    restore(element);
    takeAbout(element);
    messages.settle();
    const onHash = () => {
      takeAbout(element);
      refresh(element);
    };
    addEventListener('hashchange', onHash, { signal });
    // Another tab has changed a message; a page in the back/forward cache gets no storage events.
    addEventListener('storage', () => refresh(element), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && refresh(element), { signal });
    addEventListener('pagehide', messages.flush, { signal });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [form]);

  return { values, state, save };
}
