import { company } from '../company';
import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

/*
 * Sources: over 600 connectors (the company's own figure); Docusign spells its name so (2024). Names stand for products that can be connected.
 */
export const integrations = {
  path: routes.integrations,
  family: 'service',
  name: 'Third-Party API Integrations',
  summary:
    'Other firms’ maps, records, documents, payments, messages and sign-in, joined to your software so that it goes on when one fails.',
  search: 'third-party api integration',
  seo: {
    pageName: 'third-party API integration',
    description:
      'Third-party API integration for property software: Google Maps, MLS data, Docusign, Stripe, Twilio, Okta. For brokerages, lenders and property managers.',
    keywords: [
      'third-party API integration',
      'property data API',
      'payment integration',
      'identity integration',
      'webhooks',
    ],
  },
  header: {
    title: 'Third-Party API Integrations',
    claim: 'We connect property software to maps, payments and MLS data',
    description: `Third-party API integration for brokerages, lenders and property managers: ${company.brand} connects their software to maps, records, documents, payments, messages and sign-in, through adapters that queue, retry and log when a provider fails.`,
    detailedDescription: [
      'A provider’s sample code shows the call that succeeds. It does not show the reply that times out after the card was charged, the field that becomes a list in March, or the limit that you meet on the busiest afternoon.',
    ],
    action: 'Tell us what to connect',
    picture: {
      scene: 'third-party-api',
      alt: 'By day: a bank, a shop and a house, joined to a round hub',
    },
    labels: [
      { anchor: 'home', section: 'api-integrations' },
      { anchor: 'hub', section: 'queue' },
      { anchor: 'warehouse', section: 'effort' },
      { anchor: 'bank', section: 'failures' },
    ],
  },
  slide: {
    tagline: 'We connect property software to maps, payments and MLS data',
    heading: 'Third-Party API Integrations',
    button: { label: 'Visit', about: 'third-party API integrations', href: routes.integrations },
    picture: {
      scene: 'night-third-party-api-detail',
      alt: 'Unlike buildings at night, among them a bank, a shop and a warehouse, joined by glowing ducts through one hub',
    },
  },
  menu: [
    { label: 'API Integrations', section: 'api-integrations' },
    { label: 'Our Techstack', section: 'our-techstack' },
  ],
  sections: [
    {
      kind: 'integrations',
      id: 'api-integrations',
      title: 'API Integrations',
      intro: 'They have a page each, with the providers by name and the places where a connection tends to give way.',
      items: [
        {
          title: 'Location and address',
          icon: 'map-pin',
          description:
            'An address typed three ways is one building, so it is checked and placed on the map before anything is stored against it.',
          url: routes.location,
          readMore: true,
        },
        {
          title: 'Real estate property and database',
          icon: 'house-line',
          description:
            'Listings, tax and sale records, matched with your own by parcel number. By the providers’ own figures they cover 99.9% of U.S. households.',
          url: routes.propertyData,
          readMore: true,
        },
        {
          title: 'Document automation',
          icon: 'file-text',
          description:
            'A lease is filled from the record and signed in the right order, after which the record knows where it is filed.',
          url: routes.documents,
          readMore: true,
        },
        {
          title: 'Accounting and payment',
          icon: 'receipt',
          description:
            'Rent and deposits are collected, posted to the ledger once, reconciled with the bank line by line.',
          url: routes.payments,
          readMore: true,
        },
        {
          title: 'Messaging and communications',
          icon: 'chat-circle-text',
          description:
            'Reminders and replies by email, text or chat, with every bounce and opt-out brought back to the contact’s record.',
          url: routes.messaging,
          readMore: true,
        },
        {
          title: 'Identity and access',
          icon: 'fingerprint',
          description:
            'Staff and customers sign in with an account that they already have; when it is closed there, access ends here.',
          url: routes.identityIntegration,
          readMore: true,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'queue',
      title: 'A queue and an adapter',
      ground: 'mist',
      paragraphs: [
        'When someone presses Save, your application writes the record and, in the same database transaction, a line that says what the outside world must be told. A worker takes the lines in turn. It hands each to the adapter, which translates it, calls the provider and logs the attempt.',
        'A refusal that time may cure is tried again after a growing pause. One that it cannot cure goes to a list with the reason, for a person to correct and send again. A change of provider changes the adapter and leaves your application alone.',
      ],
      diagram: {
        name: 'integration-flow',
        alt: 'A message leaves your application, waits in a queue and passes through the adapter to the provider; every attempt is written to the log',
        labels: ['your application', 'queue', 'adapter', 'provider', 'log'],
      },
    },
    {
      kind: 'figure',
      id: 'effort',
      title: 'What decides the effort',
      intro: 'Five questions that you can answer before you ask anybody for a price.',
      figure: {
        type: 'effort-scale',
        name: 'Five questions, by their weight',
        caption: 'The weight, one to five, is our judgement of how far the answer moves the work, and no price.',
        columns: { question: 'Question', light: 'Little work', heavy: 'Much work', weight: 'Weight' },
        weights: ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'],
        rows: [
          {
            question: 'Which way does the data flow?',
            light: 'One way: they publish, you show',
            heavy: 'Both ways, so that two people can change one record',
            weight: 5,
          },
          {
            question: 'Do both sides know a record by the same number?',
            light: 'A key that both keep',
            heavy: 'Matching by name and address',
            weight: 4,
          },
          {
            question: 'Does the provider tell you what changed?',
            light: 'Events, or a list since yesterday',
            heavy: 'Everything has to be fetched and compared',
            weight: 4,
          },
          {
            question: 'How long may an answer take?',
            light: 'Minutes, as the queue allows',
            heavy: 'A customer is looking at the screen',
            weight: 3,
          },
          {
            question: 'Is there a sandbox that behaves?',
            light: 'With records shaped like yours',
            heavy: 'Only the live system, by appointment',
            weight: 2,
          },
        ],
        verdict: 'If all your answers are in the column of little work, a ready-made connector may do.',
      },
    },
    {
      kind: 'table',
      folded: true,
      id: 'failures',
      title: 'Failures we provoke',
      ground: 'sand',
      columns: ['What goes wrong', 'How it looks', 'What we do'],
      rows: [
        [
          'The reply is lost',
          'A message is sent again and arrives twice',
          'Where the provider can recognise a repeat, it gets a key to do so. Where not, we look before we resend',
        ],
        [
          'Rate limits',
          'The morning import is refused halfway',
          'The adapter counts its calls, slows down in good time, and lets urgent calls pass',
        ],
        [
          'A changed schema',
          'A number arrives as text and a total becomes empty',
          'Unknown fields pass. Broken ones stop at the list, with a sample',
        ],
        [
          'A sandbox unlike production',
          'All tests pass, and the first real address does not',
          'Real answers, masked, are recorded and replayed, and launch starts with one office',
        ],
      ],
    },
    {
      kind: 'techstack',
      id: 'our-techstack',
      own: ['dotnet-core', 'nodejs', 'react', 'sql-server'],
      title: 'Our Techstack',
      intro: 'We write it in the stack of the application that it serves, to be deployed by the same pipeline.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'How do we start, and what does that commit us to?',
          answer:
            'Name the two systems and the data that should pass between them. We go through the provider’s documentation and terms, and the proposal has the five answers above. The first piece is one kind of record, passed from end to end with its failures tested.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'What should we ask a provider before we sign?',
          answer:
            'Whether a refused call is billed and whether you may store the answer. How long an old version lives after the new one, whether missed events can be fetched later, and in which form your records come out on the day you leave. And which of your mailboxes the warnings go to.',
        },
        {
          question: 'Who holds the accounts and the keys?',
          answer:
            'You do. The contract is between you and the provider. The keys lie in your secret store, from which the adapter fetches them when it starts.',
        },
      ],
    },
  ],
  closing: {
    question: 'Name two systems, and see the five answers for them',
    next: 'The proposal answers the questions above and gives the size in engineer-days. We read the providers’ documentation before you pay for anything.',
    picture: {
      scene: 'api-development-by-night',
      alt: 'The junction box at night, lit cables to houses and offices',
    },
  },
} satisfies DetailPageSource;
