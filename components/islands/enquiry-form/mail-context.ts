import { readCampaign } from '@/components/enhancements/campaign';

/** What a mail says beyond what was typed; `enquiryNotice` in content/interface.ts declares each. '' is left out. */
export interface MailContext {
  /** The page with the form, and before it the page of this site that led there. */
  readonly page: string;
  /** What brought the visitor to the site, in one line. */
  readonly campaign: string;
  /** The visitor's own date and time, and the zone. */
  readonly local_time: string;
}

/** Reads it at the moment at which Send is pressed. */
export function mailContext(now = new Date()): MailContext {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = now.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
  return { page: pagesOf(document.referrer), campaign: readCampaign(), local_time: `${time} (${timeZone})` };
}

function pagesOf(referrer: string): string {
  const { origin, pathname } = location;
  const before = referrer.startsWith(`${origin}/`) ? new URL(referrer).pathname : pathname;
  return before === pathname ? pathname : `${before} > ${pathname}`;
}
