import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const applicationFramework = {
  path: routes.applicationFramework,
  family: 'solution',
  name: 'Application-in-a-box',
  summary:
    'An application framework with sign-in, roles, audit and releases in place, so that work begins at your own rules.',
  seo: {
    pageName: 'application-in-a-box, a framework',
    description:
      'An ASP.NET and React application framework with authentication, roles, audit trail, jobs and releases in place before your first feature is written.',
    keywords: [
      'application framework',
      'application-in-a-box',
      'ASP.NET starter',
      'secure authentication',
      'application maintenance',
    ],
  },
  header: {
    title: 'The parts nobody demos, built before your first feature',
    description:
      'Sign-in, permissions, audit, background jobs, releases: a business application needs them all before it can do the one thing that is special about yours.',
    detailedDescription: [
      'A team that starts from an empty folder builds a sign-in page first, then a password reset, then a table of roles, each in a hurry because the first demonstration is near. None of it is in the demonstration. All of it is in the first security review.',
      'Application-in-a-box is that groundwork as a running application with no business in it yet. It goes into your repository as ordinary source code with tests, and your engineers may change any line. From then on the budget is spent on your own rules.',
    ],
    action: 'Describe the application you plan',
    picture: {
      scene: 'app-in-a-box',
      alt: 'Scale model of towers standing in an opened carton, with wall panels, beams and tools laid out and a first building being put together',
    },
  },
  menu: [
    { label: 'Authentication', section: 'authentication', width: 130 },
    { label: 'Reliability', section: 'reliability', width: 130 },
    { label: 'Techstack', section: 'techstack', width: 80 },
  ],
  sections: [
    {
      kind: 'brief',
      title: 'The first part of every project is the same',
      items: [
        {
          term: 'What it answers',
          description:
            'Accounts, permissions and releases are written anew for each application, under pressure. That is how access leaks, and how a release comes to need its author.',
        },
        {
          term: 'Who opens the box',
          description:
            'A company about to build an internal system or a customer portal. A founder who needs a product that larger buyers can admit to their network. A team leaving a desktop program behind.',
        },
        {
          term: 'What we do with it',
          description:
            'We set it up in your cloud account, join it to your identity provider, remove what you will not use, and build your first feature on it together with your engineers.',
        },
        {
          term: 'Day one',
          description:
            'You bring the list of who may do what. We turn it into roles and tests, so the first thing that runs is a refusal: somebody without the right is told no.',
        },
        {
          term: 'What is inside',
          description:
            'ASP.NET with C# behind a React front end, SQL Server or PostgreSQL, a Docker image, and a release pipeline in Azure DevOps or GitHub Actions.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'authentication',
      layout: 'list',
      ground: 'mist',
      title: 'Secure Authentication',
      intro:
        'Knowing who is there is the smaller half. The larger one is what they may do, and being able to show later what they did.',
      items: [
        {
          title: 'Sign-in and recovery',
          description: 'Registration, reset and lock-out pages that do not reveal whether an address has an account.',
          icon: 'key',
        },
        {
          title: 'External identity',
          description:
            'OpenID Connect to the provider that you use. Without one, ASP.NET Core Identity keeps the users until you have it.',
          icon: 'fingerprint',
        },
        {
          title: 'Second factor',
          description: 'Passkeys and authenticator codes, required by role or for a single sensitive action.',
          icon: 'shield-check',
        },
        {
          title: 'Permissions on the server',
          description:
            'Every request is checked where the data is. A hidden button is a courtesy; the refusal behind it is the protection.',
          icon: 'lock-key',
        },
        {
          title: 'Separation of tenants',
          description:
            'A tenant is one customer’s share of a common system. The filter that keeps tenants apart sits below everyday code.',
          icon: 'buildings',
        },
        {
          title: 'Sessions',
          description:
            'Cookies that scripts cannot read, tokens that expire, and a page where users sign out a device they have lost.',
          icon: 'users-three',
        },
        {
          title: 'Secrets',
          description:
            'Connection strings and keys come from a vault when the program starts. A check on each commit looks for strays.',
          icon: 'hard-drives',
        },
        {
          title: 'Audit trail',
          description:
            'Who did what to which record, and what it held before. Entries are added and never edited, those of administrators included.',
          icon: 'file-text',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Where the box ends and your application begins',
      intro: 'A framework that decides too much is another legacy system. This is the border we keep.',
      columns: ['Part', 'Comes with the box', 'Stays your decision'],
      rows: [
        [
          'People',
          'Accounts, roles, invitations, deputies for absence.',
          'Which roles exist, and what each of them may see.',
        ],
        [
          'Data',
          'Tables for users, settings, files and audit, with migrations.',
          'Everything that your business would call a record.',
        ],
        [
          'Screens',
          'Lists, forms, search and export as React components that work with a keyboard.',
          'The look, the words, and the order of the steps.',
        ],
        [
          'Notices',
          'Templates, a queue, and a log of what was sent to whom.',
          'When a notice goes out, and through which provider.',
        ],
        [
          'Hosting',
          'An image and the scripts that create its surroundings.',
          'Azure, AWS, Google Cloud or a server in your building.',
        ],
      ],
    },
    {
      kind: 'cards',
      id: 'reliability',
      layout: 'bento',
      ground: 'sand',
      title: 'Reliability & Maintenance',
      intro: 'An application is built once and changed for years. These six parts are there for the years.',
      items: [
        {
          title: 'Release and return',
          description:
            'One image passes from test to production unchanged. The previous one stays ready, and going back is the same command with an older number.',
          icon: 'arrows-merge',
        },
        {
          title: 'Health checks',
          description:
            'The application reports whether its database, queue and mail server answer, so an alarm can name the part at fault.',
          icon: 'gauge',
        },
        {
          title: 'Logs with a thread',
          description:
            'Every request carries a number from the browser to the database. Support asks for it and finds the whole story.',
          icon: 'magnifying-glass',
        },
        {
          title: 'Background jobs',
          description:
            'Exports, imports and emails run outside the request. A failed job is tried again, and an idempotency key makes the repeat harmless.',
          icon: 'flow-arrow',
        },
        {
          title: 'Database migrations',
          description:
            'Each change to a table is a reviewed script that runs on a copy first. Old and new code can work on the data at the same time.',
          icon: 'database',
        },
        {
          title: 'Dependency updates',
          description:
            'New library versions arrive as proposals with the tests already run against them. Security fixes are marked and go first.',
          icon: 'package',
        },
      ],
    },
    {
      kind: 'techstack',
      id: 'techstack',
      title: 'Our Techstack',
      intro:
        'The box contains no language or database of our invention. Anyone you hire who knows ASP.NET and React can find their way around it.',
    },
  ],
  related: [
    {
      path: routes.applicationDevelopment,
      why: 'The foundation is settled, and the features on top of it are the larger part of the plan.',
    },
    {
      path: routes.identity,
      why: 'Several applications will share the same customers, and sign-in should not belong to one of them.',
    },
    {
      path: routes.productEngineering,
      why: 'The application is meant for the market, and each release has to earn the next.',
    },
  ],
} satisfies DetailPageSource;
