import { routes } from '../routes';
import { story } from '../street';
import { money, weekday, weekdayAndDay } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

/*
 * Facts about third parties, as of 2026:
 * - Returns of ACH debits: two banking days as a rule, 60 days for one that a consumer did not authorise: Nacha
 *   Operating Rules, 2025.
 * - SAQ A and the scripts around a hosted frame: PCI Security Standards Council, PCI DSS 4.0.1, SAQ A revision 1 of
 *   January 2025, in force since April 2025, and FAQ 1588 of 2025.
 * - Dates, fee and account names in the figure are made up.
 */
export const payments = {
  path: routes.payments,
  family: 'integration',
  name: 'Accounting and payment',
  summary:
    'Rent and deposits from the payment provider to the ledger, so that balance, payout and journal agree before month end.',
  seo: {
    pageName: 'rent payment integration',
    description:
      'Rent payment integration with Stripe, PayPal, QuickBooks, Xero or Sage: cards, ACH, reconciliation. With one payment followed to the bank line.',
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
    layout: 'bleed-right',
    picture: {
      scene: 'integration-payments',
      alt: 'A stepped plinth with a bank, an open ledger, a card in its reader and coins',
    },
    labels: [
      { anchor: 'ledger', label: 'One rent payment', note: 'four days, two sides', section: 'payment' },
      { anchor: 'card', label: 'Where money goes astray', note: 'and what we build instead', section: 'failures' },
      { anchor: 'bank', label: 'Both systems', note: 'Stripe, PayPal, QuickBooks, Xero', section: 'systems' },
      { anchor: 'coins', label: 'Order of the work', note: 'one month end both ways', section: 'order' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'payment',
      ground: 'straw',
      title: 'One rent payment, four days, no remainder',
      claim: 'Charge, less fee, equals payout',
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
      title: 'Two sides, and a translation between them',
      intro: 'The systems are examples of what can be connected on either side.',
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
      kind: 'brief',
      layout: 'sheet',
      title: 'Payments in five lines',
      items: [
        {
          term: 'The problem',
          description: 'Balance, charge, payout and journal carry four different dates.',
        },
        {
          term: 'Who has it',
          description:
            'Property managers, landlords and portals that take rent, deposits or fees; the accountant who closes their month.',
        },
        {
          term: 'What we do',
          description:
            'We put a small double-entry ledger between provider and accounting system. Each event is posted to it once. Corrections are set up as entries that reverse. Differences are shown line by line in the morning, long before month end.',
        },
        {
          term: 'How we start',
          description:
            'You send one payout report and the bank statement and journal of the same week, names masked. The first piece is that week, reconciled by hand, with the rules that it took as a specification.',
        },
        {
          term: 'What it is built with',
          description:
            'C# services and background workers, with each posting written in one database transaction, in whole cents.',
        },
      ],
    },
    {
      kind: 'band',
      ground: 'navy',
      number: money(story.lease.rent - story.payment.fee - story.payment.payout),
      title: 'is left on clearing once the bank’s line has arrived',
    },
    {
      kind: 'cards',
      layout: 'bento',
      title: 'What property adds to ordinary bookkeeping',
      ground: 'straw',
      items: [
        {
          title: 'Money held for others',
          description:
            'Security deposits and owners’ funds usually belong in a trust account. Three-way reconciliation compares the bank balance, the book balance and the sum of all tenant and owner ledgers; as long as they differ, the month stays open.',
          icon: 'scales',
          sample: {
            heading: 'Trust account, end of the month',
            rows: [
              { name: 'Bank balance', value: '48,210.00' },
              { name: 'Book balance', value: '48,210.00' },
              { name: 'All tenants and owners', value: '48,030.00' },
              { name: 'Difference, month open', value: '180.00' },
            ],
          },
        },
        {
          title: 'One payment, several payees',
          description:
            'Rent to the owner, a fee to the manager, tax to its account: split when it is booked and shown on one statement.',
          icon: 'arrows-merge',
          sample: {
            heading: 'One statement',
            rows: [
              { name: 'Rent', value: '2,400.00' },
              { name: 'To the owner', value: '2,160.00' },
              { name: 'Manager’s fee', value: '192.00' },
              { name: 'Tax account', value: '48.00' },
            ],
          },
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
      kind: 'steps',
      id: 'order',
      title: 'The usual order of the work',
      items: [
        {
          step: 'Reconcile by hand',
          description: 'One week, on paper, from the payout report, the statement and the journal that you supply.',
        },
        {
          step: 'Agree the accounts',
          description: 'Which account each event goes to, signed off by your accountant before code is written.',
        },
        {
          step: 'Build against test keys',
          description:
            'You open the provider’s test account and connect a copy of the ledger, on which we provoke the failures above.',
        },
        {
          step: 'Run both ways',
          description: 'A month end is closed the old way and the new way; each difference is explained or repaired.',
        },
        {
          step: 'Change over',
          description:
            'Live keys go into your vault and refunds get a right of their own. We stay for the next two month ends if you wish.',
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
      title: 'What buyers ask about payments',
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
          question: 'What makes it more or less work?',
          answer:
            'The kinds of payment, the number of parties that one payment is split between, and whether open balances of past years come along. A second provider or ledger is mostly another adapter and another month of running both ways.',
        },
      ],
    },
  ],
  endGround: 'straw',
  closing: {
    question: 'Which month would not close, and by how much?',
    next: 'One week of reports usually shows which rule is missing, or which entry is there twice. That week, reconciled by hand, is the first piece.',
    picture: {
      scene: 'integration-payments-by-night',
      alt: 'The bank, the ledger and the card reader by night',
    },
    side: 'left',
  },
} satisfies DetailPageSource;
