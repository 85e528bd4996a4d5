import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const productEngineering = {
  path: routes.productEngineering,
  family: 'service',
  name: 'Product engineering',
  summary:
    'For software that you sell: many customers on one code base, and a next version that does not break the last.',
  seo: {
    pageName: 'product engineering',
    description:
      'Product engineering for software that you sell: prototypes that settle a question, tenants on one code base, feature flags, migrations and releases.',
    keywords: [
      'product engineering',
      'SaaS product development',
      'multi-tenant software',
      'feature flags',
      'MVP development',
    ],
  },
  header: {
    title: 'Engineering for the versions after the demo',
    description:
      'A project ends with acceptance. A product meets its second customer, who wants it slightly different, and the hard part begins.',
    detailedDescription: [
      'Software that is sold lives under other rules than software made to order. One code base serves customers who never meet, a screen that one of them hates another has trained forty people on, and nobody closes for a weekend so that you can upgrade.',
      'The early choices that make this possible cost little at the start and a great deal later: where one customer’s data ends, how a feature is switched on for some, what is counted. We make those first, and keep the features few until people pay for them.',
    ],
    action: 'Tell us who would buy it',
    picture: {
      scene: 'product-engineering',
      alt: 'Scale model of a workbench: a building finished below and still bare above stands on its blueprint, among hand tools, gears and a laptop',
    },
  },
  sections: [
    {
      kind: 'benefits',
      layout: 'shaped',
      id: 'key-benefits',
      title: 'A product can do what a demo cannot',
      items: [
        {
          point: 'Take on a customer without a deployment',
          icon: 'user-plus',
          description:
            'A new tenant is a record and a form. If signing someone up needs an engineer, growth is limited by engineers.',
        },
        {
          point: 'Say yes to one customer',
          icon: 'toggle-right',
          description:
            'Differences are settings and flags with an owner and an end date. Copies of the code for a single client are how products die.',
        },
        {
          point: 'Release on a Tuesday morning',
          icon: 'rocket-launch',
          description:
            'Small changes go out in working hours, to a few tenants before all. The feature appears when you announce it, which can be later.',
        },
        {
          point: 'Know what is used',
          icon: 'chart-bar',
          description:
            'Events are named when the feature is designed. At renewal you can say which parts a customer depends on, and retire those that no one opens.',
        },
        {
          point: 'Change the tables under a running system',
          icon: 'database',
          description:
            'Add the new column, write to both, copy, read from the new, then remove the old. It takes five careful releases instead of one outage.',
        },
        {
          point: 'Survive a buyer’s questionnaire',
          icon: 'shield-check',
          description:
            'Dependency list, access log, restore test, deletion on request: larger customers ask for proof, and it is easier kept than reconstructed.',
        },
      ],
    },
    {
      kind: 'components',
      title: 'Decisions that are dear to reverse',
      intro:
        'We bring options with their price, you choose, and the reasons are recorded, since someone will ask later.',
      ground: 'sand',
      items: [
        {
          title: 'Where a tenant’s data ends',
          description: 'Isolation costs money at the start of a product and buys trust at the end of a sale.',
          points: [
            'Shared tables with a tenant key: cheapest to run, and every query must carry the key',
            'A schema each: restoring one customer is easy, migrations run many times',
            'A database each: the simplest to explain to an auditor, the dearest to operate',
          ],
        },
        {
          title: 'What is configured and what is coded',
          description: 'Each on–off setting doubles the number of states to test, so a setting has to be earned.',
          points: [
            'Words, colours and tax rates: configuration',
            'Order of approval steps: configuration, once two customers differ',
            'Calculations that end up in a contract: code, with tests',
          ],
        },
        {
          title: 'What counts as one unit',
          description: 'Pricing follows what the system can count. Deciding late means that it was never counted.',
          points: [
            'Seats are easy to count and invite shared passwords',
            'Units or doors managed fit property customers, who budget by them',
            'Calls or documents suit an interface, and need a meter that both sides accept',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      title: 'How it works',
      intro: 'Every stage ends with a decision of yours, and stopping is one of the options.',
      items: [
        {
          step: 'Find the doubt',
          description:
            'Every product rests on a belief that may be false: that agents will type this in, that a feed can be had. We name it and look for the cheapest test.',
        },
        {
          step: 'Build a prototype to throw away',
          description:
            'It answers that one question in front of future users. Its code is deleted afterwards, and we say so in advance.',
        },
        {
          step: 'Lay the ground floor',
          description:
            'Tenancy, sign-in, deployment and measurement, with a single feature on top, in the hands of the first customer.',
        },
        {
          step: 'Grow by evidence',
          description:
            'Short rounds: a guess about use, a change behind a flag, the numbers, a verdict. What failed is taken out again.',
        },
        {
          step: 'Prepare for the many',
          description: 'Load tests with invented tenants, support tools for your own staff, help texts, billing.',
        },
        {
          step: 'Keep it young',
          description:
            'A fixed share of each round, which you set, goes to upgrades and to removing things. Without it, each release is slower than the one before.',
        },
      ],
    },
    {
      kind: 'brief',
      title: 'How we split the work with a founder or a product manager',
      ground: 'night',
      items: [
        {
          term: 'You bring',
          description: 'The market, the first customers who will be frank, and the nerve to leave things out.',
        },
        {
          term: 'We bring',
          description:
            'Architecture, interface, code, tests and operation, and an estimate that states what it does not know.',
        },
        {
          term: 'We decide together',
          description: 'What the next round is to prove, and by which number you would admit that it has not.',
        },
        {
          term: 'We argue against',
          description:
            'A second mobile platform before the first has users, a rewrite in the year of the launch, and machine learning where a sorted list would do.',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'A stack that your first hire will recognise',
      intro:
        'When you have engineers of your own, their first week should not go on a language of ours. We favour parts with a large labour market and upgrades that arrive on a schedule.',
      ground: 'mist',
    },
  ],
  related: [
    {
      path: routes.applicationFramework,
      why: 'Sign-in, roles and logs are the same in every product. Start from ours and spend the budget on what differs.',
    },
    {
      path: routes.dedicatedTeams,
      why: 'Once the product has its owner and a backlog, a standing team is the simpler arrangement.',
    },
    {
      path: routes.cloud,
      why: 'Cost per tenant is a design figure, and it depends on where and how the product runs.',
    },
  ],
} satisfies DetailPageSource;
