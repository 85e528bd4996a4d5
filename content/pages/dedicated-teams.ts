import { company } from '../company';
import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const dedicatedTeams = {
  path: routes.dedicatedTeams,
  family: 'service',
  name: 'Dedicated development teams',
  summary: `Offshore engineers in ${company.city} who work on your backlog alone, in your repository, under your product owner.`,
  seo: {
    pageName: 'dedicated development teams',
    description: `Dedicated offshore development teams in ${company.city}: your backlog, your repository, a plain account of time zones, and who owns the code (you).`,
    keywords: ['dedicated development team', 'offshore development', `software team ${company.city}`, 'team extension'],
  },
  header: {
    title: `A team in ${company.city} that works from your backlog`,
    description:
      'You have more to build than people to build it, and hiring takes longer than the release date allows.',
    detailedDescription: [
      'A dedicated team does one client’s work. Its engineers join your stand-up, commit to your repository and are argued with in your code reviews. We employ and train them; you say what is built next.',
      'Offshore work fails in known places: a specification thrown over a wall, a question that costs a day, an engineer replaced without a word. Much of this page is about those, because a low day rate does not mend any of them.',
    ],
    action: 'Show us the backlog',
    picture: {
      scene: 'dedicated-teams',
      alt: 'Scale model of two offices without roofs, a larger and a smaller, joined by a footbridge and by one green thread from desk to desk',
    },
  },
  sections: [
    {
      kind: 'benefits',
      layout: 'grid',
      id: 'key-benefits',
      title: 'Key benefits',
      intro: 'Six differences between a team and a number of hired hands.',
      items: [
        {
          point: 'One client at a time',
          icon: 'target',
          description:
            'Nobody on the team has a second project in the afternoon. What they learn about escrow or zoning stays on your product.',
        },
        {
          point: 'A lead who answers',
          icon: 'chat-circle-text',
          description:
            'The team lead is an engineer who writes code with the others. You have one name for plans, doubts and bad news.',
        },
        {
          point: 'Work in the open',
          icon: 'git-branch',
          description:
            'Branches, reviews, test runs and the board are in tools that you own. You can follow progress without a weekly slide.',
        },
        {
          point: 'Knowledge in pairs',
          icon: 'users-three',
          description:
            'Each part of the system is known to at least two people, and reviews are rotated so that it remains true.',
        },
        {
          point: 'Size that follows the work',
          icon: 'chart-line-up',
          description:
            'A tester for the release, a database engineer for the migration. Joining and leaving happen at the turn of a sprint.',
        },
        {
          point: 'A way to bring it home',
          icon: 'handshake',
          description:
            'If you build up your own staff later, the team works beside them and hands over module by module.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      title: 'How it works',
      intro: 'The first weeks decide the rest, so they are small and watched closely by both sides.',
      ground: 'mist',
      diagram: {
        name: 'dedicated-team',
        alt: 'Your product owner sets priorities with the team lead, the engineers commit to a shared repository, and releases from it reach your users',
        caption: 'Two ends are yours, and so is the repository in the middle',
        labels: ['your product owner', 'team lead', 'engineers', 'shared repository', 'your users'],
      },
      items: [
        {
          step: 'Read the backlog together',
          description:
            'From the next two dozen items we see which skills are missing, and whether a team is what you need. For a single interface it is not.',
        },
        {
          step: 'Meet the engineers',
          description: 'You speak with each person before they start, on your own code, as you would with a candidate.',
        },
        {
          step: 'Open the doors',
          description:
            'Accounts, an environment, test data, the style guide. A new engineer’s first commit corrects whatever the set-up notes got wrong.',
        },
        {
          step: 'Ship something small',
          description:
            'One real item through review, test and release. It shows how your people and ours disagree, which is worth knowing early.',
        },
        {
          step: 'Settle into the rhythm',
          description:
            'Planning, daily notes, demonstration, retrospective. The order of the board is yours, and the lead says what it costs.',
        },
        {
          step: 'Look at the size again',
          description:
            'From time to time both sides ask whether the team is too large, too small or of the wrong trades.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Time zones, office by office',
      intro: `${company.city} keeps UTC+8 all year. Where summer time applies, your difference moves by an hour twice a year.`,
      columns: ['Your office', 'Against it, we are', 'What that means'],
      rows: [
        ['Perth', 'On the same hour', 'One working day; call when you like'],
        ['Sydney', '2–3 hours behind', 'Your late morning and all of your afternoon are shared'],
        ['London', '7–8 hours ahead', 'Your first hour or two are our last; what is asked later is answered overnight'],
        [
          'New York',
          '12–13 hours ahead',
          'No common office hours; one fixed call at the edge of the day, the rest in writing',
        ],
        [
          'San Francisco',
          '15–16 hours ahead',
          'The end of your day is the start of our next; your Friday afternoon is our Saturday',
        ],
      ],
    },
    {
      kind: 'brief',
      title: 'Who owns what',
      intro: 'Written into the agreement before anybody starts, in words that need no lawyer to follow.',
      ground: 'sand',
      items: [
        {
          term: 'The code',
          description: 'Yours from the first commit, in a repository on your account, with tests, scripts and notes.',
        },
        {
          term: 'Priorities',
          description:
            'Yours. A product owner on your side who can decide within a day is the one thing that we cannot supply.',
        },
        {
          term: 'Production',
          description: 'You hold the accounts and grant access by name. Withdrawing it takes nobody’s consent.',
        },
        {
          term: 'The people',
          description:
            'Ours to employ, pay and develop. If somebody leaves, we tell you when we know, and the successor overlaps with them where the notice period allows it.',
        },
        {
          term: 'The overlap',
          description:
            'Shared. Late calls fall on both sides in turn; a team that is always the one to stay up grows tired and then careless.',
        },
      ],
    },
    {
      kind: 'logo-strip',
      title: 'In your cloud account, whichever it is',
      intro:
        'The team works where your system runs, with roles that your administrator grants. The engineers sit elsewhere; the system stays where it is.',
      logos: ['aws', 'azure', 'google-cloud'],
    },
    {
      kind: 'techstack',
      title: 'Trades that a team can be made of',
      intro:
        'A common start is front-end and .NET engineers with one person for tests and deployment. The tabs list what they work with; your code base decides which of it counts.',
      ground: 'mist',
    },
  ],
  related: [
    {
      path: routes.productEngineering,
      why: 'If nobody on your side can own the product yet, read how we share that part.',
    },
    {
      path: routes.applicationSupport,
      why: 'A system that only needs to be kept alive wants a watch and a queue. A team would be too much.',
    },
  ],
} satisfies DetailPageSource;
