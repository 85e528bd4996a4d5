import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { form as words } from '@/content/interface';
import * as captcha from './captcha';
import { focusField } from './form-element';
import { messages } from './messages';
import { sendFromForm } from './send-from-form';
import { spokenError, type FormNotes } from './use-notes';
import type { KeptMessage } from './use-kept-message';
import * as validation from './validation';

/** So soon (ms) after the form has told something nobody has read it: a press is half of a double click. */
export const doubleClickTime = 500;

interface SubmitOptions {
  /** Keeps what stands in the form, and returns it. */
  keep: (form: HTMLFormElement) => KeptMessage;
  /** What the form shows. */
  shown: KeptMessage;
  notes: FormNotes;
  /** Called at a press, as at any other sign of use. */
  touch: () => void;
  /** When the form was first used, as `performance.now()` has it. */
  touchedAt: RefObject<number | undefined>;
}

/**
 * What a press of Send does: it is refused and says why, tells that the message may have arrived, or sends.
 * @returns `outcome`, the message whose outcome a dialog tells until `onClosed`
 */
export function useSubmit({ keep, shown, notes, touch, touchedAt }: SubmitOptions) {
  /** When the form last said that a message may have arrived, as `performance.now()` has it. */
  const toldAt = useRef(-Infinity);
  const [outcome, setOutcome] = useState<KeptMessage>();
  const { said, setSaid, setNoted, say } = notes;

  /** Shows what is wrong with the values and leads to the first field of it. @returns whether anything is */
  function refuses(element: HTMLFormElement, { values }: KeptMessage): boolean {
    const errors = validation.noteSubmit(values);
    const wrong = validation.fieldNames.find((name) => validation.validateField(name, values));
    // At once, so that a screen reader reads the error with the field that gets the focus.
    flushSync(() => setNoted(errors));
    if (!wrong) return false;
    // Where the field has the focus already, nothing would be read.
    if (document.activeElement?.getAttribute('name') === wrong)
      setSaid({ spoken: spokenError(wrong, words[errors[wrong] ?? 'blank']) });
    focusField(element, wrong);
    return true;
  }

  /** What becomes of a press on a valid message (docs/enquiry.md, "States"). @returns whether it is to be sent */
  function mayBeSent({ id }: KeptMessage): boolean {
    const isRead = performance.now() - toldAt.current > doubleClickTime;
    const press = messages.press(id, isRead && shown.state === 'unanswered' && shown.id === id);
    if (press === 'limit') say(words.limit);
    if (press === 'tell') {
      toldAt.current = performance.now();
      setSaid({ spoken: words.unanswered });
    }
    return press === 'send';
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
    if (refuses(element, kept)) return;
    if (captcha.isMissing()) return say(words.captcha);
    if (!mayBeSent(kept)) return;
    setSaid({ spoken: words.sending });
    await sendFromForm(element, kept, touchedAt.current);
    setSaid(({ notice }) => ({ notice }));
    setOutcome(kept);
  }

  function onClosed() {
    toldAt.current = performance.now();
    setOutcome(undefined);
  }

  return { onSubmit, outcome, onClosed };
}
