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
  folded: true,
  ground: 'sand',
  title: `If your buildings are in ${company.city}`,
  intro: 'What can be connected under its owner’s terms. It is no list of references.',
  columns: ['Neighbour', 'What the record gains', 'To be settled first'],
  rows: [
    ['PDPA', 'Purpose, consent and day of deletion of personal data', 'The region where it is hosted'],
    ['PayNow', 'Rent by QR code to your UEN, there at once', 'The reference that names the unit'],
    ['GIRO', 'Rent debited from an account, online where the bank has eGIRO', 'Your bank’s approval'],
    ['Singpass and Myinfo', 'Details of a tenant who consents', 'An approval for each use'],
    ['InvoiceNow', 'Invoices as data over Peppol, a copy to IRAS', 'The date from which your firm must'],
    ['Stamp duty', 'The certificate filed with the tenancy', 'Stamping within 14 days of the first signature'],
    ['MCST records', 'Share values and owners from the strata roll', 'Who keeps the roll, and in which form'],
  ],
} satisfies DetailPageSource['sections'][number];
