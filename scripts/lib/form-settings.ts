/** What decides whether a build's form can send mail. */
export interface FormSettings {
  /** Origin of the site. */
  origin: string;
  /** Origin of the mail service. */
  mailOrigin: string;
  /** Whether an EmailJS identifier is still the sample that the repository ships with. */
  usesSamples: boolean;
  /** Whether the build is marked as a preview. */
  preview: boolean;
}

/**
 * Stops a build for the public whose form could not send: the site has a real domain, and EmailJS would refuse the
 * sample identifiers. A sample domain (RFC 2606), a preview, and a form that writes to this machine pass.
 * @throws Error that names the variables and the way out
 */
export function checkFormSettings({ origin, mailOrigin, usesSamples, preview }: FormSettings): void {
  const isSampleDomain = new URL(origin).hostname.endsWith('.example');
  const isLocal = [origin, mailOrigin].some((address) => new URL(address).hostname === 'localhost');
  if (!usesSamples || preview || isSampleDomain || isLocal) return;
  throw new Error(
    `The site is built for ${origin}, but its form still carries sample identifiers: every enquiry would be refused.
Set NEXT_PUBLIC_EMAILJS_SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID and NEXT_PUBLIC_EMAILJS_PUBLIC_KEY (see .env.example),
or NEXT_PUBLIC_PREVIEW=1 for a preview whose form need not work.`,
  );
}
