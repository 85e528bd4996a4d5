import { fieldNames, type EnquiryValues } from './validation';

/** What is known of a message. */
export type MessageState = 'draft' | 'going' | 'unanswered' | 'answered';

/** What comes of a post: the service takes it or refuses it, or nobody says anything in time. */
export type Answer = 'yes' | 'no' | 'silence';

/** What may happen to a message. */
export type MessageEvent = 'press' | Answer;

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
  /** Nothing after `textLifetime`; of an answered one only the page that has sent or shown it knows them. */
  readonly values?: EnquiryValues;
  readonly state: MessageState;
  /** When it was typed, or when Send was last pressed, in ms since 1970. */
  readonly at: number;
  /** How many posts of it are without an answer. */
  readonly open: number;
  /** The visitor has gone on from it, so no form offers it again. */
  readonly left?: boolean;
}

/** The message after an event. A refusal of one post counts only when no other is without an answer. */
export function after(message: Message, event: MessageEvent): Message {
  const open = message.open + (event === 'press' ? 1 : event === 'no' && message.open > 0 ? -1 : 0);
  const known = event === 'no' && open > 0 ? 'silence' : event;
  return { ...message, open, state: transitions[message.state][known] ?? message.state };
}

/**
 * A message as it was stored: what somebody else has written there is none, or throws; a field that an older version did
 * not have is empty.
 */
export function parseMessage(id: string, text: string): Message | undefined {
  const { state, at, open, left, values } = JSON.parse(text) as Message;
  if (!Object.hasOwn(transitions, state) || typeof at !== 'number') return undefined;
  const valueOf = (name: keyof EnquiryValues) => (typeof values?.[name] === 'string' ? values[name] : '');
  const read = values && (Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as EnquiryValues);
  return { id, state, at, open: Number(open) || 0, left: left === true || undefined, values: read };
}
