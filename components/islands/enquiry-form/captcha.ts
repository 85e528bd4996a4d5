import { emailjsSettings } from './emailjs-settings';

/** Google's reCAPTCHA v2, the one that EmailJS checks; scripts/build/settings.ts allows it where a key is given. */
const script = 'https://www.google.com/recaptcha/api.js?render=explicit';
const { captchaKey } = emailjsSettings;

interface Recaptcha {
  ready: (run: () => void) => void;
  render: (place: Element, options: { sitekey: string }) => number;
  getResponse: (widget: number) => string;
  reset: (widget: number) => void;
}

const recaptcha = () => (window as { grecaptcha?: Recaptcha }).grecaptcha;

let isAsked = false;
let widget: number | undefined;

/** Shows the box to tick in the form's `[data-captcha]`, where the owner has switched it on; nothing is loaded before. */
export function show(form: HTMLFormElement | null): void {
  const place = form?.querySelector('[data-captcha]');
  if (!captchaKey || isAsked || !place) return;
  isAsked = true;
  const element = document.createElement('script');
  element.src = script;
  element.onload = () =>
    recaptcha()?.ready(() => {
      widget = recaptcha()?.render(place, { sitekey: captchaKey });
    });
  document.head.append(element);
}

/** Whether the visitor has still to tick the box. Where it could not be loaded EmailJS itself decides. */
export function isMissing(): boolean {
  return widget !== undefined && !recaptcha()?.getResponse(widget);
}

/** What EmailJS checks with Google; good for one post. */
export function take(): string {
  if (widget === undefined) return '';
  const response = recaptcha()?.getResponse(widget) ?? '';
  recaptcha()?.reset(widget);
  return response;
}
