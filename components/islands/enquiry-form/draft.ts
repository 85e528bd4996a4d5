import { browserStorage } from './browser-storage';
import { fieldNames, isEmpty, sameValues, type EnquiryValues } from './validation';

/** How long an unsent draft is kept, in ms: 24 hours after its last letter. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** The draft's place in localStorage. */
export const draftKey = 'enquiry-draft';

interface Draft {
  readonly values: EnquiryValues;
  /** When the last letter was typed, ms since 1970. */
  readonly savedAt: number;
}

/** This page's own copy: a walk to another page and back keeps the draft even where storage is blocked or full. */
let latest: Draft | undefined;

/** Keeps what stands in the form, at once: a crash loses nothing. An empty form is not worth keeping. */
export function saveDraft(values: EnquiryValues, now = Date.now()): void {
  if (isEmpty(values)) {
    latest = undefined;
    browserStorage.remove(draftKey);
    return;
  }
  latest = { values, savedAt: now };
  browserStorage.write(draftKey, JSON.stringify(latest));
}

/** The draft of the last 24 hours, if there is one; an older one, or what is no draft, is thrown away. */
export function readDraft(now = Date.now()): EnquiryValues | undefined {
  const draft = latest ?? parseDraft(browserStorage.read(draftKey));
  if (draft && now >= draft.savedAt && now - draft.savedAt < draftLifetime) return draft.values;
  latest = undefined;
  browserStorage.remove(draftKey);
  return undefined;
}

/** Forgets a draft that was sent; one that has changed since, here or in another tab, stays. */
export function forgetDraft(sent: EnquiryValues): void {
  if (latest && sameValues(latest.values, sent)) latest = undefined;
  const stored = parseDraft(browserStorage.read(draftKey));
  if (!stored || sameValues(stored.values, sent)) browserStorage.remove(draftKey);
}

function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Draft;
    const whole =
      typeof draft.savedAt === 'number' && fieldNames.every((field) => typeof draft.values[field] === 'string');
    return whole ? draft : undefined;
  } catch {
    return undefined;
  }
}
