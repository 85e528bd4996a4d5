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
  lead: 'One API, one product, a whole team, or the care of a system that somebody else wrote. The contract follows the gap that you have.',
  action: { label: 'Name the gap you have', href: routes.contact },
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
        'The difference is less in the code than in who decides what is built next, and what you hold when it ends.',
      columns: ['Service', 'Who sets the order of work', 'What you hold at the end'],
      rows: [
        [
          'Application development',
          'You and we, one working task at a time',
          'An application in your repository, with its tests and its release notes',
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
            'A few lines are enough: the system, what hurts, the date if there is one. Nothing is signed for this.',
        },
        {
          step: 'Answer our questions',
          description:
            'They are about users, data, and the parts that must not change. Some can be answered with “we do not know”, which is useful too.',
        },
        {
          step: 'Read the proposal',
          description:
            'It names the first piece of work, what it would prove, and what is left out. You can take it to another firm.',
        },
        {
          step: 'Begin with that piece',
          description:
            'It is small on purpose. When it runs, you know how we work and we know your code, and the larger plan is made with both in hand.',
        },
      ],
    },
  ],
  closing: {
    question: 'What would you hand to an engineer tomorrow?',
    next: 'Tell us the system and the gap. The reply says which of the six fits, or that none of them does.',
    picture: {
      scene: 'night-third-party-api',
      alt: 'Scale model at night: small buildings with lit windows around a round hub',
    },
  },
} satisfies SectionPageSource;
