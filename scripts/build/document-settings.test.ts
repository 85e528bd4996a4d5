/** @jest-environment node */
import { hashSource } from 'next-documents';
import { settings, typingStyles } from './document-settings';

it('allows the style element that react-type-animation adds', async () => {
  const texts: string[] = [];
  const style = { appendChild: (text: string) => texts.push(text) };
  Object.assign(globalThis, {
    document: {
      head: { appendChild: () => texts.push('') },
      createElement: () => style,
      createTextNode: (text: string) => text,
    },
  });
  await import('react-type-animation');
  expect(texts.map(hashSource)).toEqual(typingStyles);
});

it('lets the form ask reCAPTCHA only where that is switched on', () => {
  expect(settings().allowed?.['enquiry-form']).not.toHaveProperty('scripts');
  process.env.NEXT_PUBLIC_EMAILJS_CAPTCHA_KEY = 'key';
  const { scripts = [], frames = [], connect = [] } = settings().allowed?.['enquiry-form'] ?? {};
  delete process.env.NEXT_PUBLIC_EMAILJS_CAPTCHA_KEY;
  for (const sources of [scripts, frames, connect])
    expect(sources.join()).toContain('https://www.google.com/recaptcha/');
});
