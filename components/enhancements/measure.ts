import { whenActivated } from 'next-documents/document-state';
import { closest } from './closest';

/** Dispatched on the document when the mail service has taken an enquiry: once for each, however often it was posted. */
export const enquirySent = 'enquiry:sent';

/** What a campaign's link may tell about itself: its name and not its reader. */
const campaign = /^utm_/;

/**
 * The part of a referrer that is told, because its path may say something about the reader: a site, or an app
 * (`android-app://com.example`), whose address has no origin.
 */
const sender = /^[a-z-]+:\/\/[^/?#]+/;

/**
 * Counts visits without cookies and without anything personal, in Plausible's format (https://plausible.io/docs/events-api):
 * one `pageview` for each page that is opened, and events for a sent enquiry, an opened brochure and a page's main action.
 * A prerendered page counts once it is shown, and a page that Back restores from memory counts again. Nothing is sent from a
 * browser that asks not to be tracked (Do Not Track, Global Privacy Control) or has beacons switched off, nor from a copy of
 * the page in a file.
 * @param endpoint the address that takes the events
 * @param domain the site's name there
 */
export function countVisits(endpoint: string, domain: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || !navigator.sendBeacon || !location.host) return;
  const url = pageAddress();
  const send = (name: string) => {
    const referrer = sender.exec(document.referrer)?.[0] ?? '';
    // As text, because JSON would need a preflight request.
    navigator.sendBeacon(endpoint, JSON.stringify({ name, url, domain, referrer }));
  };
  whenActivated(() => {
    send('pageview');
    addEventListener('pageshow', ({ persisted }) => persisted && send('pageview'));
    document.addEventListener(enquirySent, () => send('Enquiry sent'));
    document.addEventListener('click', (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[href]');
      if (link?.pathname.endsWith('.pdf')) send('Brochure opened');
      else if (link?.matches('[data-first-action] a, [data-closing] a')) send('Action pressed');
    });
  });
}

/** The page's address with its campaign, if a link of one led here, and without anything else of the query or fragment. */
function pageAddress(): string {
  const { origin, pathname, search } = location;
  const told = [...new URLSearchParams(search)].filter(([name]) => campaign.test(name));
  return `${origin}${pathname}${told.length ? `?${new URLSearchParams(told).toString()}` : ''}`;
}
