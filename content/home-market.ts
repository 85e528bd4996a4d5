import { company } from './company';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

/**
 * The section of the real estate page for buildings in the company's own country. It goes with content/company.ts: another
 * country has other payments, registers and laws.
 *
 * Sources: PayNow by UEN and QR (Association of Banks, abs.org.sg, 2026); GIRO and eGIRO (Finder; Multiplier, 2025);
 * Myinfo with consent, a request for each use, no more data than needed (Singpass developer documentation, 2026);
 * InvoiceNow and its dates (IRAS, 2026; Sovos on the Committee of Supply 2026); stamping within 14 days of the first
 * signature (IRAS, ask.gov.sg, 2026); strata roll (Building Maintenance and Strata Management Act 2004, section 46);
 * transfers abroad (Personal Data Protection Act 2012, section 26).
 */
export const homeMarket = {
  kind: 'table',
  id: 'home-market',
  ground: 'mist',
  title: `If your buildings are in ${company.city}`,
  claim: 'PDPA, PayNow, Singpass, InvoiceNow and the strata roll',
  intro:
    'The record is the same, its neighbours are others. Each can be connected under its owner’s terms. The table says what is possible and is no list of references.',
  columns: ['Neighbour', 'What the record gains', 'To be settled first'],
  rows: [
    [
      'PDPA',
      'Purpose, consent and day of deletion are fields of each person’s record',
      `Where it is hosted: you choose the region. Data that leaves ${company.city} must get comparable protection abroad`,
    ],
    [
      'PayNow',
      'Tenants pay to your company’s UEN by QR code, and the money is there at once',
      'The reference that names the unit, and the bank’s notice that it came',
    ],
    [
      'GIRO',
      'Rent and contributions are debited from an account whose holder has authorised it, online where the bank has eGIRO',
      'Your bank’s approval as a billing organisation, and the path of a refused debit',
    ],
    [
      'Singpass and Myinfo',
      'A tenant signs in at sign-up and, with consent, hands over details that the government holds',
      'An approval for each use, and only the items that the service needs',
    ],
    [
      'InvoiceNow',
      'Invoices travel as data over the Peppol network, a copy of them to IRAS',
      'The date for your firm: new voluntary GST registrants since April 2026, the others from 2028 to 2031',
    ],
    [
      'Stamp duty certificates',
      'The certificate is filed with the tenancy, and a missing one is on a list',
      'The day of the first signature: a lease signed there is stamped within 14 days',
    ],
    [
      'MCST records',
      'Share values, owners and mortgagees of each lot, from the strata roll',
      'Who keeps the roll, in which form: the law leaves the form to the management corporation',
    ],
  ],
} satisfies DetailPageSource['sections'][number];
