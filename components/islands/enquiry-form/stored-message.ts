import { draftHours } from '@/content/interface';
import { browserStorage } from './browser-storage';
import { fieldNames, isEmpty, type EnquiryValues } from './validation';

/** How long an unsent draft is kept after its last change, in ms. */
export const draftLifetime = draftHours * 60 * 60 * 1000;

/** The keys in localStorage: the draft, and the ids of the messages that were sent last and whose answer is outstanding. */
export const storageKeys = { draft: 'enquiry-draft', sent: 'enquiry-sent', sending: 'enquiry-sending' } as const;

export interface Draft {
  readonly values: EnquiryValues;
  /** Names the message as it stands: every change gives it another one. */
  readonly id: string;
  /** When it was last changed, ms since 1970. */
  readonly savedAt: number;
}

/** A new id for a message that has changed. */
export function newMessageId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** Saves the form at once, so that a crash loses nothing; an empty form removes the draft. */
export function saveDraft(values: EnquiryValues, id: string, now = Date.now()): void {
  if (isEmpty(values)) browserStorage.remove(storageKeys.draft);
  else browserStorage.write(storageKeys.draft, JSON.stringify({ values, id, savedAt: now } satisfies Draft));
}

/** The unsent draft, if there is one; one that is too old, or is no draft, is removed. */
export function readDraft(now = Date.now()): Draft | undefined {
  const draft = parseDraft(browserStorage.read(storageKeys.draft));
  const age = draft ? now - draft.savedAt : NaN;
  if (draft && age >= 0 && age < draftLifetime) return draft;
  browserStorage.remove(storageKeys.draft);
  return undefined;
}

/** Notes that a message is being sent; a note that stays means that its page never had the answer. */
export function noteSending(id: string): void {
  browserStorage.write(storageKeys.sending, id);
}

/** Notes the mail service's answer, however late. The draft goes with its message, unless it has changed since. */
export function noteAnswer(id: string, sent: boolean): void {
  if (isUnanswered(id)) browserStorage.remove(storageKeys.sending);
  if (!sent) return;
  browserStorage.write(storageKeys.sent, id);
  if (readDraft()?.id === id) browserStorage.remove(storageKeys.draft);
}

/** Whether Send was pressed in this browser for the message with this id, and no answer is known. */
export function isUnanswered(id: string): boolean {
  return id !== '' && browserStorage.read(storageKeys.sending) === id;
}

/** Whether the message with this id is the last one that this browser has sent. */
export function wasSent(id: string): boolean {
  return id !== '' && browserStorage.read(storageKeys.sent) === id;
}

function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Draft;
    const isComplete =
      typeof draft.savedAt === 'number' &&
      typeof draft.id === 'string' &&
      fieldNames.every((field) => typeof draft.values[field] === 'string');
    return isComplete ? draft : undefined;
  } catch {
    return undefined;
  }
}
