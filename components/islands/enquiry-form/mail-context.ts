import { readCampaign } from '@/components/enhancements/campaign';

/**
 * What a mail says beyond what was typed: the page with the form, and before it the page of this site that led there; what
 * brought the visitor to the site, in one line; the visitor's own date and time, and the zone. content/interface/
 * enquiry-notice.yaml declares each.
 *
 * @param now the moment at which it is sent
 */
export function mailContext(now = new Date()) {
  return { page: pagesOf(document.referrer), campaign: readCampaign(), local_time: localTime(now) };
}

function localTime(now: Date): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return `${now.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })} (${timeZone})`;
  } catch {
    // A browser that does not tell it must not keep the message back.
    return '';
  }
}

function pagesOf(referrer: string): string {
  const { origin, pathname } = location;
  const before = referrer.startsWith(`${origin}/`) ? new URL(referrer).pathname : pathname;
  return before === pathname ? pathname : `${before} > ${pathname}`;
}
