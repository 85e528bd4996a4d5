import { company } from '../company';
import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const applicationDevelopment = {
  path: routes.applicationDevelopment,
  family: 'service',
  name: 'Application development',
  summary: 'Web applications built one working path at a time, on your data, with the people who will use them.',
  seo: {
    pageName: 'application development',
    description:
      'Web application development in C#, Node.js and React: one task working end to end first, then portals, field apps, legacy replacement and reports.',
    keywords: ['application development', 'web application development', 'legacy modernisation', 'customer portal'],
  },
  header: {
    title: 'One working path first, then the rest of the application',
    description:
      'The first thing you see is one task that works from screen to database. Screens that nobody asked for twice come later, or never.',
    detailedDescription: [
      'An application can meet every signed requirement and still be wrong, because the person who does the work first met it in the last month. We turn that order round. You pick one task that matters, such as taking an offer or approving an invoice, and we build it through every layer on a masked copy of your records.',
      `That path is small and real. It signs people in, writes an audit line, and is released the way every later change will be. Building applications since ${company.foundingYear} has taught us that the second task should be chosen by whoever has just used the first.`,
    ],
    action: 'Describe the first task',
    picture: {
      scene: 'application-development',
      alt: 'Scale model of a building in scaffolding whose rooms are application screens; a crane lowers the next screen, and a blueprint lies on the ground',
    },
  },
  sections: [
    {
      kind: 'cards',
      layout: 'bento',
      id: 'our-services',
      title: 'Five kinds of application, five different worries',
      intro:
        'The tools are much the same for all of them. What can go wrong is different, so each is designed from its own worry.',
      items: [
        {
          title: 'Web applications for daily work',
          icon: 'browser',
          description:
            'Screens that a loan processor keeps open from nine to six. The worry is the hundredth use of the day: keyboard order, defaults that are right, and a list that remembers where you were when you come back from a record.',
        },
        {
          title: 'Customer and partner portals',
          icon: 'users-three',
          description:
            'Tenants, vendors or brokers see their own part of your data. The worry is one customer reading another’s file, so every query is bound to the signed-in party on the server.',
        },
        {
          title: 'Field applications',
          icon: 'device-mobile',
          description:
            'Inspections and viewings on a phone, in basements without a signal. Entries wait on the device, and a conflict is shown to a person instead of being settled by the later timestamp.',
        },
        {
          title: 'Replacement of legacy applications',
          icon: 'arrows-merge',
          description:
            'The old system stays in use while its functions move out one by one. For each, the old and new results are compared on the same input before the switch.',
        },
        {
          title: 'Background jobs and reports',
          icon: 'clock-counter-clockwise',
          description:
            'Imports, statements and month-end runs that no one watches. Each can be stopped and started again halfway without posting anything twice, and each leaves a count that adds up.',
        },
      ],
    },
    {
      kind: 'rows',
      id: 'our-expertise',
      title: 'Our Expertise',
      intro: 'The parts below look trivial in a demonstration. They are where an experienced engineer earns the fee.',
      ground: 'mist',
      items: [
        {
          title: 'Two people, one record',
          description:
            'Each record carries a version number. The second person to save is told what changed and by whom, and keeps what they typed.',
        },
        {
          title: 'Money',
          description:
            'Amounts are decimals with a currency, never floating point. The rounding rule is written in one place, and the cent left over in a split has a known owner.',
        },
        {
          title: 'Dates',
          description:
            'A lease starts on a date, which has no time zone. A signature happens at an instant, stored in UTC. Mixing the two moves deadlines by a day, so the types forbid it.',
        },
        {
          title: 'Permissions',
          description:
            'A script can call what the screen hides. So the rule sits on the server beside the record, and a test tries each forbidden action with each role.',
        },
        {
          title: 'Lists that grow',
          description:
            'Twelve sample rows flatter any screen. We fill the tables with as many as you expect in five years, then look at how search, sorting and export behave.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The order of the work',
      intro:
        'Scope moves as people learn. The order does not, and from the third step on you could stop and keep what runs.',
      items: [
        {
          step: 'Sit beside the work',
          description:
            'We watch the task done as it is done now, with its spreadsheet and its sticky notes. The exceptions matter more than the rule.',
        },
        {
          step: 'Choose the path',
          description:
            'You name the one task whose success would prove the rest worth paying for. We write down what it leaves out.',
        },
        {
          step: 'Build it through',
          description:
            'Screen, rules, storage, sign-in, deployment. Anything risky, such as an old database, is touched now and not in the last week.',
        },
        {
          step: 'Hand it over early',
          description:
            'A few of your people do real work with it while the old way remains open. We read the logs and ask where they hesitated.',
        },
        {
          step: 'Widen',
          description:
            'The next task comes from that list. Estimates get better here, because they rest on this code and these users.',
        },
      ],
    },
    {
      kind: 'techstack',
      id: 'our-techstack',
      title: 'Our Techstack',
      intro:
        'Most applications here are C# or Node.js behind, React in front, and SQL Server or PostgreSQL below. We depart from that for a reason that fits in a paragraph of the design notes.',
      ground: 'sand',
    },
  ],
  related: [
    {
      path: routes.applicationFramework,
      why: 'If sign-in, roles and logging would eat your first month, begin from a framework that has them.',
    },
    {
      path: routes.apiDevelopment,
      why: 'When another company’s software will call your application, its interface deserves a design of its own.',
    },
    {
      path: routes.applicationSupport,
      why: 'After the launch somebody has to apply the updates and read the alarms.',
    },
  ],
} satisfies DetailPageSource;
