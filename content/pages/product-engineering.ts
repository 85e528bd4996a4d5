import { company } from '../company';
import { answers, routes } from '../routes';
import { sample } from '../samples';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const productEngineering = {
  path: routes.productEngineering,
  family: 'service',
  name: 'Product engineering',
  summary:
    'For software that you sell to many customers on one code base, where the next version must not break the last.',
  search: 'saas product development',
  seo: {
    pageName: 'SaaS product and MVP development',
    description:
      'SaaS product development from MVP to many customers: tenants on one code base, flags, safe releases. For founders and product managers.',
    keywords: [
      'product engineering',
      'SaaS product development',
      'MVP development',
      'multi-tenant software',
      'feature flags',
    ],
  },
  header: {
    title: 'Product engineering: SaaS product development from the MVP on',
    claim: 'First versions for founders, built to carry many customers',
    description: `SaaS product development for founders and product managers: ${company.brand} cuts the MVP to the one thing it has to prove, then builds for customers who share one code base and must not see each other’s data.`,
    detailedDescription: [
      'Software as a service (SaaS) lives under other rules than software made to order. One customer hates the screen that another has trained forty people on. Nobody closes for a weekend so that you can upgrade. Three things cost little at the start and a great deal later: the wall between customers, a switch for each feature, and a count of what is used. They come before the features that people have merely asked about.',
    ],
    action: 'Tell us who would buy it',
    second: { label: 'What is in a first version', section: 'first-version' },
    picture: {
      scene: 'product-engineering',
      alt: 'A workbench: a building finished below and still bare above, on its blueprint among hand tools, gears and a laptop',
    },
    labels: [
      { anchor: 'panel', section: 'first-version' },
      { anchor: 'hammer', section: 'how-it-works' },
      { anchor: 'frame', section: 'key-benefits' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'first-version',
      title: 'The first version',
      intro:
        'MVP stands for minimum viable product: the least that real customers would pay for, built to find out whether they do.',
      ground: 'blueprint',
      figure: {
        type: 'first-cut',
        name: 'The cut of a rent-reminder product',
        specimen: true,
        caption:
          'The product is made up, and so is its assumption: that small landlords will pay to be spared the reminding.',
        outTitle: 'Out, and back on the day that',
        out: [
          { name: 'A mobile app', note: 'most reminders are opened on a phone and answered there' },
          { name: 'A report builder', note: 'the same export has been asked for three times' },
          { name: 'Bookkeeper and owner roles', note: 'a customer has a bookkeeper' },
          { name: 'Import from spreadsheets', note: 'we have done it by hand for the third time' },
        ],
        cut: 'The cut',
        inTitle: 'In, from the day of the first customer',
        in: [
          { name: 'One reminder, one payment link', note: 'the assumption itself' },
          { name: 'Counting what is opened and paid', note: 'or nobody will know whether it was true' },
          { name: 'Release and way back', note: 'because it will be wrong at first' },
          { name: 'Sign-in, and a wall between customers', note: 'too costly to add later' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      title: 'How it works',
      intro: 'You may stop after each stage.',
      items: [
        {
          step: 'Find the doubt',
          description:
            'Every product rests on an assumption that may be false: that agents will type this in, that a feed can be had. We name it and look for the cheapest test.',
        },
        {
          step: 'Build a prototype',
          description:
            'It answers that one question in front of future users. We do not build the product on its code, which stays yours.',
        },
        {
          step: 'Build the MVP',
          description:
            'Tenants, sign-in, deployment and measurement, with a single feature on top, in the hands of a paying customer.',
        },
        {
          step: 'Grow by evidence',
          description:
            'Short rounds: a guess about use, a change behind a flag, the numbers, a verdict, after which we take out again what failed.',
        },
        {
          step: 'Prepare for the many',
          description:
            'Load tests with invented tenants, support tools for your staff, billing, and a share of every round that you set aside for upgrades.',
        },
      ],
    },
    {
      kind: 'benefits',
      layout: 'shaped',
      id: 'key-benefits',
      title: 'Key benefits',
      intro: 'What a paying customer expects on the first day.',
      items: [
        {
          point: 'Take on a customer without a deployment',
          icon: 'user-plus',
          description:
            'A new tenant is a record and a form; where a sign-up needs an engineer, engineers limit your growth.',
        },
        {
          point: 'Say yes to one customer',
          icon: 'toggle-right',
          description:
            'Differences are settings, or feature flags: switches in the running program, with an end date. A copy of the code for one client is how products die, so we avoid it.',
        },
        {
          point: 'Release on a Tuesday morning',
          icon: 'rocket-launch',
          description:
            'Small changes go out in working hours, to a few tenants before all; the feature appears when you announce it.',
        },
        {
          point: 'Know what is used',
          icon: 'chart-bar',
          description:
            'Events are named when the feature is designed, so that at renewal you can say which parts a customer depends on.',
        },
        {
          point: 'Change the tables while it runs',
          icon: 'database',
          description:
            'Add the new column, write to both, copy, switch the reading over, then remove the old one: five careful releases in place of an outage.',
        },
        {
          point: 'Survive a buyer’s questionnaire',
          icon: 'shield-check',
          description:
            'Larger customers ask for a dependency list, an access log, a restore test, deletion on request: easier kept than reconstructed.',
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['react', 'nodejs', 'postgresql'],
      title: 'A stack that your first hire will recognise',
      intro:
        'When you have engineers of your own, their first week should not go on a language of ours, so we favour parts with a large labour market.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What founders ask',
      items: [
        {
          question: 'What drives the price of an MVP?',
          answer:
            'What it has to prove. A product that shows listings needs a feed and a screen. One that moves money needs an audit trail, a reconciliation and more patience. The number of platforms comes next, and the web alone is usually enough to learn from. A specimen: the rent-reminder product above takes seven weeks of two engineers, or 70 engineer-days, after three weeks for the prototype, which is the smallest thing to order.',
        },
        {
          question: 'Who decides what is built?',
          answer:
            'You do, with our objections on paper. Expect us to argue against a second mobile platform before the first has users, a rewrite in the year of the launch, or machine learning where a sorted list would do.',
        },
        {
          question: 'How do we start, and when can we stop?',
          answer:
            'Write down who would buy it, and how they manage today. The first piece names one assumption and tests it with a prototype. Each stage after it is an order of its own, so you can stop after any of them.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Who owns the product, and can our own engineers take over?',
          answer: `${company.terms.ownership} That includes the prototype${sample.term}. Your engineers may join at any stage, for example by taking over the reviews.`,
          more: { label: 'Who owns what', href: answers.ownership },
        },
      ],
    },
  ],
  closing: {
    question: 'Two sentences about the buyer show the assumption to test',
    next: 'Who would pay, and how they manage today. The first piece tests it before anything is built.',
    picture: {
      scene: 'product-engineering-by-night',
      alt: 'The workbench at night, the half-finished building lit',
    },
  },
} satisfies DetailPageSource;
