import { company } from '../company';
import { answers, routes } from '../routes';
import { sample } from '../samples';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const applicationFramework = {
  path: routes.applicationFramework,
  family: 'solution',
  name: 'Application-in-a-box',
  summary:
    'Begin with sign-in, roles, audit and releases that already run on ASP.NET and React; the budget goes into your own rules.',
  search: 'asp.net react application framework',
  seo: {
    pageName: 'ASP.NET React application framework',
    description:
      'An ASP.NET and React application framework with sign-in, roles, audit and releases in place, for companies about to build a portal or internal system.',
    keywords: [
      'ASP.NET React application framework',
      'application-in-a-box',
      '.NET React starter',
      'secure authentication',
      'application maintenance',
    ],
  },
  header: {
    title: 'Application-in-a-box: an ASP.NET and React application framework',
    claim: 'Internal systems and portals, built on ready sign-in and roles',
    description: `${company.brand} builds your internal system or customer portal on Application-in-a-box, an application framework in ASP.NET and React in which sign-in, roles, audit, jobs and releases work from the first day.`,
    detailedDescription: [
      'A team that starts from an empty folder builds a sign-in page, a password reset and a table of roles in a hurry, because the demonstration is near. The security review then asks about all three.',
      'The box is that groundwork as a running application with no business in it yet. It goes into your repository as ordinary source code with tests, of which your engineers may change any line.',
    ],
    action: 'Describe your application',
    second: { label: 'See what is in the box', section: 'in-the-box' },
    picture: {
      scene: 'app-in-a-box',
      alt: 'Towers in an opened carton, with wall panels, beams and tools laid out and a first building being put together',
    },
    labels: [
      { anchor: 'wall', section: 'authentication' },
      { anchor: 'carton', section: 'in-the-box' },
      {
        anchor: 'spanner',
        section: 'reliability',
      },
      { anchor: 'panel', section: 'techstack' },
    ],
  },
  menu: [
    { label: 'Authentication', section: 'authentication' },
    { label: 'Reliability', section: 'reliability' },
    { label: 'Techstack', section: 'techstack' },
  ],
  sections: [
    {
      kind: 'cards',
      id: 'authentication',
      layout: 'columns',
      ground: 'sand',
      title: 'Secure Authentication',
      intro: 'Eight parts that a security review asks about, and that are there on the first day.',
      items: [
        {
          title: 'Sign-in and recovery',
          description: 'Registration, reset and lock-out pages that do not reveal whether an address has an account.',
          icon: 'key',
        },
        {
          title: 'External identity',
          description:
            'OpenID Connect to the provider that you use. Until you have one, ASP.NET Core Identity keeps the users.',
          icon: 'fingerprint',
        },
        {
          title: 'Second factor',
          description: 'Passkeys and authenticator codes, required by role or for a single sensitive action.',
          icon: 'shield-check',
        },
        {
          title: 'Permissions on the server',
          description: 'A request is checked where the data is, whatever the screen shows or hides.',
          icon: 'lock-key',
        },
        {
          title: 'Separation of tenants',
          description:
            'A tenant is one customer’s share of a common system. The filter that keeps tenants apart sits below the code that is written every day, where it is not forgotten.',
          icon: 'buildings',
        },
        {
          title: 'Sessions',
          description:
            'Cookies that scripts cannot touch, tokens that expire, a page on which users sign out a device they have lost.',
          icon: 'users-three',
        },
        {
          title: 'Secrets',
          description:
            'Connection strings and keys come from a vault when the program starts; commits are scanned for secrets.',
          icon: 'hard-drives',
        },
        {
          title: 'Audit trail',
          description: 'Person, action, record and its value before, with the actions of administrators in it.',
          icon: 'file-text',
        },
      ],
    },
    {
      kind: 'figure',
      id: 'in-the-box',
      ground: 'lilac',
      title: 'What is in the box',
      figure: {
        type: 'box-layers',
        name: 'An application taken apart, from the features to the ground',
        ours: 'In the box',
        yours: 'Your decision',
        outside: 'Nothing yet. The first is built together with your engineers.',
        layers: [
          { name: 'Features', yours: 'Everything that your business would call a rule.' },
          {
            name: 'Screens',
            ours: 'Lists, forms, search and export in React, usable by keyboard.',
            yours: 'The look, the words, the order of the steps.',
          },
          {
            name: 'Notices',
            ours: 'Templates, a queue, and a log of what was sent to whom.',
            yours: 'When a notice goes out, and through which provider.',
          },
          {
            name: 'People',
            ours: 'Accounts, roles, invitations, stand-ins during leave.',
            yours: 'The roles, and their view of the records.',
          },
          {
            name: 'Data',
            ours: 'Tables for users, settings, files and audit, with migrations.',
            yours: 'The tables that hold your records.',
          },
          {
            name: 'Hosting',
            ours: 'An image, and the scripts that create its surroundings.',
            yours: 'Azure, AWS, Google Cloud or a server in your building.',
          },
        ],
      },
    },
    {
      kind: 'cards',
      id: 'reliability',
      layout: 'columns',
      ground: 'mist',
      title: 'Reliability & Maintenance',
      intro: 'A release can happen at noon, because the way back is one command.',
      items: [
        {
          title: 'Release and return',
          description:
            'One image passes from test to production unchanged. The previous one stays at hand: going back is the same command with an older number.',
          icon: 'arrows-merge',
        },
        {
          title: 'Health checks',
          description:
            'The application reports whether its database, queue and mail server answer, which lets an alarm name the part at fault.',
          icon: 'gauge',
        },
        {
          title: 'Logs with a thread',
          description:
            'A request carries one number from the browser to the database, by which support finds the whole story.',
          icon: 'magnifying-glass',
        },
        {
          title: 'Background jobs',
          description:
            'Exports, imports and emails run outside the request; a job that failed is tried again without doing its work twice.',
          icon: 'flow-arrow',
        },
        {
          title: 'Database migrations',
          description:
            'A change to a table is a reviewed script that runs on a copy before it runs on the data. Old and new code can work side by side while it does, so the release can happen at noon.',
          icon: 'database',
        },
        {
          title: 'Dependency updates',
          description:
            'New library versions arrive as proposals with the tests already run against them, security fixes ahead of the rest.',
          icon: 'package',
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['aspnet', 'react'],
      id: 'techstack',
      title: 'Our Techstack',
      intro:
        'ASP.NET and React as their makers ship them, with the code of the box on top as ordinary projects and components.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask us',
      items: [
        {
          question: 'Who owns the code?',
          answer: `${company.terms.ownership} ${company.terms.frameworkLicence}${sample.sentences}`,
          more: { label: 'Who owns what', href: answers.ownership },
        },
        {
          question: 'What happens when the box is improved after handover?',
          answer:
            'Nothing by itself: your copy changes when you change it. Fixes that concern it, above all in security, can be brought over as ordinary merge requests, which a support agreement can cover.',
        },
        {
          question: 'What drives the price?',
          answer:
            'How much of your application is like other applications. Roles, lists, files and notices are there. You pay for the part that only your business has, and for connections to systems that were never documented.',
        },
        {
          question: 'Why not an open-source template?',
          answer:
            'For a small internal tool we would tell you to take one. The difference shows later, in the separation of tenants, the audit trail and the way back from a release, which templates mostly leave to you.',
        },
        {
          question: 'How can we find out whether the box suits us?',
          answer:
            'Send the list of who may do what, however rough. The first piece turns it into roles and tests in a running box, with a list of what the box does not cover, and you decide with that list in hand.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
      ],
    },
  ],
  closing: {
    question: 'Bring the list of who may do what',
    next: 'Roles decide more of the design than screens do. The first piece turns your list into roles and tests in a running box.',
    picture: {
      scene: 'app-in-a-box-by-night',
      alt: 'The building in its opened carton by night, its windows lit',
    },
  },
} satisfies DetailPageSource;
