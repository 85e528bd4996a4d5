import { numberLifetime, textLifetime } from '@/components/enhancements/stored-messages';
import { after, hasText, newId, sendingLimit } from './message';
import type { Message, MessageEvent, MessageState, Press } from './message';
import { createStore } from './message-store';
import { isEmpty, sameValues, type EnquiryValues } from './validation';

/**
 * The messages that a page knows (./message-store.ts), and what becomes of them (./message.ts).
 *
 * @param storage gets the browser's storage, and may throw
 * @param later runs what may wait for a moment
 */
export function createMessages(storage: () => Storage, now = () => Date.now(), later = (run: () => void) => run()) {
  const store = createStore(storage, later);
  const { memory, read, write, remove, all } = store;
  /** The message that this very page is sending and waiting for. */
  let awaited: string | undefined;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());

  /** As this page sees it: what another page is sending, or was when it was closed, has no answer here. */
  function stateOf(message?: Message): MessageState | undefined {
    if (!message || message.state === 'answered') return message?.state;
    if (message.id === awaited) return 'going';
    return message.state === 'going' ? 'unanswered' : message.state;
  }

  return {
    /** Calls back after each change that this page makes. @returns ends that */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** What this page knows of a message; `going` only where it is itself sending it. */
    stateOf: (id: string) => stateOf(read(id)),

    /** Forgets what is out of date. A time that is still to come, of a clock set back since, becomes now. */
    expire(): void {
      for (const message of all()) {
        const age = now() - message.at;
        if (age < 0) write({ ...message, at: now() });
        else if (age >= (message.state === 'draft' ? textLifetime : numberLifetime)) remove(message.id);
        else if (age >= textLifetime && message.values) write({ ...message, values: undefined });
      }
    },

    /** The message to offer in a form that is opened: the last one that stands unsent. */
    last(): (Message & { values: EnquiryValues }) | undefined {
      const unsent = all().filter(hasText);
      return unsent.filter(({ left }) => !left).toSorted((one, other) => other.at - one.at)[0];
    },

    /**
     * Keeps what stands in the form after a change.
     * @param before the id of the message that stood there until now
     * @returns the id of the message that stands there
     */
    typed(before: string, values: EnquiryValues): string {
      const previous = read(before);
      // Of a message that another page has sent the words are left in this page's memory alone.
      const words = previous?.values ?? memory.get(before)?.values;
      if (words && sameValues(words, values)) return before;
      if (previous?.state === 'draft') remove(before, true);
      if (previous && stateOf(previous) === 'unanswered') write({ ...previous, left: true });
      if (isEmpty(values)) return '';
      const id = newId(now());
      write({ id, values, state: 'draft', open: 0, at: now() }, true);
      return id;
    },

    /** @returns the message with the same words that was sent before, in whose place this one stands; otherwise itself */
    known(id: string): string {
      const { values, state } = read(id) ?? {};
      const isSame = (other: Message) => other.values && values && sameValues(other.values, values);
      const sent = state === 'draft' && all().find((other) => other.state !== 'draft' && isSame(other));
      if (!sent) return id;
      remove(id);
      write({ ...sent, left: undefined });
      return sent.id;
    },

    /** Keeps a message that this page shows, where another page has given it up. */
    keep: store.keep,

    /** Stores what has waited, before the page is gone. */
    flush: store.flush,

    /**
     * Send is pressed.
     * @param isTold whether the visitor reads beside the form that the message may have arrived
     */
    press(id: string, isTold: boolean): Press {
      this.expire();
      const message = read(id);
      const state = stateOf(message);
      if (!message || state === 'going') return 'busy';
      if (state === 'answered') return 'thank';
      if (state === 'unanswered' && !isTold) return 'tell';
      const isRecent = ({ at }: Message) => now() - at < sendingLimit.period;
      const others = all().filter((other) => other.id !== id && other.state !== 'draft' && isRecent(other));
      if (others.length >= sendingLimit.count) return 'limit';
      awaited = id;
      write({ ...after(message, 'press', now()), open: message.open + 1 });
      changed();
      return 'send';
    },

    /** Ends the wait of this page, and calls back. */
    settle(): void {
      awaited = undefined;
      changed();
    },

    /**
     * Something has come of a post, or nothing in time. A `no` is one when no other post of the message is open.
     * @returns whether the message is answered by it, which happens once however often it was posted
     */
    answer(id: string, event: Exclude<MessageEvent, 'press'>): boolean {
      const message = read(id);
      if (!message) return false;
      const open = event === 'no' ? Math.max(0, message.open - 1) : message.open;
      const known = event === 'no' && open > 0 ? 'silence' : event;
      const next = after(message, known, now());
      write({ ...next, open });
      changed();
      return next.state === 'answered' && message.state !== 'answered';
    },
  };
}

/** The messages of this page. */
export const messages = createMessages(() => localStorage, undefined, inIdleTime);

let isScheduled = false;

/** Runs within a second, between two letters where the browser knows when that is. */
function inIdleTime(run: () => void): void {
  if (isScheduled) return;
  isScheduled = true;
  const runOnce = () => {
    isScheduled = false;
    run();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runOnce, { timeout: 1_000 });
  else setTimeout(runOnce, 300);
}
