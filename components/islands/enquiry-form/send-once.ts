import { browserStorage } from './browser-storage';
import { fieldNames, type EnquiryValues } from './validation';

/** The last message that arrived, for the visitor's other tabs: its key, never its text. */
export const sentKey = 'enquiry-sent';

/** How long (ms) the same message from another tab counts as the same press of Send. */
export const sameMessageWindow = 60_000;

/** This page load; a message that the visitor writes again in the same page is a new one and is sent. */
const thisPage = Math.random().toString(36).slice(2);

interface Sent {
  readonly key: string;
  /** ms since 1970. */
  readonly at: number;
  readonly page: string;
}

/** Tells messages apart: a 53-bit hash (cyrb53) of all fields, so that no text is kept. */
export function messageKey(values: EnquiryValues): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(fieldNames.map((field) => values[field]))) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * Sends a message once, however many tabs hold it: while one tab sends it the others wait for that outcome (Web
 * Locks), and take its success for theirs. Another message is another key and waits for nobody. Each press of Send
 * in one tab is one request; the form itself ignores a press while it is sending.
 *
 * That a message was sent is said twice: by a note in storage, which outlives its tab, and by a lock, because the
 * next tab may hold its turn before the note has reached its copy of the storage. Where there are no locks (an
 * address without https, or storage blocked) only the note is asked.
 *
 * @param send resolves to whether the message was taken; never rejects
 * @param patience how long (ms) to wait for another tab
 */
export async function sendOnce(
  values: EnquiryValues,
  send: () => Promise<boolean>,
  patience: number,
): Promise<boolean> {
  const key = messageKey(values);
  let started = false;
  async function run(): Promise<boolean> {
    started = true;
    if (isSentNote(browserStorage.read(sentKey), key) || (await isSentLockHeld(key))) return true;
    const sent = await send();
    if (sent) {
      browserStorage.write(sentKey, JSON.stringify({ key, at: Date.now(), page: thisPage } satisfies Sent));
      await holdSentLock(key);
    }
    return sent;
  }
  if (!('locks' in navigator)) return run();
  try {
    return await navigator.locks.request(`enquiry ${key}`, { signal: AbortSignal.timeout(patience) }, run);
  } catch (error) {
    if (started || (error instanceof DOMException && error.name === 'TimeoutError')) return false;
    return run();
  }
}

/** Whether this note, from `sentKey`, says that another tab has just sent a message of this key. */
export function isSentNote(note: string | null, key: string, now = Date.now()): boolean {
  try {
    const sent = JSON.parse(note ?? '') as Sent;
    return sent.key === key && sent.page !== thisPage && now - sent.at < sameMessageWindow;
  } catch {
    return false;
  }
}

const sentLock = (key: string) => `enquiry ${key} sent by `;

/** Whether another tab says by its lock that it has just sent a message of this key. */
async function isSentLockHeld(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  const lock = sentLock(key);
  return (held ?? []).some(({ name }) => name?.startsWith(lock) && name !== lock + thisPage);
}

/** Says so to the other tabs, for as long as the same message counts as the same press. Resolves when they can see it. */
function holdSentLock(key: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise((release) => setTimeout(release, sameMessageWindow));
    };
    navigator.locks.request(sentLock(key) + thisPage, { ifAvailable: true }, hold).catch(() => resolve());
  });
}
