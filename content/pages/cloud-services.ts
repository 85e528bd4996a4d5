import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const cloud = {
  path: routes.cloud,
  family: 'solution',
  name: 'Cloud consulting and services',
  summary:
    'A written reason for every system that moves to the cloud, and for every one that stays in your server room.',
  seo: {
    pageName: 'cloud consulting and services',
    description:
      'Cloud consulting on AWS, Azure and Google Cloud: which systems gain from a move, how it is rehearsed, what it costs, and what should stay.',
    keywords: [
      'cloud consulting',
      'cloud migration',
      'AWS',
      'Microsoft Azure',
      'Google Cloud',
      'infrastructure as code',
    ],
  },
  header: {
    title: 'Every system gets a reason to move, or a reason to stay',
    description:
      'A cloud provider rents out computers. Whether that beats the ones you own depends on what runs on them, and when.',
    detailedDescription: [
      'Some systems gain at once: the portal that is crowded on the first of the month and empty on the tenth, the test server that costs as much asleep as awake, the backup that nobody has ever restored. Others only change their address, and the bill rises.',
      'We go through your systems one by one, estimate what each would cost to run elsewhere, and move those with a case. What we build there is described in text files, so your own people can rebuild it without us.',
    ],
    action: 'List the systems you run',
    picture: {
      scene: 'cloud',
      alt: 'Scale model by day of tall server racks beneath a cloud with a padlock, a laptop showing charts, and the houses and offices they serve',
    },
  },
  slide: {
    tagline: 'The inventory first, then the move, one system at a time',
    heading: 'Cloud consulting and services',
    button: { label: 'Visit', href: routes.cloud },
    picture: {
      scene: 'night-cloud',
      alt: 'Scale model of a data hall at night beneath a locked cloud, lit lines running from its racks to homes and towers',
    },
    advance: 'standard',
  },
  sections: [
    {
      kind: 'brief',
      title: 'The server room has become a question',
      items: [
        {
          term: 'The trouble',
          description:
            'Servers bought for the busiest day idle through the others. The person who knows them wants to retire. The quotes for the cloud leave out traffic, licences and people.',
        },
        {
          term: 'Whose trouble it is',
          description:
            'Companies whose hardware is near the end of its support, and companies already in the cloud with an invoice that nobody there can explain.',
        },
        {
          term: 'Our part',
          description:
            'Assessment, design, migration and the handover to operations. Or, if you have moved already, a review of what runs there, with the waste sorted by size.',
        },
        {
          term: 'The first step',
          description:
            'We read: inventory, traffic, licences, and who gets the call when something stops. You receive a list in three columns, move, rebuild and leave, and may take it to anyone.',
        },
        {
          term: 'The tools',
          description:
            'Terraform for infrastructure, Docker and Kubernetes where services share machines, GitHub Actions or Azure DevOps for releases, and managed databases before self-run ones.',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'our-services',
      layout: 'grid',
      ground: 'mist',
      title: 'Our Services',
      intro:
        'Each can be bought alone. Together they cover a move from the first reading to the day the old rack goes dark.',
      items: [
        {
          point: 'Cloud assessment',
          description:
            'Load, storage and calls between systems, measured in normal use. The case for a move rests on the readings.',
          icon: 'magnifying-glass',
        },
        {
          point: 'Migration',
          description:
            'Rehearsed on a copy, with a checklist and a way back. Users change over once a rehearsal has been dull.',
          icon: 'path',
        },
        {
          point: 'Managed data',
          description:
            'The provider patches the database. We set how long backups are kept, and read them back to see that they work.',
          icon: 'database',
        },
        {
          point: 'Infrastructure as code',
          description:
            'Networks, machines and permissions in version control, reviewed like a program. The same files build the test system.',
          icon: 'git-branch',
        },
        {
          point: 'Cost control',
          description:
            'Every resource carries its owner’s name. Idle machines stop at night, and a cost that grows faster than the traffic is treated as a fault.',
          icon: 'receipt',
        },
        {
          point: 'Monitoring and recovery',
          description:
            'Alarms on what users feel, such as a slow search, each with a runbook: the written steps for whoever is on call.',
          icon: 'gauge',
        },
      ],
    },
    {
      kind: 'logo-strip',
      title: 'Three providers, and an argument for one of them',
      intro:
        'Windows licences and Microsoft sign-in point to Azure. A team that already scripts AWS should keep its habits. Work that begins and ends in BigQuery belongs with Google. A second provider doubles what must be learned, so it needs a reason of its own.',
      logos: ['aws', 'azure', 'google-cloud'],
    },
    {
      kind: 'steps',
      ground: 'sand',
      title: 'A move is rehearsed before it is announced',
      items: [
        {
          step: 'Draw what exists',
          description:
            'Servers, scheduled jobs, shared folders, the certificate somebody renews by hand. A forgotten job is found here, or else on moving day.',
        },
        {
          step: 'Prepare the ground',
          description:
            'Accounts, network, permissions and logging come first, with a budget alarm before the first machine starts.',
        },
        {
          step: 'Rehearse with a copy',
          description:
            'We move a copy of the data, run the application on it, and note how long each step takes and what surprised us.',
        },
        {
          step: 'Change over',
          description:
            'At a quiet hour the old system turns read-only, the last changes are copied, and the address points to the new one. The way back stays open.',
        },
        {
          step: 'Watch, then switch off',
          description:
            'The old machine stays until a month end has passed on the new one. After that it is archived, wiped and unplugged.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Systems we advise you to leave where they are',
      intro: 'A consultant who moves everything has not looked. These are the usual exceptions.',
      columns: ['System', 'Why it stays', 'What to do instead'],
      rows: [
        [
          'A database licensed by processor core',
          'The licence for rented cores can cost more than the machine it runs on now.',
          'Move the readers and the reports. Plan its successor as a project of its own.',
        ],
        [
          'Door, lift and meter controllers',
          'They have to answer when the line is down.',
          'Keep a small server on site that works alone and forwards its readings later.',
        ],
        [
          'Records that may not leave a country',
          'A law or a contract names where they are kept.',
          'Use a region in that country, or your own storage with the keys in your hands.',
        ],
        [
          'A system about to retire',
          'The move would cost more than the use that is left in it.',
          'Freeze it, export its records to a readable form, and set the date.',
        ],
      ],
    },
    {
      kind: 'techstack',
      ground: 'mist',
      title: 'Consoles are for looking, files are for changing',
      intro:
        'What someone clicked together in a console cannot be rebuilt after a failure. Under DevOps and Cloud stand the tools that write it down instead.',
    },
  ],
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
