/** Decides whether the form of a public build can send mail. */
export interface FormSettings {
  origin: string;
  mailOrigin: string;
  /** Whether an EmailJS identifier is still the repository's sample. */
  usesSamples: boolean;
  preview: boolean;
}

const localHosts = /^(?:localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/;

/** Whether a URL, such as the one that a form posts to, is on this machine. */
export function isOnThisMachine(address: string): boolean {
  return URL.canParse(address) && localHosts.test(new URL(address).hostname);
}

/**
 * Rejects a public build whose form could not send, because it posts to this machine, or uses sample identifiers, which
 * EmailJS rejects. Those are allowed for previews and for sample domains (RFC 2606).
 * @throws Error that names the variables and what to do
 */
export function checkFormSettings({ origin, mailOrigin, usesSamples, preview }: FormSettings): void {
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');
  if (isOnThisMachine(mailOrigin) || !hostOf(mailOrigin))
    throw new Error(
      `The form would post to ${mailOrigin}, which visitors cannot reach. Leave NEXT_PUBLIC_EMAILJS_ORIGIN empty for the public site;
for a local site run "npm start", or "LOCAL_SITE=1 npm run build".`,
    );
  const isSampleDomain = hostOf(origin).endsWith('.example');
  if (!usesSamples || preview || isSampleDomain || isOnThisMachine(origin)) return;
  throw new Error(
    `The site is built for ${origin}, but its form still has sample identifiers: every enquiry would be rejected.
Set NEXT_PUBLIC_EMAILJS_SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID and NEXT_PUBLIC_EMAILJS_PUBLIC_KEY (see .env.example),
or set NEXT_PUBLIC_PREVIEW=1 for a preview whose form need not work.`,
  );
}
