/** The keys in localStorage of what was written into the form, one for each message; its number follows. */
export const messagePrefix = 'enquiry:';

/** How long (ms) a browser keeps what was typed; `draftHours` in content/constants.ts promises it. */
export const textLifetime = 24 * 60 * 60_000;

/** How long (ms) it keeps the number of a message that was sent, so that it is not sent again; `sentDays` promises it. */
export const numberLifetime = 30 * textLifetime;

/**
 * Removes what is older than promised of the form's messages (components/islands/enquiry-form/message.ts): on whatever page
 * the visitor comes back to, and before a form offers one. A time that is still to come, of a clock set back since, becomes
 * now.
 *
 * @param storage gets the browser's storage, and may throw
 */
export function expireMessages(storage = () => localStorage, now = Date.now()): void {
  try {
    const place = storage();
    for (const key of Object.keys(place)) if (key.startsWith(messagePrefix)) expire(place, key, now);
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}

function expire(place: Storage, key: string, now: number): void {
  try {
    const message = JSON.parse(place[key] as string) as { state: string; at: number; values?: object };
    const age = now - message.at;
    if (age >= (message.state === 'draft' ? textLifetime : numberLifetime)) place.removeItem(key);
    else if (age >= textLifetime && message.values) place[key] = JSON.stringify({ ...message, values: undefined });
    else if (age < 0) place[key] = JSON.stringify({ ...message, at: now });
  } catch {
    // Somebody else has written it.
  }
}
