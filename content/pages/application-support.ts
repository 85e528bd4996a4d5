import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const applicationSupport = {
  path: routes.applicationSupport,
  family: 'service',
  name: 'Application maintenance and support',
  summary:
    'We take over a running system, read it before we touch it, and write down what its authors kept in their heads.',
  seo: {
    pageName: 'application maintenance and support',
    description:
      'Application maintenance for systems whose authors have left: reading the code, a runbook, a first small fix, then updates, alarms and night faults.',
    keywords: [
      'application support',
      'application maintenance',
      'legacy code handover',
      'runbook',
      'incident response',
    ],
  },
  header: {
    title: 'We keep software running that somebody else wrote',
    description:
      'The people who built it have left, the business leans on it daily, and nobody wants to be the one to restart it.',
    detailedDescription: [
      'Such a system is rarely as bad as its reputation. It holds years of rules that were right for somebody, and it was released by a person who knew the steps by heart. What it lacks is a reader, so we begin with reading: the source, the scheduled jobs, the error log and the inbox where complaints arrive.',
      'Maintenance is then a habit. Patches go in while they are small, an alarm has an owner and a page to open, and a fault that comes back is traced until it stops. The decisions remain yours; a section further down lists them.',
    ],
    action: 'Name the system to look after',
    picture: {
      scene: 'application-support',
      alt: 'Scale model of an office block under repair while its lights are on: a hanging platform, a cherry picker and a crane at work, an open toolbox across the street',
    },
  },
  sections: [
    {
      kind: 'benefits',
      layout: 'shaped',
      id: 'key-benefits',
      title: 'What changes when somebody minds the system',
      items: [
        {
          point: 'One queue',
          icon: 'tray',
          description:
            'Reports by phone, chat and corridor end up in one list with a state and a name. You can see what is waiting, and for whom.',
        },
        {
          point: 'A way back from every release',
          icon: 'arrow-counter-clockwise',
          description:
            'A deployment is a script, and so is its reversal. Database changes are split so that yesterday’s code still runs on today’s tables.',
        },
        {
          point: 'Updates before they are urgent',
          icon: 'calendar-check',
          description:
            'Runtimes reach their end of support on published dates, and certificates expire on known ones. Both stand in a calendar with the work in front of them.',
        },
        {
          point: 'Knowledge on paper',
          icon: 'book-open-text',
          description:
            'What one engineer finds out goes into the runbook the same day: the page of steps that a colleague follows at night. A resignation then costs you a colleague and little else.',
        },
        {
          point: 'Faults that end',
          icon: 'magnifying-glass',
          description:
            'Restarting the service closes the incident and leaves the defect. We keep a list of what recurs and take it from the top, with a test for each.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How handover goes, when the authors are gone',
      intro:
        'Nothing in production changes before the fifth step. If the authors are still here, we ask them; if not, the code answers more slowly.',
      ground: 'sand',
      items: [
        {
          step: 'Collect the keys',
          description:
            'Repositories, servers, domain names, email accounts, the licence that a former colleague registered. Some things will be missing, and finding that out is the point.',
        },
        {
          step: 'Read',
          description:
            'We follow the main transactions through the source and compare it with what is deployed. They are not always the same program.',
        },
        {
          step: 'Build it from nothing',
          description:
            'On an empty machine, from the repository alone, until it runs. Undocumented settings show themselves here.',
        },
        {
          step: 'Write the runbook',
          description:
            'What runs where, how to start and stop it, what each alarm means, whom to call. You correct it.',
        },
        {
          step: 'Make one small fix',
          description:
            'A label or a rounding error, taken the whole way through test and release. It proves the path before anything that matters depends on it.',
        },
        {
          step: 'Take the watch',
          description:
            'Reports and alarms come to us from an agreed day. A former team, where there is one, stays within call for a while.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'When something breaks at night',
      intro:
        'Whether anyone is woken, for which systems and how fast, is agreed per system and written into the contract. A figure printed here would be a guess about yours.',
      ground: 'night',
      columns: ['Moment', 'What we do', 'What you hear'],
      rows: [
        [
          'An alarm rings',
          'It goes to whoever the contract puts on duty, with a link to its page in the runbook',
          'Nothing yet, if that page settles it',
        ],
        [
          'Users are affected',
          'Service first: roll back, switch off the faulty part, or move to the spare',
          'What fails, who notices, when we write next',
        ],
        [
          'Data may be wrong',
          'Writing stops before it spreads; copies are kept as they are',
          'A call, because carrying on is your decision',
        ],
        [
          'It runs again',
          'Somebody watches until the load of the next morning has passed',
          'What was done, and what is provisional',
        ],
        [
          'The day after',
          'Cause, sequence and gaps are written up without blame',
          'The paper, with the fix and its place in the queue',
        ],
      ],
    },
    {
      kind: 'brief',
      title: 'A contract that is easy to leave',
      intro: 'What would make leaving hard stays with you from the first day.',
      items: [
        {
          term: 'The accounts',
          description:
            'Hosting, domains and licences are in your name and on your invoice. We work with permissions that you can withdraw yourself.',
        },
        {
          term: 'The order of the list',
          description: 'We say what a fault costs to leave and to mend. Which one comes first is a business question.',
        },
        {
          term: 'The data',
          description:
            'It stays in your systems. Where a fault can only be seen on real records, we look at them there and log that we did.',
        },
        {
          term: 'The word to customers',
          description:
            'We supply the facts while an incident lasts. What your users are told, and in whose voice, is yours.',
        },
        {
          term: 'The way out',
          description:
            'Source and runbook lie in your repository, current to the last change, ready for whoever comes after us.',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Old enough to need us, current enough to hire for',
      intro:
        'Support begins with what you have. jQuery, ADO.NET and IIS are in these tabs because they are still in service, and a rewrite is seldom the first thing an ailing system needs.',
      ground: 'mist',
    },
  ],
  related: [
    {
      path: routes.applicationDevelopment,
      why: 'For the module that costs more to mend each year than it would to replace.',
    },
    {
      path: routes.cloud,
      why: 'If most alarms come from the server room, the next step may be to move one system out of it.',
    },
    {
      path: routes.dedicatedTeams,
      why: 'When the list holds more new wishes than old faults, you need a team with a backlog.',
    },
  ],
} satisfies DetailPageSource;
