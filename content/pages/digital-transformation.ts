import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const digitalTransformation = {
  path: routes.digitalTransformation,
  family: 'solution',
  name: 'Digital transformation services',
  summary:
    'Paper and email processes turned into software one at a time, with the old way running until the new one agrees.',
  seo: {
    pageName: 'digital transformation services',
    description:
      'Digital transformation one process at a time: the new step runs beside the old one on the same cases, results are compared, then the old step ends.',
    keywords: [
      'digital transformation services',
      'process automation',
      'legacy replacement',
      'workflow software',
      'paperless office',
    ],
  },
  header: {
    title: 'Change one process at a time while the old one keeps running',
    description:
      'Somewhere in your company a form is printed, signed, scanned and typed in again. We begin at that desk.',
    detailedDescription: [
      'A programme that replaces everything has one launch date and no way back. We take a single process, build its replacement beside it, and feed both with the same cases. Where the results differ, one of them is wrong, and finding out which is the most useful meeting of the project.',
      'When the people at the desk trust the new step, the old one is switched off. Then the next process begins, with a team that has seen the first one work.',
    ],
    action: 'Name the process that hurts',
    picture: {
      scene: 'digital-transformation',
      alt: 'Scale model by day: paper from a quarter of filing cabinets rides a conveyor through a scanner and comes out as screens beside glass towers',
    },
  },
  slide: {
    tagline: 'One process leaves the filing cabinet, then the next',
    heading: 'Digital transformation services',
    button: { label: 'Visit', href: routes.digitalTransformation },
    picture: {
      scene: 'night-digital-transformation',
      alt: 'Scale model at night: dark filing cabinets on one side, lit towers on the other, and a conveyor that carries paper between them',
    },
    advance: 'digitalTransformation',
  },
  menu: [
    { label: 'Key benefits', section: 'key-benefits', width: 130 },
    { label: 'Third Party Integrations', section: 'third-party-integrations', width: 170 },
    { label: 'Our Techstack', section: 'our-techstack', width: 130 },
  ],
  sections: [
    {
      kind: 'brief',
      title: 'The process lives in inboxes',
      items: [
        {
          term: 'The complaint',
          description:
            'Requests arrive by email, approvals are given in corridors, and the state of a case is in the head of whoever has the folder. When that person is ill, the case waits.',
        },
        {
          term: 'Where we hear it',
          description:
            'In operations and finance departments of companies that grew faster than their tools, and in offices whose central program is older than most of its users.',
        },
        {
          term: 'What we build',
          description:
            'A workflow with a state, an owner and a date for every case. Screens for the people in it, and connections to the accounting, email and document systems around it.',
        },
        {
          term: 'How we start',
          description:
            'We sit at the desks and follow real cases from the first letter to the last stamp. The drawing of what happens goes on a wall, where its readers correct it.',
        },
        {
          term: 'What we use',
          description:
            'ASP.NET and React for processes with rules of their own, Power Apps and Power Automate for the plain ones, and SQL Server where the cases are kept.',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'shaped',
      ground: 'mist',
      title: 'A case no longer waits for the one person who knows',
      items: [
        {
          point: 'The state of a case is in view',
          description:
            'Anybody with the right to know can see where it stands and who is next. Nobody has to be called.',
          icon: 'eye',
        },
        {
          point: 'Exceptions get a path',
          description:
            'The case that fits no rule goes to a named person with a reason attached, and the reasons are counted.',
          icon: 'tree-structure',
        },
        {
          point: 'Knowledge outside heads',
          description:
            'The rule that one clerk applied from memory is written down, tested, and can be read by whoever comes next.',
          icon: 'users-three',
        },
        {
          point: 'Figures from the work itself',
          description:
            'Waiting and handling times are by-products of the workflow. The monthly report is no longer assembled by hand.',
          icon: 'chart-line-up',
        },
        {
          point: 'Room to change your mind',
          description: 'Until the old step is switched off you can return to it, and decide again.',
          icon: 'clock-counter-clockwise',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How the old and the new run side by side',
      items: [
        {
          step: 'Choose the first process',
          description:
            'Frequent enough to teach us something, small enough to survive an error, and owned by someone who wants it changed.',
        },
        {
          step: 'Record how it works',
          description: 'Forms, rules, shortcuts, and the spreadsheet that nobody mentions until the second visit.',
        },
        {
          step: 'Drop what serves no one',
          description:
            'A third signature, a copy for a department that closed. What is left out does not have to be programmed.',
        },
        {
          step: 'Run both',
          description:
            'The same cases pass through the old way and the new. Differences are listed daily, and each is decided by the owner of the process.',
        },
        {
          step: 'Switch off',
          description:
            'Old records are moved or archived so that they can still be read. The paper form is withdrawn from the shelf on that same day.',
        },
      ],
    },
    {
      kind: 'integrations',
      id: 'third-party-integrations',
      ground: 'sand',
      title: 'A new process must reach the systems you keep',
      intro:
        'Transformation stalls where the department ends, and someone exports a file for someone else. These connections take that file’s place.',
      items: [
        {
          title: 'Document automation',
          description:
            'Templates filled from the case and signed on a screen. The archive copy files itself under the case number.',
          icon: 'file-text',
          url: routes.documents,
          readMore: true,
        },
        {
          title: 'Accounting and payment',
          description: 'An approved invoice becomes a posting and a payment order without being typed again.',
          icon: 'receipt',
          url: routes.payments,
          readMore: true,
        },
        {
          title: 'Messaging and communications',
          description: 'The customer hears about a change of state from the workflow, by text, email or chat.',
          icon: 'chat-circle-text',
          url: routes.messaging,
          readMore: true,
        },
        {
          title: 'Identity and access',
          description: 'Approval rights follow the staff directory, so a leaver loses them together with the desk.',
          icon: 'fingerprint',
          url: routes.identityIntegration,
          readMore: true,
        },
        {
          title: 'Location and address',
          description: 'Visits, deliveries and inspections carry an address that has been checked at entry.',
          icon: 'map-pin',
          url: routes.location,
          readMore: false,
        },
        {
          title: 'Real estate property and database',
          description: 'Where a case concerns a building, its public record is attached when the case is opened.',
          icon: 'buildings',
          url: routes.propertyData,
          readMore: false,
        },
      ],
    },
    {
      kind: 'table',
      title: 'Symptoms, and what they usually point to',
      columns: ['What you see', 'What is behind it', 'What we change'],
      rows: [
        [
          'A shared spreadsheet with a colour code',
          'The colours are states, and only their inventor knows all of them.',
          'Each colour becomes a named state, with a rule for who may set it.',
        ],
        [
          'The same name typed into three programs',
          'Each program believes that it owns the customer.',
          'One keeps the record, the others subscribe to its changes.',
        ],
        [
          'A printout beside the keyboard',
          'The screen leaves out something that the work needs.',
          'We ask what is read from the paper, and put that on the screen.',
        ],
      ],
    },
    {
      kind: 'techstack',
      id: 'our-techstack',
      ground: 'mist',
      title: 'The plainest tool that carries the process',
      intro:
        'A leave request needs a form and an approval, and Power Apps gives it both. A claims process with years of rules needs a program with tests. We decide for each process.',
    },
  ],
  related: [
    { path: routes.powerApps, why: 'Your process is a plain one, and the company already works in Microsoft 365.' },
    {
      path: routes.integrations,
      why: 'The process is sound, and the retyping between programs is what you want to be rid of.',
    },
    {
      path: routes.applicationDevelopment,
      why: 'You know the process well, and no product on the market follows its rules.',
    },
  ],
} satisfies DetailPageSource;
