import { emailjsSettings } from './emailjs-settings';

/** Google's reCAPTCHA v2, the one that EmailJS checks; scripts/build/document-settings.ts allows it where a key is given. */
const script = 'https://www.google.com/recaptcha/api.js?render=explicit';

declare const grecaptcha: {
  ready: (run: () => void) => void;
  render: (place: Element, options: { sitekey: string }) => number;
  getResponse: (widget: number) => string;
  reset: (widget: number) => void;
};

let widget: number | undefined;

/**
 * Shows the box to tick in the form's `[data-captcha]`, where the owner has switched it on; nothing is loaded before. Once
 * for a form.
 */
export function show(form: HTMLFormElement): void {
  const place = form.querySelector('[data-captcha]');
  if (!emailjsSettings.captchaKey || !place) return;
  const render = () => (widget = grecaptcha.render(place, { sitekey: emailjsSettings.captchaKey }));
  const onload = () => grecaptcha.ready(render);
  document.head.append(Object.assign(document.createElement('script'), { src: script, onload }));
}

/** Whether the visitor has still to tick the box. Where it could not be loaded EmailJS itself decides. */
export const isMissing = (): boolean => widget !== undefined && !grecaptcha.getResponse(widget);

/** What EmailJS checks with Google; good for one post. */
export function take(): string {
  if (widget === undefined) return '';
  const response = grecaptcha.getResponse(widget);
  grecaptcha.reset(widget);
  return response;
}
