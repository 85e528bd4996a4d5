import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const integrations = {
  path: routes.integrations,
  family: 'service',
  name: 'Third-Party API Integrations',
  summary:
    'Maps, property records, documents, payments, messages and identity, connected to survive each other’s bad days.',
  seo: {
    pageName: 'third-party API integrations',
    description:
      'Third-party API integrations for maps, property data, documents, payments, messaging and identity, with queues, retries and logs for the bad days.',
    keywords: [
      'third-party API integration',
      'property data API',
      'payment integration',
      'identity integration',
      'webhooks',
    ],
  },
  header: {
    title: 'Integrations designed for the day the other side fails',
    description: 'Getting two systems to talk is quick. Keeping them talking while both of them change is the work.',
    detailedDescription: [
      'A provider’s sample code shows the call that succeeds. It does not show the reply that times out after the card was charged, the field that becomes a list in March, or the limit that you meet on the busiest afternoon. Your users see none of that either; they see your application hang.',
      'We put an adapter between the two: a small program that knows one provider, speaks your vocabulary towards the inside, and expects trouble on the outside. To change provider is then to change an adapter.',
    ],
    action: 'Name the two systems',
    picture: {
      scene: 'third-party-api',
      alt: 'Scale model by day of a bank, a shop, a house and a warehouse, each joined by its own duct to a round hub between them',
    },
  },
  slide: {
    tagline: 'Your application asks once; the adapter copes with the rest',
    heading: 'Third-Party API Integrations',
    button: { label: 'Visit', href: routes.integrations },
    picture: {
      scene: 'night-third-party-api',
      alt: 'Scale model of unlike buildings at night, among them a bank, a shop and a warehouse, joined by glowing ducts through one hub',
    },
    advance: 'standard',
  },
  menu: [
    { label: 'API Integrations', section: 'api-integrations', width: 150 },
    { label: 'Our Techstack', section: 'our-techstack', width: 130 },
  ],
  sections: [
    {
      kind: 'integrations',
      id: 'api-integrations',
      title: 'The neighbours that a property system talks to',
      intro:
        'Each has its own page: which providers, what is exchanged, and where such a connection tends to give way.',
      items: [
        {
          title: 'Location and address',
          icon: 'map-pin',
          description:
            'An address typed three ways is one building. It is checked, standardised and placed on the map before anything is stored against it.',
          url: routes.location,
          readMore: true,
        },
        {
          title: 'Real estate property and database',
          icon: 'house-line',
          description:
            'Ownership, tax, sales and valuation records, from property data providers, which are said to cover 99.9% of U.S. households.',
          url: routes.propertyData,
          readMore: true,
        },
        {
          title: 'Document automation',
          icon: 'file-text',
          description:
            'A lease is filled from the record, signed by the right people in the right order, and filed where the record can find it.',
          url: routes.documents,
          readMore: true,
        },
        {
          title: 'Accounting and payment',
          icon: 'receipt',
          description:
            'Rent and deposits are collected once, posted to the ledger once, and reconciled with the bank line by line.',
          url: routes.payments,
          readMore: true,
        },
        {
          title: 'Messaging and communications',
          icon: 'chat-circle-text',
          description:
            'Reminders and replies by email, text or chat. A bounce and an opt-out both come back to the contact’s record.',
          url: routes.messaging,
          readMore: true,
        },
        {
          title: 'Identity and access',
          icon: 'fingerprint',
          description:
            'Staff and customers sign in with an account that they already have. Closing it closes every door that it opened.',
          url: routes.identityIntegration,
          readMore: true,
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Between the two systems stands a queue',
      ground: 'mist',
      paragraphs: [
        'When someone presses Save, your application writes the record and, in the same database transaction, a line that says what the outside world must be told. Then it answers the user. It waits for nobody.',
        'A worker takes the lines in turn and hands each to the adapter, which translates it, calls the provider and reads the reply. A refusal that time may cure is tried again after a growing pause. One that it cannot cure goes to a list with the reason beside it, for a person to correct and send again. Only a question that somebody is waiting on, such as an address check, goes direct, with a time limit.',
        'Every attempt is logged with its request, its answer and a number that both companies can quote. When the provider says that nothing arrived, you have the time and the status code.',
      ],
      diagram: {
        name: 'integration-flow',
        alt: 'A message leaves your application, waits in a queue and passes through the adapter to the provider; every attempt is written to the log',
        caption: 'The user is answered at the first box; the rest can wait for a provider that is down',
        labels: ['your application', 'queue', 'adapter', 'provider', 'log'],
      },
    },
    {
      kind: 'table',
      title: 'Every failure here has a test that provokes it',
      intro: 'None of these is exotic, so we settle what happens before the first call goes out.',
      columns: ['What goes wrong', 'How it looks', 'What we do'],
      rows: [
        [
          'The reply is lost',
          'A payment is sent again and the tenant pays twice',
          'Each request carries an idempotency key, so the provider recognises a repeat; where it has none, we look before we resend',
        ],
        [
          'Rate limits',
          'The morning import is refused halfway',
          'The adapter counts its calls, slows down in good time, obeys Retry-After, and lets urgent calls go first',
        ],
        [
          'A changed schema',
          'A number arrives as text and a total becomes empty',
          'Answers are checked at the border; unknown fields pass, broken ones stop at the list with a sample',
        ],
        [
          'Clock drift',
          'Signed requests fail, or the last hour’s changes are missed',
          'Servers keep time by NTP; we ask for changes from the provider’s own marker, with an overlap',
        ],
        [
          'A sandbox unlike production',
          'All tests pass, and the first real address does not',
          'Real answers, masked, are recorded and replayed; launch starts with one office or one account',
        ],
      ],
    },
    {
      kind: 'brief',
      title: 'What we ask a provider before you sign',
      intro: 'A technical reading of the contract is cheaper before the signature.',
      ground: 'sand',
      items: [
        {
          term: 'Price of a call',
          description:
            'Whether a refused call is billed, and whether the terms let you keep the answer or make you ask again.',
        },
        {
          term: 'Notice of change',
          description:
            'How long an old version lives after the new one, and which mailbox hears about it. It should be a shared one.',
        },
        {
          term: 'History',
          description:
            'Whether missed events can be fetched later, and for how many days back. This decides how you recover from an outage.',
        },
        {
          term: 'The exit',
          description:
            'In which form your records come out, and whether their identifiers mean anything to a competitor.',
        },
      ],
    },
    {
      kind: 'techstack',
      id: 'our-techstack',
      title: 'Adapters in a language that you already run',
      intro:
        'An adapter is a small service, so it should bring no new platform with it. We write it in the stack of the application that it serves, and deploy it by the same pipeline.',
    },
  ],
  related: [
    {
      path: routes.apiDevelopment,
      why: 'If partners should connect to you, somebody has to design the side that they call.',
    },
    {
      path: routes.realEstate,
      why: 'Listings, leases and closings are where these six connections meet in one product.',
    },
    {
      path: routes.powerApps,
      why: 'For an internal tool, a ready-made connector may do; Power Apps offers over 600.',
    },
  ],
} satisfies DetailPageSource;
