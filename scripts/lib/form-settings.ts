/** What decides whether the form of a public build can send mail. */
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

/** This machine, by any of its names. */
const thisMachine = /^(?:localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/;

/** Whether an address, such as one that a form posts to, is on this machine. */
export function isOnThisMachine(address: string): boolean {
  return URL.canParse(address) && thisMachine.test(new URL(address).hostname);
}

/**
 * Stops a build for the public whose form could not send: it posts to this machine, or the site has a real domain, where
 * EmailJS would refuse the sample identifiers. A sample domain (RFC 2606) and a preview may carry those.
 * @throws Error that names the variables and the way out
 */
export function checkFormSettings({ origin, mailOrigin, usesSamples, preview }: FormSettings): void {
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');
  if (isOnThisMachine(mailOrigin) || !hostOf(mailOrigin))
    throw new Error(
      `The form would post to ${mailOrigin}, which no visitor reaches. Leave NEXT_PUBLIC_EMAILJS_ORIGIN empty for the public site;
for this machine run "npm start", or "LOCAL_SITE=1 npm run build".`,
    );
  const isSampleDomain = hostOf(origin).endsWith('.example');
  if (!usesSamples || preview || isSampleDomain || isOnThisMachine(origin)) return;
  throw new Error(
    `The site is built for ${origin}, but its form still carries sample identifiers: every enquiry would be refused.
Set NEXT_PUBLIC_EMAILJS_SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID and NEXT_PUBLIC_EMAILJS_PUBLIC_KEY (see .env.example),
or NEXT_PUBLIC_PREVIEW=1 for a preview whose form need not work.`,
  );
}
