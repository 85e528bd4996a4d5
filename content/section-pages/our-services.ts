import type { SectionPageSource } from '@/lib/schemas/section-page';
import { company } from '../company';
import { answers, routes } from '../routes';
import { sample } from '../samples';

const { terms } = company;

export const ourServices = {
  path: routes.ourServices,
  name: 'Our services',
  indexed: true,
  seo: {
    pageName: 'our services, and how an order is priced',
    description:
      'Our six services side by side: what is free, what is paid, when you may stop, and a specimen estimate in engineer-days. For whoever has to compare.',
    keywords: [`${company.brand} services`, 'specimen estimate', 'engineer-days'],
  },
  title: 'Our services: software development in six forms',
  lead: `${company.brand} develops applications, APIs and products, connects them to other firms’ services, supports running systems and provides teams, much of it for property businesses.`,
  action: { label: 'Tell us what you need done', href: routes.contact },
  second: { label: 'How an order is priced', section: 'engagement' },
  picture: {
    scene: 'night-third-party-api',
    alt: 'A bank, a shop, houses and offices at night, joined by glowing ducts to one round hub',
  },
  blocks: ['ourServices'],
  sections: [
    {
      kind: 'table',
      id: 'compared',
      title: 'The six side by side',
      intro:
        'The code may be the same. The difference is who decides on the next piece of work, and the thing that you hold afterwards.',
      columns: ['Service', 'Who sets the order of work', 'What you hold at the end'],
      rows: [
        [
          'Application development',
          'Both of us, one working task at a time',
          'The application with its source, its tests and its release notes',
        ],
        [
          'API development',
          'Those who will call it, through an agreed contract',
          'An OpenAPI file, the service behind it, and a sandbox',
        ],
        [
          'Application maintenance and support',
          'Alarms first, then a list that you order',
          'A running system, with a runbook that a stranger can follow',
        ],
        [
          'Third-Party API Integrations',
          'You, within the provider’s limits',
          'An adapter that you can move to another provider',
        ],
        [
          'Dedicated development teams',
          'Your product owner',
          'Features in your backlog’s order, and people who know the code',
        ],
        [
          'Product engineering',
          'You, with our objections on paper',
          'A product that many customers can use in different versions',
        ],
      ],
    },
    {
      kind: 'table',
      id: 'engagement',
      ground: 'sand',
      title: 'How an engagement runs',
      claim: 'Two steps are free, and every paid one has an end',
      intro: `All six services begin like this. ${sample.note}`,
      columns: ['Step', 'What happens', 'What it costs', 'What you keep if you stop'],
      rows: [
        [
          'Questions',
          `You write a few lines. An engineer answers ${terms.reply}, with questions or with a first opinion.`,
          'Nothing, and nothing is signed except a confidentiality agreement if you want one',
          'The answers',
        ],
        [
          'Proposal',
          'One piece of work on two or three pages: what it will show, what it leaves out, its size in engineer-days and the earliest start.',
          'Nothing',
          'The proposal, exact enough for another firm to work from',
        ],
        [
          'First piece',
          'An assessment, a map, an inventory, a handover, a contract file or one working task. Each service page names its own.',
          terms.firstPiecePrice,
          'The result with its source. Nothing after it has been ordered',
        ],
        [
          'Plan',
          'The pieces after the first, in an order that you can change. Sizes are better from here on, because they rest on your own code.',
          'The plan comes with the first piece. Each further piece is an order of its own',
          `All pieces so far. A team ends with ${terms.noticeForTeams}, support with ${terms.noticeForSupport}`,
        ],
      ],
    },
    {
      kind: 'rows',
      id: 'ways-of-paying',
      title: 'How you pay',
      ground: 'mist',
      note: sample.mark,
      picture: {
        scene: 'integration-payments',
        alt: 'A bank, an open ledger, a card in its reader and piles of coins before an office tower',
      },
      items: [
        {
          title: 'A fixed sum',
          description:
            'For a piece whose limits are on paper: what goes in, what comes out, and the examples by which it is accepted. A wish outside those limits is a new line with its own size, which you may refuse.',
        },
        {
          title: 'Time',
          description:
            'For an application or a product whose list will change while it grows. You pay for the days worked, see them by task each week, and put the list in another order whenever you like.',
        },
        {
          title: 'Monthly',
          description:
            'For a dedicated team, by its people. For support, by the number of systems and the hours in which somebody has to answer.',
        },
        {
          title: 'Providers’ bills',
          description:
            'Cloud accounts, map and message fees, licences and data subscriptions are contracts between you and the provider, who bills you directly. We add nothing to them.',
        },
        {
          title: 'Invoices',
          description: terms.invoices,
        },
        {
          title: 'Faults in accepted work',
          description: `They are repaired at our cost for ${terms.repairs}. Afterwards a support agreement takes over, or your own engineers do.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'estimate',
      ground: 'sand',
      title: 'What an estimate looks like',
      claim: '20 to 29 engineer-days for one listing feed into one CRM',
      intro:
        'Specimen. An engineer-day is one person’s working day, review and tests included. The span closes once the first file has been read.',
      columns: ['Part', 'Engineer-days', 'What makes it the longer one'],
      rows: [
        ['Read the feed and its agreement', '2–3', 'Display rules that differ from the standard ones'],
        ['Map the fields', '4–6', 'Local fields that the data dictionary does not have'],
        ['Match houses with your records', '5–9', 'Addresses that were typed by hand'],
        ['A screen for doubtful matches', '4–6', 'Reviewers who work on phones'],
        ['Run beside the old way', '5', 'Nothing: one day for each working day of a week'],
        ['Together', '20–29', 'Not in it: a second feed, repair of old records, the MLS’s own fees, hosting'],
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      ground: 'mist',
      title: 'Before you sign',
      items: [
        {
          question: 'How many weeks are that many engineer-days?',
          answer:
            'Days are work, weeks are work and waiting: for an answer from you, for an MLS or a bank that approves in its own time, for a night on which something may stop. A payment process also runs through one month end beside the old way, a listing feed through a week.',
        },
        {
          question: 'Who signs the contract, and under which law?',
          answer: `${company.legalName} does. Law, liability and insurance are settled in the contract. Ask for our standard terms together with the proposal, or send yours.`,
        },
        {
          question: 'Who owns the result?',
          answer: `${terms.ownership}${sample.sentence} It is the same on every page of this site.`,
          more: { label: 'Who owns what', href: answers.ownership },
        },
        {
          question: 'Can we begin without a first piece?',
          answer:
            'Yes, if somebody has done that work already: an assessment by another firm, a written specification, a code base with tests. We read it and say in the proposal where we would not rely on it.',
        },
        {
          question: 'What if the size turns out to be wrong?',
          answer:
            'Under a fixed sum that is our loss, unless the input differs from what the proposal names. Under time we tell you on the day we see it, with the part that could be left out instead.',
        },
      ],
    },
  ],
  closing: {
    question: 'A proposal costs nothing and is yours to keep',
    next: 'It needs three things from you: the system, the trouble with it, and a date if there is one. If none of the six fits, the reply says that.',
    picture: {
      scene: 'product-engineering-by-night',
      alt: 'A workbench at night: a building finished below and still bare above, on its blueprint among hand tools',
    },
  },
} satisfies SectionPageSource;
