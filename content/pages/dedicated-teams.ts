import { company } from '../company';
import { answers, routes } from '../routes';
import { sample } from '../samples';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const dedicatedTeams = {
  path: routes.dedicatedTeams,
  family: 'service',
  name: 'Dedicated development teams',
  summary: `A team in ${company.city} works through your backlog, in your tools and in the order that your product owner sets.`,
  search: 'dedicated offshore development team',
  seo: {
    pageName: 'dedicated offshore development team',
    description: `A dedicated offshore development team in ${company.city} on your hours, tools and repository, for property companies whose backlog has outgrown their own engineers.`,
    keywords: ['dedicated development team', 'offshore development', `software team ${company.city}`, 'team extension'],
  },
  header: {
    title: `Dedicated development teams, offshore in ${company.city}`,
    claim: 'Engineers for property companies, working through your backlog',
    description: `A dedicated offshore development team from ${company.brand}, for property companies whose backlog grows faster than they can hire: it meets you in one fixed call, commits to your repository and takes its order of work from your product owner.`,
    detailedDescription: [
      'Offshore work has a bad name for good reasons: a specification thrown over a wall, a question that costs a day, an engineer replaced without a word. A low day rate cures none of them.',
    ],
    action: 'Show us the backlog',
    second: { label: 'See how the two days meet', section: 'two-days' },
    picture: {
      scene: 'dedicated-teams',
      alt: 'Two offices without roofs, a larger and a smaller, joined by a footbridge and by one green thread from desk to desk',
    },
    labels: [
      { anchor: 'table', section: 'key-benefits' },
      { anchor: 'board', section: 'how-it-works' },
      { anchor: 'bridge', section: 'two-days' },
      { anchor: 'office', section: 'time-zones' },
    ],
  },
  sections: [
    {
      kind: 'benefits',
      layout: 'grid',
      id: 'key-benefits',
      title: 'Key benefits',
      intro: 'Six ways in which a team differs from hired hands.',
      items: [
        {
          point: 'One backlog',
          icon: 'target',
          description:
            'What the team learns about escrow or zoning goes back into your product, because it works on no other.',
        },
        {
          point: 'A lead who codes',
          icon: 'chat-circle-text',
          description: 'The lead is an engineer among the others and your one name for plans, doubts and bad news.',
        },
        {
          point: 'Work in the open',
          icon: 'git-branch',
          description: 'Branches, reviews, test runs and the board are in your own tools.',
        },
        {
          point: 'Reviews that rotate',
          icon: 'users-three',
          description:
            'The reviewer changes from one item to the next, which spreads the code around the team faster than a document would.',
        },
        {
          point: 'Size that follows the work',
          icon: 'chart-line-up',
          description:
            'A tester for the release, a database engineer for the migration. Engineers join and leave at the turn of a sprint.',
        },
        {
          point: 'A way to bring it home',
          icon: 'handshake',
          description: 'If you hire your own staff later, the team works beside them and hands over module by module.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      title: 'How it works',
      intro: 'Small opening weeks, watched by both sides.',
      ground: 'mist',
      items: [
        {
          step: 'Go through the backlog',
          description: 'The next two dozen items show which skills are missing, and whether you need a team at all.',
        },
        {
          step: 'Meet the engineers',
          description: 'Talk to the people we propose, over your own code, as you would with candidates.',
        },
        {
          step: 'Open the doors',
          description: 'Accounts, an environment, test data, and set-up notes that the newcomers correct as they go.',
        },
        {
          step: 'Ship something small',
          description:
            'The first piece: one real item goes through review, test and release. It also shows how your people and ours disagree.',
        },
        {
          step: 'Settle into the rhythm',
          description: 'The order of the board is yours, and the lead says what it costs.',
        },
        {
          step: 'Look at the size again',
          description: 'At fixed dates both sides ask whether it is too large, too small or short of a skill.',
        },
      ],
    },
    {
      kind: 'figure',
      id: 'two-days',
      title: 'Two working days',
      intro:
        'Listing feeds, county files and bank statements are mostly loaded after your offices have closed. That is our working day, with time to repair an import before your brokers sign in. One hour a day is shared with San Francisco, in winter.',
      ground: 'night',
      figure: {
        type: 'two-days',
        name: `Tuesday in California, Wednesday in ${company.city}`,
        caption:
          'Pacific Standard Time. From March to November the two days only touch, at 18:00, and one side moves by an hour. New York closes at 15:00 on this clock, two hours before our day begins.',
        alt: `By your clock, your Tuesday in San Francisco runs from 09:00 to 18:00, our Wednesday in ${company.city} from 17:00 to 02:00, and your own Wednesday begins at 09:00.`,
        from: 9,
        to: 36,
        rows: [
          {
            who: 'You, San Francisco',
            days: [
              { from: 9, to: 18, label: 'Tuesday' },
              { from: 33, to: 36, label: 'Wed' },
            ],
          },
          { who: `We, ${company.city}`, days: [{ from: 17, to: 26, label: 'Wednesday' }] },
        ],
        overlap: { from: 17, to: 18, label: 'One hour together' },
        events: [
          { at: 17, name: 'The call', note: 'You show what you tried; we ask what we would otherwise guess.' },
          {
            at: 18,
            name: 'You go home',
            note: 'A doubt that comes up now is noted with the assumption that we went on with.',
          },
          { at: 21, name: 'Feeds and files arrive', note: 'A failed import is seen in office hours: ours.' },
          { at: 26, name: 'Our day ends', note: 'The test system holds the result, with a note on what to look at.' },
          { at: 33, name: 'You start with something to try', note: 'It was not there when you left.' },
        ],
        yours: 'your time',
      },
    },
    {
      kind: 'table',
      folded: true,
      ground: 'night',
      id: 'time-zones',
      title: 'Time zones',
      intro: `${company.city} keeps ${company.clocks.kept}; where clocks change, your difference moves by an hour twice a year.`,
      columns: ['Your office', 'Against it, we are', 'What that means'],
      rows: [
        ['New York', '12–13 hours ahead', 'No common office hours: one fixed call, the rest in writing'],
        [
          'Dallas',
          '13–14 hours ahead',
          'No common office hours: our nine in the morning is your seven in the evening, in summer eight',
        ],
        [
          'San Francisco',
          '15–16 hours ahead',
          'One hour is shared in winter, your last and our first. Your Friday afternoon is our Saturday',
        ],
        ['London', '7–8 hours ahead', 'Your first hour or two are our last'],
        ['Sydney', '2–3 hours behind', 'Your afternoon is shared, and in your winter the hour before noon'],
        [`${company.city}, Perth, Hong Kong, Manila`, 'On the same hour', 'One working day'],
      ],
    },
    {
      kind: 'logo-strip',
      title: 'In your cloud account',
      intro:
        'The team works where your system runs, with roles that your administrator grants by name and can take back.',
      logos: ['aws', 'azure', 'google-cloud'],
    },
    {
      kind: 'techstack',
      own: ['react', 'dotnet-core', 'git', 'docker'],
      title: 'Skills that a team can be made of',
      intro:
        'Front-end and .NET engineers with one person for tests and deployment are a common start; your code base decides which of these tabs counts.',
      ground: 'mist',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What is the smallest team that makes sense?',
          answer:
            'Two engineers and a share of a lead. One person alone has nobody to review their work, while a holiday of theirs stops yours.',
        },
        {
          question: 'What drives the price of a team?',
          answer:
            'Seniority, the mix of skills, and how much of the lead’s work you want from us. You pay for people by the month.',
        },
        {
          question: 'How do we start, and how do we stop?',
          answer: `You start by showing us the backlog. The first piece is one real item, through review, test and release. You order a team after that, once you have met its people, and end it with ${company.terms.noticeForTeams}${sample.term}. A successor works beside the one who leaves.`,
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Who owns the code?',
          answer: `${company.terms.ownership} It is in a repository on your account${sample.term}. You hold the production accounts too, and grant access by name.`,
          more: { label: 'Who owns what', href: answers.ownership },
        },
        {
          question: 'What do we have to bring?',
          answer:
            'A product owner who can decide within a day. Without one, which we cannot supply, a backlog becomes a list of our guesses.',
        },
      ],
    },
  ],
  closing: {
    question: 'Two dozen backlog items show which skills a team needs',
    next: 'Send them as they are. The reply names the skills, the smallest team that has them, and whether a team is the right answer at all.',
    picture: {
      scene: 'dedicated-teams-by-night',
      alt: 'The two offices at night, joined by a thread of light',
    },
  },
  sources: [{ name: 'IANA Time Zone Database: the hours', url: 'https://www.iana.org/time-zones', date: '2026' }],
} satisfies DetailPageSource;
