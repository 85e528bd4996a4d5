/** The keys in localStorage of what was written into the form, one for each message; its number follows. */
export const messagePrefix = 'enquiry:';

/** How long (ms) a browser keeps what was typed; `draftHours` in content/constants.ts promises it. */
export const textLifetime = 24 * 60 * 60_000;

/** How long (ms) it keeps the number of a message that was sent, so that it is not sent again; `sentDays` promises it. */
export const numberLifetime = 30 * textLifetime;

/**
 * Removes what was typed into the form and is older than promised, on whatever page the visitor comes back to. Numbers
 * stay, without the words: the form itself clears them (components/islands/enquiry-form/messages.ts).
 */
export function expireMessages(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(messagePrefix))
      .forEach(expire);
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}

function expire(key: string): void {
  try {
    const { values, ...rest } = JSON.parse(localStorage[key] as string) as { values?: object; at: number };
    if (values && Date.now() - rest.at >= textLifetime) localStorage[key] = JSON.stringify(rest);
  } catch {
    // Somebody else has written it.
  }
}
