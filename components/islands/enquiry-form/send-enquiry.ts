import { form as words } from '@/content/interface';
import { emailjsSettings } from './emailjs-settings';
import { messageIdName } from './form-element';
import { noteAnswer, noteSending } from './stored-message';
import { fieldNames, type EnquiryValues } from './validation';

/** No answer within this time (ms) is a failure. EmailJS itself would wait for as long as the browser does. */
export const answerTime = 20_000;

type Emailjs = typeof import('@emailjs/browser');

let loading: Promise<Emailjs> | undefined;

/** Fetches EmailJS, once. A failed fetch is forgotten: the next call tries again. Never rejects. */
export function preloadEmailjs(): void {
  load().catch(() => undefined);
}

/**
 * Sends an enquiry, exactly as typed, and says whether the mail service took it: its answer has status 200 or the text
 * OK. Whatever goes wrong is `false`, never an exception: EmailJS rejects with `{status, text}`, with a bare string (a
 * missing identifier) or with a TypeError (no connection), and may not have loaded at all.
 *
 * @param id the message's own: whoever reads the mail knows by it a message that was sent a second time
 * @param suspectedBot sends it with a mark for whoever reads it
 * @returns whether it was taken, as far as is known within `answerTime`; an answer after that is noted all the same
 */
export async function sendEnquiry(values: EnquiryValues, id: string, suspectedBot: boolean): Promise<boolean> {
  noteSending(id);
  const answer = post(formOf(values, id, suspectedBot)).then(
    (sent) => {
      noteAnswer(id, sent);
      return sent;
    },
    () => false,
  );
  const noAnswer = new Promise<boolean>((resolve) => setTimeout(resolve, answerTime, false));
  return Promise.race([answer, noAnswer]);
}

/** @throws where no answer has come: whether the service took the message is not known then */
async function post(form: HTMLFormElement): Promise<boolean> {
  const emailjs = await load().catch(() => undefined);
  if (!emailjs) return false;
  const { serviceId, templateId } = emailjsSettings;
  try {
    const { status, text } = await emailjs.sendForm(serviceId, templateId, form);
    return status === 200 || text === 'OK';
  } catch (error) {
    const isAnswer = typeof error === 'string' || error instanceof emailjs.EmailJSResponseStatus;
    if (isAnswer) return false;
    throw error;
  }
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
function formOf(values: EnquiryValues, id: string, suspectedBot: boolean): HTMLFormElement {
  const form = document.createElement('form');
  function add(name: string, value: string) {
    const field = form.appendChild(document.createElement('input'));
    // A hidden input keeps every character, line breaks included (HTML Standard, value sanitization).
    Object.assign(field, { type: 'hidden', name, value });
  }
  for (const name of fieldNames) {
    if (name !== 'about' || values.about) add(name, values[name]);
  }
  add(messageIdName, id);
  if (suspectedBot) add('suspected_bot', words.suspectedBot);
  return form;
}
