/**
 * Every fact about the company, once. Change this file and build: the whole site, its pictures of text,
 * its structured data and its brochures carry the new name. Nothing else in the repository spells it.
 */
export const company = {
  /**
   * Whether the facts and terms below are samples: then they are marked as such wherever they are said, and a build for a
   * real domain stops. Set it to false when every line of this file is true: no mark is left.
   */
  sample: true,
  brand: 'Northquay',
  legalName: 'Northquay Pte. Ltd.',
  /** Origin without a trailing slash. `NEXT_PUBLIC_SITE_ORIGIN` overrides it for a preview. */
  origin: 'https://www.northquay.example',
  email: 'hello@northquay.example',
  /** Each of these three is shown as soon as it is filled: in the footer, beside the form, to search engines. */
  /** A number that is answered, such as '+65 6123 4567'; '' for none. */
  phone: '' as string,
  /** Who answers first: the id of a person in content/people.ts; '' for nobody by name. */
  contactPerson: '' as string,
  /** The company's own pages elsewhere, such as `{ name: 'LinkedIn', url: 'https://…' }`. */
  profiles: [] as readonly { readonly name: string; readonly url: string }[],
  city: 'Singapore',
  countryCode: 'SG',
  /** The language of the site; with the country it is the locale of shared links. */
  language: 'en',
  /** What the city's clocks mean for customers elsewhere. The table in content/pages/dedicated-teams.ts goes with it. */
  clocks: {
    /** As the IANA names it. */
    zone: 'Asia/Singapore',
    kept: 'UTC+8 all year',
    /** By how much they are ahead of New York, from summer to winter. */
    lead: '12 to 13 h',
    againstNewYork: 'twelve hours ahead of New York in summer and thirteen in winter',
  },
  address: { street: '1 Sample Quay, #01-01', postalCode: '000000' },
  registration: { label: 'Registration number', number: '000000000X' },
  /**
   * Counting visits without cookies and without personal data: the address that takes Plausible's events, such as
   * https://plausible.io/api/event or your own server's, and the site's name there (empty: the host of `origin`). Off while
   * the endpoint is empty. The notices on privacy follow from it.
   */
  measurement: { endpoint: '', domain: '' },
  /** Numbers of the country: its calling code, and how many digits follow it. Said beside the phone in the form. */
  phoneNumbers: { callingCode: '65', digits: 8 },
  /** How long enquiries are kept once they have arrived. Said under the form: a promise, and a sample like `terms`. */
  enquiryRetention: 'An enquiry is deleted two years after the last reply to it.',
  /**
   * What the company promises a buyer. The company is invented, so these are samples: a page that says one marks it as
   * such, with the words of content/samples.ts. Each is a promise, so a rebrand confirms or replaces every line.
   */
  terms: {
    note: 'What you and we sign decides.',
    /** When an enquiry gets its first answer. */
    reply: 'within one working day in Singapore',
    /** When somebody is at work. The figure in content/pages/dedicated-teams.ts goes with it. */
    officeHours: '09:00 to 18:00 in Singapore, Monday to Friday, its public holidays excepted',
    firstPiecePrice: 'A fixed sum, agreed before it begins',
    invoices:
      'Half of a fixed sum is invoiced with the order, half at acceptance. Time and monthly work are invoiced when the month has ended. Invoices are in Singapore or U.S. dollars, to be paid within thirty days.',
    noticeForTeams: 'thirty days’ notice',
    noticeForSupport: 'sixty days’ notice',
    /** How long faults in accepted work are repaired at the company's cost. */
    repairs: 'ninety days after acceptance',
    workingCopies: 'thirty days after the piece of work has ended',
    ownership: 'What we write for you is yours from the first commit.',
    frameworkLicence:
      'The framework underneath stays ours. With the order you get a licence to run it, change it and hand it to another firm along with your application, without a fee per user and without an end date. Selling the framework by itself is not part of it.',
    aiTools:
      'No AI tool sees your code or your data unless you have agreed in writing to that tool for that repository. A person reads and answers for every change, however it was written.',
  },
  /** What Google's Search Console and Bing's Webmaster Tools ask for as the `content` of a meta tag; '' for none. */
  verification: { google: '', bing: '' },
  foundingYear: 1998,
  /**
   * Until when somebody has promised to read reports of security faults (`Expires` in /.well-known/security.txt,
   * RFC 9116 §2.5.5). A promise, so it never moves by itself: renew it, at most a year ahead, when it still holds.
   */
  securityReportsReadUntil: '2027-11-01T00:00:00Z',
} as const;
