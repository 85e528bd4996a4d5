import * as captcha from './captcha';
import { isHoneypotFilled } from './form-element';
import { mailContext } from './mail-context';
import { messages } from './messages';
import { preloadMotion } from './motion';
import { preloadEmailjs, sendEnquiry } from './send-enquiry';
import type { EnquiryValues } from './validation';

/** The least time (ms) from a form's first touch to its sending: a faster submit is delayed, not refused. */
export const minFillTime = 3_000;

/** Fetches what sending needs, and shows the captcha where there is one. */
export function preloadForSending(form: HTMLFormElement | null): void {
  preloadEmailjs();
  preloadMotion();
  captcha.show(form);
}

/**
 * Sends what stood in the form when Send was pressed, with what goes with it, and notes what comes of it. Never rejects.
 *
 * @param touchedAt when the form was first touched, as `performance.now()` has it
 */
export async function sendFromForm(
  form: HTMLFormElement,
  id: string,
  values: EnquiryValues,
  touchedAt?: number,
): Promise<void> {
  const suspectedBot = isHoneypotFilled(form);
  await remainingFillTime(touchedAt);
  try {
    await sendEnquiry(values, id, { suspectedBot, context: mailContext(), captcha: captcha.take() });
  } catch {
    // An old browser or an extension throws before anything is posted.
    messages.answer(id, 'no');
  }
}

/** Waits for what is left of `minFillTime`; a page that is being left waits no longer. */
function remainingFillTime(touchedAt = performance.now()): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, touchedAt + minFillTime - performance.now()));
    addEventListener('pagehide', () => resolve(), { once: true });
  });
}
