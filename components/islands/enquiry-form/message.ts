import { fieldNames, type EnquiryValues } from './validation';

/** What is known of a message. */
export type MessageState = 'draft' | 'going' | 'unanswered' | 'answered';

/** What may happen to it: Send is pressed; the service says yes or no; nobody has said anything in time. */
export type MessageEvent = 'press' | 'yes' | 'no' | 'silence';

/** docs/enquiry.md, "States". An event that has no entry changes nothing. */
export const transitions: Readonly<Record<MessageState, Partial<Record<MessageEvent, MessageState>>>> = {
  draft: { press: 'going', yes: 'answered' },
  going: { yes: 'answered', no: 'draft', silence: 'unanswered' },
  unanswered: { press: 'going', yes: 'answered', no: 'draft' },
  answered: {},
};

/** One message, word for word: a change makes another one. */
export interface Message {
  readonly id: string;
  /** Nothing once it is answered, and nothing after `textLifetime`. */
  readonly values?: EnquiryValues;
  readonly state: MessageState;
  /** When it last changed, in ms since 1970. */
  readonly at: number;
  /** How often it was posted without an answer so far. */
  readonly open: number;
  /** The visitor has gone on from it, so no form offers it again. */
  readonly left?: boolean;
}

/** What becomes of a press of Send. `tell`: not before the visitor has read that it may have arrived. */
export type Press = 'send' | 'tell' | 'limit' | 'busy' | 'thank';

/** A browser sends at most `count` messages in `period` ms. */
export const sendingLimit = { count: 3, period: 10 * 60_000 } as const;

/** The message after an event at `now` (ms since 1970); once it is answered, without its words. */
export function after(message: Message, event: MessageEvent, now: number): Message {
  const state = transitions[message.state][event] ?? message.state;
  return { ...message, state, at: now, values: state === 'answered' ? undefined : message.values };
}

/** Whether a message could be offered in a form again. */
export const hasText = (message: Message): message is Message & { values: EnquiryValues } =>
  message.values !== undefined && message.state !== 'answered';

/** A new number for a message; it begins with the time, `now` in ms since 1970. */
export function newId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** A message as it was stored: what somebody else has written there is none; a field that an older version did not have is empty. */
export function parseMessage(id: string, text: string | null | undefined): Message | undefined {
  try {
    const { state, at, open, left, values } = JSON.parse(text ?? '') as Message;
    if (!Object.hasOwn(transitions, state) || typeof at !== 'number') return undefined;
    const valueOf = (name: (typeof fieldNames)[number]) => (typeof values?.[name] === 'string' ? values[name] : '');
    const read = values && (Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as EnquiryValues);
    return { id, state, at, open: Number(open) || 0, left: left === true || undefined, values: read };
  } catch {
    return undefined;
  }
}
