import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const payments = {
  path: routes.payments,
  family: 'integration',
  name: 'Accounting and payment',
  summary: 'Payment providers and ledgers joined so that balance, payout and journal agree before the month is closed.',
  seo: {
    pageName: 'accounting and payment integration',
    description:
      'Rent, deposits and fees from payment provider to ledger: double entry, reconciliation, signed webhooks, idempotency keys and less PCI scope.',
    keywords: ['payment integration', 'accounting integration', 'reconciliation', 'idempotency', 'trust accounting'],
  },
  header: {
    title: 'Every payment is explained twice: at the bank and in the books',
    description:
      'Cards and bank debits collected by a provider, posted to the right account, and traceable from the tenant’s balance to the bank statement.',
    detailedDescription: [
      'A rent payment by card leaves four records: the tenant’s balance, the provider’s charge, the payout that reaches the bank and the entry in the ledger. They differ in date, they differ by the fee, and one payout holds many charges.',
      'When they disagree, somebody exports two spreadsheets and hunts for the difference on the last evening of the month. We design backwards from that evening. What has to reconcile is settled first; the pay button comes last.',
    ],
    action: 'Tell us what does not reconcile',
    picture: {
      scene: 'integration-family',
      alt: 'Scale model of six small islands wired to a central tower; this page is about the island that bears stacks of coins',
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Start with the failures, since money has no undo',
      ground: 'sand',
      columns: ['What goes wrong', 'What a careless build does', 'What ours does'],
      rows: [
        [
          'The connection drops after the charge',
          'Tries again and charges twice',
          'Repeats with the same idempotency key and receives the first result',
        ],
        [
          'A webhook arrives twice, or late',
          'Credits the tenant twice',
          'Records each event ID, handles it once, reads the present state from the API',
        ],
        [
          'A bank debit is returned days later',
          'Leaves the rent marked as paid',
          'Shows it as pending for the window you set; a later return is a new, reversing entry',
        ],
        [
          'The ledger rejects an entry for a closed period',
          'Drops the entry',
          'Holds it in a visible queue until your accountant names the period',
        ],
      ],
    },
    {
      kind: 'components',
      title: 'The rules that hold the money together',
      items: [
        {
          title: 'Double entry',
          description:
            'Each movement has two sides that sum to zero. Nothing is edited: a correction is a second entry that reverses the first.',
          points: [
            'A clearing account holds charges until their payout arrives',
            'Provider fees are booked as a cost of their own',
            'Amounts are integers in the currency’s smallest unit',
          ],
        },
        {
          title: 'Idempotency',
          description:
            'After a timeout nobody knows whether the card was charged. The idempotency key lets the provider recognise the second request as the first.',
          points: [
            'One key for one intention, stored before the call',
            'A changed amount is a new intention with a new key',
          ],
        },
        {
          title: 'Signed webhooks',
          description:
            'The provider reports to a public address, so anyone could write to it. Only a valid signature is believed.',
          points: [
            'Checked over the raw body, before anything is parsed',
            'Old timestamps refused, so a captured event cannot be replayed later',
            'Order never assumed: a refund may arrive before its charge',
          ],
        },
      ],
    },
    {
      kind: 'logo-groups',
      title: 'Two sides, and a translation between them',
      intro: 'The systems below are examples of each side; the choice, and the account, are yours.',
      ground: 'mist',
      groups: [
        {
          heading: 'Accounting',
          title: 'Invoices, journals and the chart of accounts',
          description:
            'Daily summaries or single transactions, as your accountant prefers. A table that finance can edit translates each kind of payment into an account.',
          logos: ['quickbooks', 'xero', 'sage', 'freshbooks'],
        },
        {
          heading: 'Payment',
          title: 'Charges, refunds, disputes and payouts',
          description:
            'Cards and bank debits through one interface in your code. The payout report is imported line by line, because it says which charges a bank transfer contains.',
          logos: ['stripe', 'paypal', 'square', 'adyen'],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'bento',
      title: 'What property adds to ordinary bookkeeping',
      items: [
        {
          title: 'Money held for others',
          description:
            'Security deposits and owners’ funds usually belong in a trust account. Three-way reconciliation compares the bank balance, the book balance and the sum of all tenant and owner ledgers. A difference blocks the month-end close.',
          icon: 'scales',
        },
        {
          title: 'One payment, several payees',
          description:
            'Rent to the owner, a fee to the manager, tax to its account: split when it is booked, and shown on one statement.',
          icon: 'arrows-merge',
        },
        {
          title: 'Part payments',
          description:
            'Whether a payment settles the oldest rent or the late fee first is set by lease and by law. The order is a setting.',
          icon: 'list-checks',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Card numbers stay out of your systems',
      ground: 'night',
      paragraphs: [
        'With hosted fields, the card number is typed into a frame that the payment provider serves. Your page receives a token. Your servers, logs and backups never hold the number, which reduces the scope of PCI DSS. Merchants in this position can often use the shortest self-assessment, SAQ A; your acquirer says whether you may.',
        'Some duty remains. A hostile script on the page around the frame could put a false one in its place. We keep a list of the scripts allowed on payment pages, enforce it by content security policy and report every change.',
      ],
    },
    {
      kind: 'rows',
      title: 'Contracts and permissions that remain yours',
      items: [
        {
          title: 'Merchant and bank accounts',
          description:
            'You contract with the provider and pass its checks. Payouts go to your bank; no money passes through us.',
        },
        {
          title: 'Keys and roles',
          description:
            'Restricted live keys in your vault, test keys for developers, and a separate right for refunds.',
        },
        {
          title: 'Access to the ledger',
          description:
            'An administrator connects the accounting file by OAuth. Unused refresh tokens expire, so a quiet connection is exercised on a schedule.',
        },
        {
          title: 'Accounting judgement',
          description:
            'Your accountant decides recognition, tax codes and what a trust account is. We build what is decided and show each posting.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      title: 'A short list, read every morning',
      ground: 'sand',
      items: [
        {
          title: 'Clearing balance',
          description: 'Its age, line by line. A charge without a payout after the usual delay is traced to its cause.',
          icon: 'bank',
        },
        {
          title: 'Unposted entries',
          description: 'Everything that the ledger refused, with its reason in words that finance understands.',
          icon: 'receipt',
        },
        {
          title: 'Webhook delay',
          description: 'Time from event to booking. A growing gap warns of trouble before a tenant telephones.',
          icon: 'gauge',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Transactions where they belong',
      intro:
        'Postings are written in SQL Server or PostgreSQL within one transaction. C# services talk to the providers, and background workers import payouts and retry.',
    },
  ],
  related: [
    {
      path: routes.applicationSupport,
      why: 'Month end needs somebody who reads the alerts. How we watch and repair a running system is described there.',
    },
    {
      path: routes.documents,
      why: 'Deposits and rent follow from a signed lease; its completed status can raise the first invoice.',
    },
  ],
} satisfies DetailPageSource;
