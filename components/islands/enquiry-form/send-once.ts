import { isUnanswered, logAnswer, logSending, messageKey, wasSent } from './send-log';
import type { EnquiryValues } from './validation';

/**
 * How long (ms) a message that was sent, or may have been, keeps its lock: other tabs read the log from a copy of the
 * storage of their own, which the browser brings up to date a moment later.
 */
export const storageDelay = 2_000;

/** What a tab knows of its message, in ms since 1970. */
export interface Known {
  /** When the message was last changed in this tab. */
  readonly changedAt: number;
  /** Until when the visitor has been told of answers that were lost. */
  readonly informedAt: number;
}

/**
 * Sends a message once, however many tabs hold it. A lock per message (Web Locks) makes the tabs take turns, and the
 * log in localStorage tells the next one that the message has arrived: it takes that success for its own. Another
 * message is another lock and waits for nobody. Where the tab before has lost the answer, the next one does not send
 * either: its visitor is told, and decides. Each press of Send in one tab is one request; the form itself ignores a press
 * while it is sending.
 *
 * Where there are no locks (an address without https, or storage blocked) the log alone is asked.
 *
 * @param post resolves to whether the service took the message, and rejects where no answer came: it stays unanswered
 *   in the log
 * @param waitingTime how long (ms) to wait for the service, and before that for another tab
 * @returns whether the message was taken, as far as is known within the waiting time; an answer after it is logged
 */
export async function sendOnce(
  values: EnquiryValues,
  { changedAt, informedAt }: Known,
  post: () => Promise<boolean>,
  waitingTime: number,
): Promise<boolean> {
  let started = false;
  async function run(): Promise<boolean> {
    started = true;
    if (wasSent(values, changedAt)) return true;
    if (isUnanswered(values, informedAt)) return false;
    logSending(values);
    const answer = post().then(
      (sent) => {
        logAnswer(values, sent);
        return sent;
      },
      () => false,
    );
    return Promise.race([answer, wait(waitingTime).then(() => false)]);
  }
  if (!('locks' in navigator)) return run();
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(waitingTime);
    const turn = navigator.locks.request(`enquiry ${messageKey(values)}`, { signal }, async () => {
      const sent = await run();
      resolve(sent);
      if (sent || isUnanswered(values, informedAt)) await wait(storageDelay);
    });
    turn.catch((error: unknown) => {
      if (started || (error instanceof DOMException && error.name === 'TimeoutError')) resolve(false);
      else resolve(run());
    });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
