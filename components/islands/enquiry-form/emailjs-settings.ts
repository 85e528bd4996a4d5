/** Ships with the site, so that it builds without an account; EmailJS refuses them, the local service does not. */
const samples = {
  serviceId: 'service_sample',
  templateId: 'template_sample',
  publicKey: 'public_key_sample',
} as const;

/** Where the form goes. `.env.example` explains the variables; they are read when the site is built. */
export const emailjsSettings = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || samples.serviceId,
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || samples.templateId,
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || samples.publicKey,
  /** The site key of a reCAPTCHA v2, where the account asks for one; '' for none. */
  captchaKey: process.env.NEXT_PUBLIC_EMAILJS_CAPTCHA_KEY || '',
  /** Origin of the mail service, without a trailing slash. */
  origin: (process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || 'https://api.emailjs.com').replace(/\/+$/, ''),
};

/** Whether any identifier is still the sample: a site for the public cannot send mail like that. */
export const usesSamples = Object.values(samples).some((sample) => Object.values(emailjsSettings).includes(sample));
