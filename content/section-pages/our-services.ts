import type { SectionPageSource } from '@/lib/section-page-schema';
import { routes } from '../routes';

export const ourServices = {
  path: routes.ourServices,
  name: 'Our services',
  indexed: true,
  search: 'software development services',
  seo: {
    pageName: 'software development services',
    description:
      'Software development services in six forms: applications, APIs, support, third-party integrations, dedicated teams and product engineering.',
    keywords: ['software development services', 'API development', 'application support', 'dedicated development team'],
  },
  title: 'Software development services, in six forms',
  lead: 'We build, connect and look after software for companies with more work than engineers: an application, an API, a product, a team, or the care of a system that somebody else wrote.',
  action: { label: 'Tell us what you need done', href: routes.contact },
  second: { label: 'Our techstack', href: routes.techstack },
  picture: {
    scene: 'night-third-party-api',
    alt: 'Scale model at night of a bank, a shop, houses and offices, joined by glowing ducts to one round hub',
  },
  blocks: ['ourServices'],
  sections: [
    {
      kind: 'table',
      id: 'compared',
      title: 'The six side by side',
      intro:
        'The difference is less in the code than in who decides what is built next and what you hold when it ends.',
      columns: ['Service', 'Who sets the order of work', 'What you hold at the end'],
      rows: [
        [
          'Application development',
          'You and we, one working task at a time',
          'The application with its source, its tests and its release notes',
        ],
        [
          'API development',
          'The contract, agreed with those who will call it',
          'An OpenAPI file, the service behind it, and a sandbox',
        ],
        [
          'Application maintenance and support',
          'What breaks, then what is about to',
          'A system that runs, and a runbook that says how',
        ],
        [
          'Third-party API integrations',
          'The provider’s limits and your deadlines',
          'An adapter that you can move to another provider',
        ],
        [
          'Dedicated development teams',
          'Your product owner',
          'Features in your backlog’s order, and people who know the code',
        ],
        [
          'Product engineering',
          'Your roadmap, with our doubts written beside it',
          'A product that many customers can use in different versions',
        ],
      ],
    },
    {
      kind: 'steps',
      id: 'how-to-start',
      ground: 'mist',
      title: 'How to start, and what that commits you to',
      items: [
        {
          step: 'Write what you have',
          description:
            'You need to sign nothing for this: a few lines on the system, on what is wrong with it, and on the date if there is one.',
        },
        {
          step: 'Answer our questions',
          description:
            'Expect them to be about users, data and the parts that have to stay as they are. “We do not know” is a useful answer to some of them, because it shows what should be found out before anything is priced.',
        },
        {
          step: 'Read the proposal',
          description:
            'It names one piece of work with what that piece would prove and what it leaves out, in words that another firm could carry out too.',
        },
        {
          step: 'Begin with that piece',
          description:
            'By the time it runs you have seen how we work and we have seen your code, which is a better moment for the larger plan than any before it.',
        },
      ],
    },
  ],
  closing: {
    question: 'What would you hand to an engineer tomorrow?',
    next: 'Name the system and what is missing; the reply says which of the six we would use, if any.',
    picture: {
      scene: 'night-third-party-api',
      alt: 'Scale model at night: small buildings with lit windows around a round hub',
    },
  },
} satisfies SectionPageSource;
