import { after, type Answer, type Message, type MessageState } from './message';
import { createStore } from './message-store';
import { isEmpty, sameValues, type EnquiryValues } from './validation';

/** What becomes of a press of Send. `tell`: not before the visitor has read that it may have arrived. */
export type Press = 'send' | 'tell' | 'limit' | 'nothing';

/** A browser sends at most `count` messages in `period` ms. */
export const sendingLimit = { count: 3, period: 10 * 60_000 } as const;

type WithText = Message & { values: EnquiryValues };

/**
 * The state of a message as a page sees it: what another page is sending, or was when it was closed, has no answer here. Nor
 * has a draft whose text such a message carries under another name, or about another page.
 * @param awaited the id of the message that this very page is sending
 * @param all gets every message that the page knows
 */
function stateSeen(message: Message, awaited: string | undefined, all: () => readonly Message[]): MessageState {
  const isUnanswered = ({ id, state }: Message) => state === 'unanswered' || (state === 'going' && id !== awaited);
  if (isUnanswered(message)) return 'unanswered';
  const text = message.state === 'draft' && message.values?.message;
  const isAgain = text && all().some((known) => isUnanswered(known) && known.values?.message === text);
  return isAgain ? 'unanswered' : message.state;
}

/** Whether so many other messages were sent lately that this one must wait. */
function reachesLimit(id: string, all: readonly Message[], now: number): boolean {
  // In either direction: a clock that was set back must not shut the form.
  const isRecent = ({ at }: Message) => Math.abs(now - at) < sendingLimit.period;
  const sent = all.filter((message) => message.id !== id && message.state !== 'draft' && isRecent(message));
  return sent.length >= sendingLimit.count;
}

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

  const stateOf = (message?: Message) => message && stateSeen(message, awaited, all);
  const unsent = () =>
    all().filter((message): message is WithText => message.values !== undefined && message.state !== 'answered');

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
        .sort((first, second) => second.at - first.at)[0];
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
      if (reachesLimit(id, all(), now())) return 'limit';
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
