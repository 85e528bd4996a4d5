import { enquirySent } from '@/components/enhancements/measure';
import { emailjsSettings } from './emailjs-settings';
import { messageIdName } from './form-element';
import type { Answer } from './message';
import { messages } from './messages';
import { isFieldName, type EnquiryValues } from './validation';

/** No answer within this time (ms) is silence. EmailJS itself would wait for as long as the browser does. */
export const answerTime = 20_000;

type Emailjs = typeof import('@emailjs/browser');

/** Kept, because a page that is being left runs what is at hand, and imports nothing more. */
let loading: Promise<Emailjs> | undefined;

/** Fetches EmailJS. @returns undefined where that fails; the next call tries again */
export function preloadEmailjs(): Promise<Emailjs | undefined> {
  loading ??= importEmailjs();
  return loading.catch(() => (loading = undefined));
}

/**
 * Sends an enquiry, exactly as typed, and notes what comes of it, however late. The post outlives its page.
 *
 * @param id the message's own: whoever reads the mail knows by it a message that was sent a second time
 * @param companions further fields; '' is left out
 * @returns what is known within `answerTime`; never an exception
 */
export async function sendEnquiry(
  values: EnquiryValues,
  id: string,
  companions: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = post(formOf({ ...values, ...companions, [messageIdName]: id })).then((known) => {
    if (messages.answer(id, known)) document.dispatchEvent(new Event(enquirySent));
    return known;
  });
  const noAnswer = new Promise<Answer>((resolve) => setTimeout(resolve, answerTime, 'silence'));
  const first = await Promise.race([answer, noAnswer]);
  if (first === 'silence') messages.answer(id, 'silence');
  return first;
}

/** EmailJS rejects with `{status, text}`, with a bare string (a missing identifier) or with a TypeError (no connection). */
async function post(form: HTMLFormElement): Promise<Answer> {
  const emailjs = await preloadEmailjs();
  if (!emailjs) return 'no';
  const { serviceId, templateId } = emailjsSettings;
  try {
    const { status, text } = await keptAlive(() => emailjs.sendForm(serviceId, templateId, form));
    return status === 200 || text === 'OK' ? 'yes' : 'silence';
  } catch (error) {
    if (typeof error === 'string') return 'no';
    return error instanceof emailjs.EmailJSResponseStatus && isRefusal(error.status) ? 'no' : 'silence';
  }
}

/** Only the service itself refuses. A gateway (502 to 504), or somebody who ran out of time (408), knows nothing of it. */
const isRefusal = (status: number) => status === 500 || (status >= 400 && status < 500 && status !== 408);

/**
 * Has the browser finish EmailJS's request when the page is closed, for which EmailJS has no option. Browsers carry 64 KB
 * like that (Fetch Standard, "keepalive"): as many as three enquiries have, which is what one browser sends at most.
 */
function keptAlive<Result>(send: () => Promise<Result>): Promise<Result> {
  const { fetch } = window;
  const restore = () => void (window.fetch = fetch);
  window.fetch = (address, init) => {
    restore();
    return fetch(address, { ...init, keepalive: true });
  };
  return send().finally(restore);
}

/**
 * EmailJS reads localStorage while it is imported. Where that throws, because the visitor blocks storage, the import would
 * fail and nothing could ever be sent: there is no localStorage at all from then on, which EmailJS knows to live with.
 */
async function importEmailjs(): Promise<Emailjs> {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  const emailjs = await import('@emailjs/browser');
  const { publicKey, origin } = emailjsSettings;
  // `init` is the only way to set the origin.
  emailjs.init({ publicKey, origin });
  return emailjs;
}

/** A form that nobody sees: the fields as they were when Send was pressed, whatever is typed meanwhile. */
function formOf(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const isTyped = name !== 'about' && isFieldName(name);
    // A hidden input keeps every character, line breaks included (HTML Standard, value sanitization).
    if (value || isTyped) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  return form;
}
