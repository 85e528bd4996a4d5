/**
 * Every fact about the company, once. Change this file and build: the whole site, its pictures of text,
 * its structured data and its brochures carry the new name. Nothing else in the repository spells it.
 */
export const company = {
  brand: 'Northquay',
  legalName: 'Northquay Pte. Ltd.',
  /** Origin without a trailing slash. `NEXT_PUBLIC_SITE_ORIGIN` overrides it for a preview. */
  origin: 'https://www.northquay.example',
  email: 'hello@northquay.example',
  city: 'Singapore',
  countryCode: 'SG',
  /** The language of the site; with the country it is the locale of shared links. */
  language: 'en',
  /** What the city's clocks mean for customers elsewhere. The table in content/pages/dedicated-teams.ts goes with it. */
  clocks: {
    kept: 'UTC+8 all year',
    againstNewYork: 'twelve hours ahead of New York in summer and thirteen in winter',
  },
  address: {
    street: '1 Sample Quay, #01-01',
    postalCode: '000000',
    note: 'Sample address',
  },
  registration: { label: 'Sample registration number', number: '000000000X' },
  /** Numbers of the country: its calling code, and how many digits follow it. Said beside the phone in the form. */
  phoneNumbers: { callingCode: '65', digits: 8 },
  /** How long enquiries are kept once they have arrived. Said under the form; a promise, so replace the sample. */
  enquiryRetention:
    'Sample sentence, to be replaced by our own: an enquiry is deleted two years after the last reply to it.',
  foundingYear: 1998,
  /**
   * Until when somebody has promised to read reports of security faults (`Expires` in /.well-known/security.txt,
   * RFC 9116 §2.5.5). A promise, so it never moves by itself: renew it, at most a year ahead, when it still holds.
   */
  securityReportsReadUntil: '2027-11-01T00:00:00Z',
} as const;
