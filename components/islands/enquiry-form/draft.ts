import { draftHours } from '@/content/interface';
import { browserStorage } from './browser-storage';
import { wasSent } from './send-log';
import { fieldNames, isEmpty, sameValues, type EnquiryValues } from './validation';

/** How long an unsent draft is kept after its last change, in ms. */
export const draftLifetime = draftHours * 60 * 60 * 1000;

/** The draft's key in localStorage. */
export const draftKey = 'enquiry-draft';

export interface Draft {
  readonly values: EnquiryValues;
  /** When it was last changed, ms since 1970. */
  readonly savedAt: number;
}

/** Keeps what stands in the form, at once: a crash loses nothing. An empty form is not worth keeping. */
export function saveDraft(values: EnquiryValues, now = Date.now()): void {
  if (isEmpty(values)) browserStorage.remove(draftKey);
  else browserStorage.write(draftKey, JSON.stringify({ values, savedAt: now } satisfies Draft));
}

/** The unsent draft, if there is one; one that is too old, has been sent since, or is no draft is removed. */
export function readDraft(now = Date.now()): Draft | undefined {
  const draft = parseDraft(browserStorage.read(draftKey));
  const age = draft ? now - draft.savedAt : NaN;
  if (draft && age >= 0 && age < draftLifetime && !wasSent(draft.values, draft.savedAt, now)) return draft;
  browserStorage.remove(draftKey);
  return undefined;
}

/** Removes a draft that was sent; one that has changed since, here or in another tab, stays. */
export function forgetDraft(sent: EnquiryValues): void {
  const stored = parseDraft(browserStorage.read(draftKey));
  if (!stored || sameValues(stored.values, sent)) browserStorage.remove(draftKey);
}

function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Draft;
    const complete =
      typeof draft.savedAt === 'number' && fieldNames.every((field) => typeof draft.values[field] === 'string');
    return complete ? draft : undefined;
  } catch {
    return undefined;
  }
}
