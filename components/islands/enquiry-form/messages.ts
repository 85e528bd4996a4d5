import { after, type Answer, type Message, type MessageState } from './message';
import { createStore } from './message-store';
import { isEmpty, sameValues, type EnquiryValues } from './validation';

/** What becomes of a press of Send. `tell`: not before the visitor has read that it may have arrived. */
export type Press = 'send' | 'tell' | 'limit' | 'nothing';

/** A browser sends at most `count` messages in `period` ms. */
export const sendingLimit = { count: 3, period: 10 * 60_000 } as const;

type WithText = Message & { values: EnquiryValues };

/**
 * The messages that a page knows (./message-store.ts), and what becomes of them (./message.ts).
 *
 * @param storage gets the browser's storage, and may throw
 */
export function createMessages(storage: () => Storage, now = () => Date.now()) {
  const { read, all, write, remove } = createStore(storage);
  /** The message that this very page is sending. */
  let awaited: string | undefined;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());

  /**
   * As this page sees it: what another page is sending, or was when it was closed, has no answer here. Nor has a draft whose
   * text such a message carries under another name, or about another page.
   */
  function stateOf(message?: Message): MessageState | undefined {
    if (message?.state === 'going' && message.id !== awaited) return 'unanswered';
    const hasSameText = ({ values }: Message) => values?.message === message?.values?.message;
    const isAgain =
      message?.state === 'draft' &&
      message.values?.message &&
      all().some((other) => other.state !== 'draft' && hasSameText(other) && stateOf(other) === 'unanswered');
    return isAgain ? 'unanswered' : message?.state;
  }
  const unsent = () => all().filter((one): one is WithText => one.values !== undefined && one.state !== 'answered');

  return {
    /** What this page knows of a message; `going` only where it is itself sending it. */
    stateOf: (id: string) => stateOf(read(id)),

    /** Calls back after each change that this page makes. @returns ends that */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Whether this page is sending a message and waits for its answer. */
    isSending: () => awaited !== undefined,

    /** The message to offer in a form that is opened: the last one that stands unsent. */
    last(): WithText | undefined {
      return unsent()
        .filter(({ left }) => !left)
        .sort((one, other) => other.at - one.at)[0];
    },

    /** Takes the words of a message that was posted from a form that the browser has restored, where they are forgotten. */
    restore(id: string, values: EnquiryValues): void {
      const message = read(id);
      if (!message?.values) write({ open: 1, at: now(), ...message, id, values, state: 'unanswered' });
    },

    /**
     * Keeps what stands in the form.
     * @param before the id of the message that stood there until now
     * @returns the id of the message that stands there: the same words are the same message, wherever they were written
     */
    typed(before: string, values: EnquiryValues): string {
      const saysSo = (message: Message) => message.values && sameValues(message.values, values);
      const previous = read(before);
      const isSame = previous && saysSo(previous);
      if (previous?.state === 'draft' && !isSame) remove(before);
      else if (previous && stateOf(previous) === 'unanswered' && !isSame) write({ ...previous, left: true });
      if (isEmpty(values)) return '';
      const known = isSame ? previous : unsent().find(saysSo);
      const id = `${now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
      // Again, too, what another page has removed meanwhile: this one shows it.
      write({ ...(known ?? { id, values, state: 'draft', open: 0, at: now() }), left: undefined });
      return known?.id ?? id;
    },

    /**
     * Send is pressed.
     * @param isTold whether the visitor reads beside the form that the message may have arrived
     */
    press(id: string, isTold: boolean): Press {
      const message = read(id);
      if (!message || message.state === 'answered' || awaited) return 'nothing';
      if (stateOf(message) === 'unanswered' && !isTold) return 'tell';
      // In either direction: a clock that was set back must not shut the form.
      const isRecent = ({ at }: Message) => Math.abs(now() - at) < sendingLimit.period;
      const others = all().filter((other) => other.id !== id && other.state !== 'draft' && isRecent(other));
      if (others.length >= sendingLimit.count) return 'limit';
      awaited = id;
      write({ ...after(message, 'press'), at: now() });
      changed();
      return 'send';
    },

    /**
     * Something has come of a post, or nothing in time; this page waits for it no longer.
     * @returns whether the message is answered by it, which happens once however often it was posted
     */
    answer(id: string, event: Answer): boolean {
      if (id === awaited) awaited = undefined;
      const message = read(id);
      const next = message && after(message, event);
      if (next) write(next);
      changed();
      return next?.state === 'answered' && message?.state !== 'answered';
    },
  };
}

/** The messages of this page. */
export const messages = createMessages(() => localStorage);
