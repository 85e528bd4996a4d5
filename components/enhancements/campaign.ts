import { whenActivated } from 'next-documents/document-state';

/** Where the visit's campaign is kept: in sessionStorage, so for this visit and this tab. */
const storageKey = 'campaign';
/** The parameters by which mails and advertisements name themselves. */
const parameter = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|li_fat_id|ttclid)$/;
/** The most characters that are kept: an address may carry more than a mail. */
const longest = 500;

/**
 * Keeps what brought the visitor here, for the mail that may come of it (docs/enquiry.md, "What the mail says"): the
 * campaign's parameters, in the address or behind its fragment (`/#contact?utm_source=x`), and the host of the page
 * before. It stays in the browser until an enquiry is sent; a later landing from elsewhere replaces it. Runs before the
 * fragment leaves the address.
 */
export function keepCampaign(): void {
  const given = new URLSearchParams(`${location.search.slice(1)}&${location.hash.split('?')[1] ?? ''}`);
  const named = [...given].filter(([name]) => parameter.test(name));
  const from = document.referrer.split('/')[2];
  if (from && from !== location.host) named.push(['referrer', from]);
  // An address may carry line breaks, which a line of a mail must not.
  const campaign = named.map((pair) => pair.join('=').replace(/\s+/g, ' ')).join(' ');
  if (campaign) whenActivated(() => write(campaign.slice(0, longest)));
}

/** The campaign of this visit in a line, such as `utm_source=news referrer=example.com`; '' where there is none. */
export function readCampaign(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function write(campaign: string): void {
  try {
    sessionStorage.setItem(storageKey, campaign);
  } catch {
    // Storage is blocked: the mail does not say it.
  }
}
