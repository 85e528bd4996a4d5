import { enquirySent } from '@/components/enhancements/measure';
import { form as words } from '@/content/interface';
import { emailjsSettings } from './emailjs-settings';
import { messageIdName } from './form-element';
import type { MailContext } from './mail-context';
import { messages } from './messages';
import { fieldNames, type EnquiryValues } from './validation';

/** No answer within this time (ms) is silence. EmailJS itself would wait for as long as the browser does. */
export const answerTime = 20_000;

/** What has come of a post: the service took it, refused it, or nobody knows. */
export type Answer = 'yes' | 'no' | 'silence';

type Emailjs = typeof import('@emailjs/browser');

let loading: Promise<Emailjs> | undefined;

/** Fetches EmailJS, once. A failed fetch is forgotten: the next call tries again. Never rejects. */
export function preloadEmailjs(): void {
  load().catch(() => undefined);
}

/** What goes with a message: how it came about, and what is known of its sender. */
export interface Companions {
  /** Adds a mark for whoever reads the mail. */
  readonly suspectedBot: boolean;
  readonly context: MailContext;
  /** What EmailJS checks where the account asks for it; '' where it does not. */
  readonly captcha: string;
}

/**
 * Sends an enquiry, exactly as typed, and notes what comes of it, however late. The post outlives its page.
 *
 * @param id the message's own: whoever reads the mail knows by it a message that was sent a second time
 * @returns what is known within `answerTime`; never an exception
 */
export async function sendEnquiry(values: EnquiryValues, id: string, companions: Companions): Promise<Answer> {
  const answer = post(formOf(values, id, companions)).then((known) => {
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
  const emailjs = await load().catch(() => undefined);
  if (!emailjs) return 'no';
  const { serviceId, templateId } = emailjsSettings;
  try {
    const { status, text } = await keepAlive(() => emailjs.sendForm(serviceId, templateId, form));
    return status === 200 || text === 'OK' ? 'yes' : 'silence';
  } catch (error) {
    if (typeof error === 'string') return 'no';
    return error instanceof emailjs.EmailJSResponseStatus && isRefusal(error.status) ? 'no' : 'silence';
  }
}

/** Only the service itself refuses. A gateway (502 to 504), or somebody who ran out of time (408), knows nothing of it. */
const isRefusal = (status: number) => status === 500 || (status >= 400 && status < 500 && status !== 408);

/** Whether a request is under way that outlives the page. */
let carriesOn = false;

/**
 * Has the browser finish EmailJS's request when the page is closed, for which EmailJS has no option. Browsers carry at
 * most 64 KB like that and refuse what is more (Fetch Standard, "keepalive"), so a second request goes without.
 */
async function keepAlive<Result>(send: () => Promise<Result>): Promise<Result> {
  if (carriesOn) return send();
  const { fetch } = window;
  carriesOn = true;
  window.fetch = (address, init) => {
    window.fetch = fetch;
    return fetch(address, { ...init, keepalive: true });
  };
  return send().finally(() => {
    window.fetch = fetch;
    carriesOn = false;
  });
}

function load(): Promise<Emailjs> {
  loading ??= importEmailjs().then(
    (emailjs) => {
      const { publicKey, origin } = emailjsSettings;
      // `init` is the only way to set the origin.
      emailjs.init({ publicKey, origin });
      return emailjs;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * EmailJS reads localStorage while it is imported. Where that throws, because the visitor blocks storage, the
 * import would fail and nothing could ever be sent: for its duration there is no localStorage at all, which EmailJS
 * knows to live with.
 */
async function importEmailjs(): Promise<Emailjs> {
  try {
    void window.localStorage;
    return await import('@emailjs/browser');
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
  }
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  try {
    return await import('@emailjs/browser');
  } finally {
    Reflect.deleteProperty(window, 'localStorage');
    if (blocked) Object.defineProperty(window, 'localStorage', blocked);
  }
}

/** A form that nobody sees: the fields as they were when Send was pressed, whatever is typed meanwhile. */
function formOf(values: EnquiryValues, id: string, { suspectedBot, context, captcha }: Companions): HTMLFormElement {
  const form = document.createElement('form');
  const fields = {
    ...values,
    ...context,
    [messageIdName]: id,
    suspected_bot: suspectedBot ? words.suspectedBot : '',
    'g-recaptcha-response': captcha,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (!value && !isTyped(name)) continue;
    const field = form.appendChild(document.createElement('input'));
    // A hidden input keeps every character, line breaks included (HTML Standard, value sanitization).
    Object.assign(field, { type: 'hidden', name, value });
  }
  return form;
}

/** Whether a field goes out even when it is empty. */
const isTyped = (name: string) => name !== 'about' && (fieldNames as readonly string[]).includes(name);
