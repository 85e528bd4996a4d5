import { form as words } from '@/content/interface';
import * as captcha from './captcha';
import { honeypotName, readValue } from './form-element';
import { mailContext } from './mail-context';
import { messages } from './messages';
import { sendEnquiry } from './send-enquiry';
import type { KeptMessage } from './use-kept-message';

/** The least time (ms) from a form's first touch to its sending: a faster submit is delayed, not refused. */
export const minFillTime = 3_000;

/**
 * Sends what stood in the form when Send was pressed, with what goes with it, and notes what comes of it. Never rejects.
 *
 * @param touchedAt when the form was first touched, as `performance.now()` has it
 */
export async function sendFromForm(
  form: HTMLFormElement,
  { id, values }: KeptMessage,
  touchedAt = performance.now(),
): Promise<void> {
  const suspected_bot = readValue(form, honeypotName) && words.suspectedBot;
  await remainingFillTime(touchedAt);
  // Another page has sent it meanwhile.
  if (messages.stateOf(id) === 'answered') return void messages.answer(id, 'yes');
  try {
    await sendEnquiry(values, id, { ...mailContext(), suspected_bot, 'g-recaptcha-response': captcha.take() });
  } catch {
    // An old browser or an extension throws before anything is posted.
    messages.answer(id, 'no');
  }
}

/** Waits for what is left of `minFillTime`; a page that is being left waits no longer. */
function remainingFillTime(touchedAt: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, touchedAt + minFillTime - performance.now());
    addEventListener('pagehide', () => resolve(), { once: true });
  });
}
