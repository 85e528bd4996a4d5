import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

/*
 * Sources of what is said about others: SQL Server 2016 left extended support on 14 July 2026 and Windows Server 2016
 * leaves it on 12 January 2027 (Microsoft Lifecycle, 2026). SQL Server and Oracle databases are licensed by core, and
 * rented cores count (Microsoft and Oracle licensing terms, 2026).
 */
export const cloud = {
  path: routes.cloud,
  family: 'solution',
  name: 'Cloud consulting and services',
  summary:
    'What should move to AWS, Azure or Google Cloud, what should stay in your server room, and what a year of each costs.',
  search: 'cloud migration consulting',
  seo: {
    pageName: 'cloud migration consulting and services',
    description:
      'Cloud migration consulting on AWS, Azure and Google Cloud: a written assessment, a rehearsed move, and a bill that you can explain afterwards.',
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
    claim: 'Every system gets a reason to move, or a reason to stay',
    description:
      'Cloud migration consulting for companies with servers of their own: we assess what you run, write down what should stay, and move what gains from AWS, Azure or Google Cloud.',
    detailedDescription: [
      'Some systems gain from the day they move: the portal that is crowded at the start of the month and empty by the tenth, the test server that costs as much overnight as in use. Others only change their address, for a higher bill. We look at yours one by one with a yearly cost beside each; those with a case are moved.',
    ],
    action: 'List the systems you run',
    second: { label: 'See an assessment', section: 'assessment' },
    picture: {
      scene: 'cloud',
      alt: 'Scale model by day of tall server racks beneath a cloud with a padlock, a laptop showing charts, and the houses and offices they serve',
    },
    labels: [
      { anchor: 'racks', label: 'What you run today', note: 'assessed, system by system', section: 'assessment' },
      { anchor: 'offices', label: 'What we do about it', note: 'six services', section: 'our-services' },
      { anchor: 'padlock', label: 'The way back', note: 'a move is rehearsed', section: 'how-a-move-goes' },
      { anchor: 'laptop', label: 'Text files, not clicks', note: 'infrastructure as code', section: 'techstack' },
    ],
  },
  slide: {
    tagline: 'Every system gets a reason to move, or a reason to stay',
    heading: 'Cloud consulting and services',
    button: { label: 'Visit', href: routes.cloud },
    picture: {
      scene: 'night-cloud',
      alt: 'Scale model of a data hall at night beneath a locked cloud, lit lines running from its racks to homes and towers',
    },
  },
  sections: [
    {
      kind: 'brief',
      id: 'in-short',
      title: 'The server room has become a question',
      items: [
        {
          term: 'The problem',
          description:
            'Servers bought for the busiest day idle through the others, while the quotes for the cloud leave out traffic, licences and people.',
        },
        {
          term: 'Who has it',
          description:
            'Companies whose software is running out of support, as SQL Server 2016 did in July 2026 and Windows Server 2016 does in January 2027. Companies in the cloud already have it too, with an invoice that they cannot explain.',
        },
        {
          term: 'What we do',
          description:
            'Assessment, design, migration, handover. If you have moved already, we review what runs there and sort the waste by size.',
        },
        {
          term: 'How we start',
          description:
            'We go through inventory, traffic, licences, the phone number that is called when something stops. What comes back is a list in three columns: what to move, what to rebuild, what to leave.',
        },
        {
          term: 'What it is built with',
          description:
            'Terraform for infrastructure, Docker and Kubernetes where services share machines, GitHub Actions or Azure DevOps for releases; managed databases before self-run ones.',
        },
      ],
    },
    {
      kind: 'figure',
      id: 'assessment',
      ground: 'sand',
      title: 'What you get from an assessment',
      claim: 'Move, rebuild or leave, with the reason and the cost of a year',
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
                reason: 'Good rules in a desktop program that needs a Windows out of support.',
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
                name: 'Door and lift control',
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
      claim: 'Six parts of a move, which you can also buy alone',
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
      site: true,
      id: 'how-a-move-goes',
      title: 'A move is rehearsed before it is announced',
      items: [
        {
          step: 'Draw what exists',
          description:
            'Servers, scheduled jobs, shared folders, the certificate that is renewed by hand: what is forgotten here turns up on moving day.',
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
            'At a quiet hour the old system turns read-only, the last changes are copied, the address changes; the way back stays open.',
        },
        {
          step: 'Watch, then switch off',
          description:
            'The old machine usually stays until a month end has passed on the new one; then it is archived, wiped, unplugged.',
        },
      ],
    },
    {
      kind: 'techstack',
      id: 'techstack',
      ground: 'mist',
      title: 'Techstack',
      claim: 'What we build in the cloud can be rebuilt from text files',
      intro:
        'A network that was clicked together in a console cannot be rebuilt after a failure. Under DevOps and Cloud are the tools with which we write it down instead.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask us',
      items: [
        {
          question: 'What moves the price of a migration?',
          answer:
            'How the systems hang together, more than how many there are. Twenty programs on one database have to move as one, which takes longer than twenty that stand alone. Rules about where data may lie add rehearsals; so do hours in which nothing may stop.',
        },
        {
          question: 'Do we have to move anything to begin?',
          answer:
            'No. Send the list of systems that you have, however untidy, with a mark at the one that worries you. The first piece is the assessment. It ends with its three columns, and you decide about a move when you know the yearly cost of it.',
          more: { label: 'The four steps, with what each costs', href: answers.engagement },
        },
        {
          question: 'Whose accounts are they, and who pays the provider?',
          answer:
            'Yours: the subscriptions are opened by you and billed to you. What we bring along are the Terraform files, from which the machines in them are made and which stay when we go.',
        },
        {
          question: 'AWS, Azure or Google Cloud?',
          answer:
            'Windows licences and Microsoft sign-in argue for Azure. A team that already scripts AWS should keep its habits. Work that begins and ends in BigQuery belongs with Google. For two of them at once we would want a strong reason.',
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
    question: 'Which server are you about to renew?',
    next: 'Send the list of what runs on it; we tell you what we would want to measure before you sign.',
    picture: {
      scene: 'cloud-by-night',
      alt: 'Scale model at night of lit server racks beneath a cloud with a padlock, an open laptop, and the houses that they serve',
    },
  },
  related: [
    {
      path: routes.applicationSupport,
      why: 'Once the system has moved, someone must patch it, watch it and answer the alarm.',
    },
    {
      path: routes.digitalTransformation,
      why: 'Your inventory turned up a process that a new address will not repair.',
    },
    {
      path: routes.applicationFramework,
      why: 'A system in the rebuild column needs a foundation that already knows how to be deployed.',
    },
  ],
} satisfies DetailPageSource;
