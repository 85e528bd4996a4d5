import {
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { form as words } from '@/content/interface';
import * as captcha from './captcha';
import { focusField, ignoreHeldEnter, setValue } from './form-element';
import { guardInput } from './input-guard';
import { messages } from './messages';
import { preloadEmailjs } from './send-enquiry';
import { sendFromForm } from './send-from-form';
import { useKeptMessage, type KeptMessage } from './use-kept-message';
import * as validation from './validation';

/** What the form says beside its errors, until something else is done. */
interface Said {
  /** What has come of a message or a press. */
  notice?: string;
  /** The field that has kept the last key or paste out. */
  refused?: { field: validation.FieldName; why: string };
  /** For a screen reader, at once: it hears other errors with their fields. */
  spoken?: string;
}

/** So soon (ms) after the form has told something nobody has read it: a press is half of a double click. */
export const doubleClickTime = 500;

/** What the form does; what it shows is `EnquiryForm`. What becomes of a message is docs/enquiry.md, and ./messages.ts. */
export function useEnquiry() {
  const form = useRef<HTMLFormElement>(null);
  const touchedAt = useRef<number>(undefined);
  /** When the form last said that a message may have arrived, as `performance.now()` has it. */
  const toldAt = useRef(-Infinity);
  const [noted, setNoted] = useState<validation.FieldErrors>({});
  const [said, setSaid] = useState<Said>({});
  /** The message whose outcome a dialog tells. */
  const [outcome, setOutcome] = useState<KeptMessage>();
  const sending = useSyncExternalStore(messages.subscribe, messages.isSending, () => false);
  const { shown, keep } = useKeptMessage(form, {
    typed: touch,
    arrived: onArrived,
    noDigits: () => refuse('phone', words.phoneDigits),
  });

  const say = (text: string) => setSaid({ notice: text, spoken: text });
  const refuse = (field: validation.FieldName, why: string) =>
    setSaid({ refused: { field, why }, spoken: spokenError(field, why) });

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
    const guard = (event: InputEvent) => guardInput(event, refuse);
    const element = form.current;
    // React has no `beforeinput` that can be cancelled for every kind of input.
    element?.addEventListener('beforeinput', guard);
    return () => element?.removeEventListener('beforeinput', guard);
  }, []);

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
    setValue(form.current, 'about', '');
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

  function onClosed() {
    toldAt.current = performance.now();
    setOutcome(undefined);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const kept = keep(element);
    if (messages.isSending()) {
      if (kept.state !== 'going') say(words.notYet);
      return;
    }
    touch();
    // A second press on what has just arrived finds an empty form, which says so.
    if (kept.state === 'answered' || (said.notice === words.arrived && validation.isEmpty(kept.values))) return;
    const found = validation.noteSubmit(kept.values);
    const wrong = validation.fieldNames.find((name) => validation.validateField(name, kept.values));
    // At once, so that a screen reader reads the error with the field that gets the focus.
    flushSync(() => setNoted(found));
    if (wrong) {
      // Where the field has the focus already, nothing would be read.
      if (document.activeElement?.getAttribute('name') === wrong)
        setSaid({ spoken: spokenError(wrong, words[found[wrong] ?? 'blank']) });
      return focusField(element, wrong);
    }
    if (captcha.isMissing()) return say(words.captcha);

    const isRead = performance.now() - toldAt.current > doubleClickTime;
    const press = messages.press(kept.id, isRead && shown.state === 'unanswered' && shown.id === kept.id);
    if (press === 'limit') return say(words.limit);
    if (press === 'tell') {
      toldAt.current = performance.now();
      setSaid({ spoken: words.unanswered });
    }
    if (press !== 'send') return;

    setSaid({ spoken: words.sending });
    await sendFromForm(element, kept, touchedAt.current);
    setSaid(({ notice }) => ({ notice }));
    setOutcome(kept);
  }

  const handlers = { onInput, onBlur, onKeyDown: ignoreHeldEnter, onSubmit, onFocus: touch, onPointerDown: touch };
  const errors = validation.shownErrors(noted, shown.values);
  return { form, handlers, sending, shown, errors, said, removeAbout, outcome, onClosed };
}

const spokenError = (field: validation.FieldName, error: string) => `${words.fields[field]}: ${error}`;
