import { routes } from '../routes';
import { story } from '../street';
import { money, weekday, weekdayAndDay } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const payments = {
  path: routes.payments,
  family: 'integration',
  name: 'Accounting and payment',
  summary:
    'Rent and deposits from the payment provider to the ledger, so that balance, payout and journal agree before month end.',
  seo: {
    pageName: 'rent payment integration',
    description:
      'Rent payment integration with Stripe, PayPal, QuickBooks, Xero or Sage: reconciled to the bank line, for landlords and property managers.',
    keywords: [
      'rent payment integration',
      'accounting integration',
      'QuickBooks integration',
      'Stripe integration',
      'trust accounting',
    ],
  },
  search: 'rent payment integration',
  header: {
    title: 'Accounting and payment integration, from rent charge to bank line',
    claim: 'For landlords: rent by card or ACH, reconciled with the bank',
    description:
      'We integrate card and ACH payments with the accounting of landlords and property managers, so that a tenant’s balance can be followed to the line on the bank statement.',
    detailedDescription: [
      'A rent payment by card leaves four records: the tenant’s balance, the provider’s charge, the payout that reaches the bank and the entry in the ledger. They differ in date and by the fee, while one payout holds many charges. When they disagree, two spreadsheets are exported on the last evening of the month. First we agree what has to reconcile.',
    ],
    action: 'Tell us what does not reconcile',
    second: { label: 'Follow one rent payment', section: 'payment' },
    picture: {
      scene: 'integration-payments',
      alt: 'A stepped plinth with a bank, an open ledger, a card in its reader and coins',
    },
    labels: [
      { anchor: 'ledger', section: 'payment' },
      { anchor: 'card', section: 'failures' },
      { anchor: 'bank', section: 'systems' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'payment',
      ground: 'straw',
      title: 'One rent payment',
      intro: 'Charge, less fee, equals payout: four days, two sides, and nothing left on clearing.',
      figure: {
        type: 'rent-ledger',
        name: 'A rent payment by card as a double entry',
        specimen: true,
        chapter: 'lights',
        caption: 'Tenant, dates and fee are made up; amounts are in U.S. dollars.',
        columns: { day: 'Day', account: 'Account', debit: 'Debit', credit: 'Credit', clearing: 'On clearing' },
        clearing: 'Clearing',
        events: [
          {
            day: weekdayAndDay(story.payment.due),
            what: 'The rent falls due',
            sign: 'invoice',
            entries: [
              { account: `Tenant, ${story.house.unit}`, debit: story.lease.rent },
              { account: 'Rent income', credit: story.lease.rent },
            ],
          },
          {
            day: weekdayAndDay(story.payment.paid),
            what: `${story.people.tenants[0]} pays by card`,
            sign: 'card',
            entries: [
              { account: 'Clearing', debit: story.lease.rent },
              { account: `Tenant, ${story.house.unit}`, credit: story.lease.rent },
            ],
          },
          {
            day: weekdayAndDay(story.payment.charged),
            what: 'The provider keeps its fee',
            sign: 'fee',
            entries: [
              { account: 'Card fees', debit: story.payment.fee },
              { account: 'Clearing', credit: story.payment.fee },
            ],
          },
          {
            day: weekdayAndDay(story.payment.paidOut),
            what: 'The payout reaches the bank',
            sign: 'bank',
            entries: [
              { account: 'Bank', debit: story.payment.payout },
              { account: 'Clearing', credit: story.payment.payout },
            ],
          },
        ],
        outcome: `On ${weekday(story.payment.stated)} the bank’s statement shows one line, ${money(story.payment.payout)}. It equals the payout, the payout equals charge less fee, and nothing is left on clearing.`,
      },
    },
    {
      kind: 'table',
      id: 'failures',
      title: 'Where money goes astray',
      columns: ['What goes wrong', 'A careless build', 'What we build'],
      rows: [
        [
          'The connection drops after the charge',
          'Tries again and charges twice',
          'Repeats with the same idempotency key, and receives the answer it missed',
        ],
        [
          'A webhook arrives twice, or late',
          'Credits the tenant twice',
          'Checks the signature, knows the event’s ID and asks the API how things stand now',
        ],
        [
          'An ACH debit is returned',
          'Leaves the rent marked as paid',
          'Shows it as pending for two banking days. A return weeks later is a reversing entry',
        ],
        [
          'The ledger refuses a closed period',
          'Drops the entry',
          'Holds it in a visible queue until your accountant names the period',
        ],
      ],
    },
    {
      kind: 'logo-groups',
      layout: 'columns',
      id: 'systems',
      title: 'Two sides',
      intro:
        'A small double-entry ledger translates between them. The systems are examples of what can be connected on either side.',
      ground: 'straw',
      groups: [
        {
          heading: 'Accounting',
          title: 'Invoices, journals and the chart of accounts',
          description:
            'Daily summaries or single transactions, as your accountant prefers, with a table in between that finance can edit: it turns each kind of payment into an account.',
          logos: ['quickbooks', 'xero', 'sage', 'freshbooks'],
        },
        {
          heading: 'Payment',
          title: 'Charges, refunds, disputes and payouts',
          description:
            'Cards and ACH debits behind one API of your own. We import the payout report line by line, because it says which charges a bank transfer contains.',
          logos: ['stripe', 'paypal', 'square', 'adyen'],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      title: 'What property adds',
      ground: 'straw',
      items: [
        {
          title: 'Money held for others',
          description:
            'Security deposits and owners’ funds usually belong in a trust account. Three-way reconciliation compares the bank balance, the book balance and the sum of all tenant and owner ledgers; as long as they differ, the month stays open.',
          icon: 'scales',
        },
        {
          title: 'One payment, several payees',
          description:
            'Rent to the owner, a fee to the manager, tax to its account: split when it is booked and shown on one statement.',
          icon: 'arrows-merge',
        },
        {
          title: 'Part payments',
          description:
            'Whether a payment settles the oldest rent or the late fee is decided by lease and by law, so the order is a setting.',
          icon: 'list-checks',
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['csharp', 'sql-server'],
      title: 'Transactions where they belong',
    },
    {
      kind: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'Does our money pass through you?',
          answer:
            'No. You contract with the provider, which checks you and pays out to your bank. For our work a restricted key is enough. You issue it, and it need not be able to move money.',
        },
        {
          question: 'How much of PCI DSS stays with us?',
          answer:
            'The card number is typed into a frame that the provider serves. Your page receives a token, and your servers do not see the number. Merchants in this position can often use SAQ A, the shortest self-assessment. Your acquirer says whether you may. What remains is the page around the frame: since 2025 SAQ A asks you to confirm that scripts cannot attack it. For that we keep a list of the scripts allowed there and have the browser enforce it.',
        },
        {
          question: 'Can deposits be kept apart?',
          answer:
            'Yes, as an account of their own in the ledger and, where the provider offers it, with a payout to another bank account. What counts as a trust account in your state is for your accountant and your counsel to say.',
        },
        {
          question: 'How do we change over?',
          answer:
            'Your accountant signs off the account of each event before code is written. Then a month end is closed the old way and the new way, each difference is explained or repaired, and live keys go into your vault.',
        },
        {
          question: 'What makes it more or less work?',
          answer:
            'The kinds of payment, the number of parties that one payment is split between, and whether open balances of past years come along. A second provider or ledger is mostly another adapter and another month of running both ways.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which month would not close, and by how much?',
    next: 'One week of reports usually shows which rule is missing, or which entry is there twice. That week, reconciled by hand, is the first piece.',
    picture: {
      scene: 'integration-payments-by-night',
      alt: 'The bank, the ledger and the card reader by night',
    },
  },
  sources: [
    { name: 'Nacha Operating Rules: returns of ACH debits', url: 'https://www.nacha.org/rules', date: '2025' },
    {
      name: 'PCI Security Standards Council, PCI DSS 4.0.1, SAQ A revision 1',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      date: '2025',
    },
    {
      name: 'PCI Security Standards Council, FAQ 1588',
      url: 'https://www.pcisecuritystandards.org/faqs/1588/',
      date: '2025',
    },
  ],
} satisfies DetailPageSource;
