import { company } from '../company';
import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const cloud = {
  path: routes.cloud,
  family: 'solution',
  name: 'Cloud consulting and services',
  summary: 'Assessment, rehearsed migration and running cost on AWS, Azure or Google Cloud, one system at a time.',
  search: 'cloud migration consulting',
  seo: {
    pageName: 'cloud migration consulting',
    description:
      'Cloud migration consulting on AWS, Azure and Google Cloud: assessment, rehearsed move, a bill you can explain. For companies with servers of their own.',
    keywords: [
      'cloud migration consulting',
      'cloud consulting',
      'AWS',
      'Microsoft Azure',
      'Google Cloud',
      'infrastructure as code',
    ],
  },
  header: {
    title: 'Cloud migration consulting: what moves, what stays, what it costs',
    claim: 'Servers assessed one by one, and moved after a rehearsal',
    description: `Cloud migration consulting for companies with servers of their own: ${company.brand} assesses them, writes down which should stay, and moves those that gain from AWS, Azure or Google Cloud.`,
    detailedDescription: [
      'Some systems gain from the day they move: the portal that is crowded at the start of the month and empty by the tenth, the test server that costs as much overnight as in use. Others only move, for a higher bill. We look at yours one by one with a yearly cost beside each, and move those with a case.',
    ],
    action: 'List the systems you run',
    picture: {
      scene: 'cloud',
      alt: 'By day: server racks beneath a cloud, the houses they serve',
    },
    labels: [
      { anchor: 'racks', section: 'assessment' },
      { anchor: 'offices', section: 'our-services' },
      {
        anchor: 'padlock',
        section: 'how-a-move-goes',
      },
      { anchor: 'laptop', section: 'techstack' },
    ],
  },
  slide: {
    tagline: 'Servers assessed one by one, and moved after a rehearsal',
    heading: 'Cloud consulting and services',
    button: { label: 'Visit', about: 'cloud consulting and services', href: routes.cloud },
    picture: {
      scene: 'night-cloud-detail',
      alt: 'A data hall at night beneath a locked cloud, lit lines running from its racks to homes and towers',
    },
  },
  sections: [
    {
      kind: 'figure',
      id: 'assessment',
      ground: 'sand',
      title: 'An assessment',
      intro:
        'The first piece is a table like this one: move, rebuild or leave, with the reason and the cost of a year. Three of seven are better left where they are.',
      figure: {
        type: 'assessment',
        name: 'Assessment of a property manager’s server room',
        specimen: true,
        caption: 'Company and systems are made up. The left bar is a year today, the right one a year after.',
        columns: [
          {
            name: 'Move',
            systems: [
              {
                name: 'Tenant portal',
                reason: 'Crowded at the start of the month, idle by the tenth.',
                band: 'lower',
                cost: 'Costs less',
              },
              {
                name: 'Test servers',
                reason: 'Used by day and paid for by night as well.',
                band: 'lower',
                cost: 'Costs much less',
              },
            ],
          },
          {
            name: 'Rebuild',
            systems: [
              {
                name: 'Work orders',
                reason: 'Good rules in a desktop program that needs a Windows version that is out of support.',
                band: 'higher',
                cost: 'Costs more for a year, then less',
              },
              {
                name: 'Shared drive',
                reason: 'Half of it is a document archive, and should become one.',
                band: 'same',
                cost: 'Costs about the same',
              },
            ],
          },
          {
            name: 'Leave',
            systems: [
              {
                name: 'Ledger database',
                reason: 'Licensed by core; the licence for rented cores exceeds the machine.',
                band: 'higher',
                cost: 'Would cost more',
              },
              {
                name: 'Door and elevator control',
                reason: 'Has to answer when the line is down.',
                cost: 'Not a question of cost',
              },
              {
                name: 'Old leasing system',
                reason: 'Retires with its last lease, before a move would pay.',
                cost: 'Export the records, then switch off',
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'benefits',
      id: 'our-services',
      layout: 'grid',
      ground: 'mist',
      title: 'Our Services',
      intro: 'Six parts of a move, which you can also buy alone.',
      items: [
        {
          point: 'Cloud assessment',
          description: 'Load, storage and traffic between systems, measured in normal use instead of guessed.',
          icon: 'magnifying-glass',
        },
        {
          point: 'Migration',
          description: 'Rehearsed on a copy until a rehearsal has gone by without a surprise.',
          icon: 'path',
        },
        {
          point: 'Managed data',
          description:
            'The provider patches the database; we set how long backups are kept, then restore one to see that it works.',
          icon: 'database',
        },
        {
          point: 'Infrastructure as code',
          description:
            'Networks, machines and permissions in version control, from which the test system is built too.',
          icon: 'git-branch',
        },
        {
          point: 'Cost control',
          description:
            'Resources carry the name of the team that pays, idle machines stop at night, a cost that outgrows the traffic counts as a fault.',
          icon: 'receipt',
        },
        {
          point: 'Monitoring and recovery',
          description: 'Alarms on what users notice, with written steps for whoever is on call.',
          icon: 'gauge',
        },
      ],
    },
    {
      kind: 'logo-strip',
      title: 'AWS, Azure or Google Cloud',
      logos: ['aws', 'azure', 'google-cloud'],
    },
    {
      kind: 'steps',
      id: 'how-a-move-goes',
      title: 'A move is rehearsed',
      items: [
        {
          step: 'Draw what exists',
          description:
            'Servers, scheduled jobs, shared folders, the certificate that is renewed by hand: anything forgotten here turns up on moving day.',
        },
        {
          step: 'Prepare the ground',
          description:
            'Accounts, network, permissions and logging, with a budget alarm in place before any machine is started.',
        },
        {
          step: 'Rehearse with a copy',
          description:
            'We move a copy of the data, run the application on it, then put on the checklist whatever surprised us.',
        },
        {
          step: 'Change over',
          description:
            'At a quiet hour the old system turns read-only, the last changes are copied and the address changes, with the way back open.',
        },
        {
          step: 'Watch, then switch off',
          description:
            'The old machine usually stays until a month end has passed on the new one. Then it is archived, wiped, unplugged.',
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['terraform', 'docker', 'kubernetes', 'github-actions'],
      id: 'techstack',
      ground: 'mist',
      title: 'Techstack',

      intro:
        'A network that was clicked together in a console cannot be rebuilt after a failure. Under DevOps and Cloud are the tools with which we write it down instead.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What drives the price of a migration?',
          answer:
            'How the systems hang together, more than how many there are. Twenty programs on one database have to move as one, which takes longer than twenty that stand alone. Rules about where data may lie add rehearsals. So do hours in which nothing may stop.',
        },
        {
          question: 'Do we have to move anything to begin?',
          answer:
            'No. Send the list of systems that you have, however untidy, with a mark at the one that worries you. The first piece is the assessment. It ends with its three columns, and you decide about a move when you know the yearly cost of it.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Whose accounts are they, and who pays the provider?',
          answer:
            'Yours: the subscriptions are opened by you and billed to you. We bring the Terraform files from which the machines in them are made. They stay when we go.',
        },
        {
          question: 'AWS, Azure or Google Cloud?',
          answer:
            'Windows licences and Microsoft sign-in argue for Azure. A team that already scripts AWS should keep its habits. Work that begins and ends in BigQuery belongs with Google. For two of them at once we would want a strong reason.',
        },
        {
          question: 'How long does a move take?',
          answer:
            'A specimen: one portal with one database and two engineers takes 13 weeks from the inventory to the machine that is switched off. Two are the assessment and two the rehearsals, and for four the old machine is kept read-only, until a month end has passed on the new one.',
        },
        {
          question: 'Can we go back?',
          answer:
            'Until the old system is switched off, by the steps that were rehearsed. After that a return is another migration, which is why we prefer standard databases and containers to services that only one provider has.',
        },
      ],
    },
  ],
  closing: {
    question: 'An assessment is a table like the one on this page',
    next: 'Send the list of servers, and the proposal says what it would take to fill the table. If a renewal is on your desk, say until when it has to be signed.',
    picture: {
      scene: 'application-support-by-night',
      alt: 'The office block at night, a hanging platform at its front',
    },
  },
  sources: [
    {
      name: 'Microsoft Lifecycle: SQL Server 2016, as Windows Server 2016',
      url: 'https://learn.microsoft.com/lifecycle/products/sql-server-2016',
      date: '2026',
    },
    { name: 'Microsoft and Oracle, licensing terms: databases by core, rented cores count', date: '2026' },
  ],
} satisfies DetailPageSource;
