import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const powerApps = {
  path: routes.powerApps,
  family: 'solution',
  name: 'Power Apps',
  summary:
    'New apps on Power Apps and Dataverse with 600+ connectors, or a second pair of hands for the app that a department depends on.',
  search: 'power apps development',
  seo: {
    pageName: 'Power Apps development',
    description:
      'Power Apps development: canvas and model-driven apps, Dataverse, 600+ connectors, rescue for orphaned apps. For departments on Microsoft 365.',
    keywords: [
      'Power Apps development',
      'canvas apps',
      'model-driven apps',
      'Microsoft Dataverse',
      'Power Pages',
      'Power Automate',
    ],
  },
  header: {
    title: 'Power Apps development, and rescue for orphaned apps',
    claim: 'New and rescued apps for departments on Microsoft 365',
    description:
      'Power Apps development for departments on Microsoft 365: new apps built to be handed on, orphaned ones taken over with their data, flows and licences.',
    detailedDescription: [
      'Power Apps is Microsoft’s low-code tool: screens are drawn and rules are formulas much like those of a spreadsheet. Data comes from Dataverse, SharePoint or one of 600+ connectors. For a form, a list and an approval, few things get from request to use sooner.',
      'Trouble starts when a department depends on an app and cannot say where its data lies or who may change it. We build, or take over, with the habits of other software.',
    ],
    action: 'Tell us which app you depend on',
    picture: {
      scene: 'power-apps',
      alt: 'A building of toy bricks, linked to an upright phone',
    },
    labels: [
      { anchor: 'building', section: 'our-features' },
      {
        anchor: 'phone',
        section: 'components',
      },
      { anchor: 'data', section: 'licences' },
      { anchor: 'panels', section: 'techstack' },
      { anchor: 'brick', section: 'key-benefits' },
    ],
  },
  slide: {
    tagline: 'New and rescued apps for departments on Microsoft 365',
    heading: 'Power Apps development, and rescue for orphaned apps',
    button: { label: 'Visit', about: 'Power Apps', href: routes.powerApps },
    picture: {
      scene: 'night-power-apps-detail',
      alt: 'Two bricks about to complete a small building at night, with loose bricks, app screens and a large phone around it',
    },
  },
  menu: [
    { label: 'Our Features', section: 'our-features' },
    { label: 'Components of Power Apps', section: 'components' },
    { label: 'Techstack', section: 'techstack' },
    { label: 'Key Benefits', section: 'key-benefits' },
  ],
  sections: [
    {
      kind: 'cards',
      id: 'our-features',
      layout: 'columns',
      ground: 'mist',
      title: 'Our Features',
      intro: 'What departments ask for most: inspections, approvals, cases and the end of old workbooks.',
      items: [
        {
          title: 'Field apps',
          description:
            'Inspections, meter readings and handovers on a phone, saved on the device until there is a signal.',
          icon: 'house-line',
        },
        {
          title: 'Approvals',
          description: 'Requests with limits by amount and a deputy for holidays, answered from Teams.',
          icon: 'calendar-check',
        },
        {
          title: 'Connections',
          description: '600+ connectors for Power Apps, and for a system that has none, a custom one to its API.',
          icon: 'plugs-connected',
        },
        {
          title: 'Office portals',
          description: 'Cases, contracts or equipment in model-driven apps, with search, views, a history of changes.',
          icon: 'stack',
        },
        {
          title: 'Spreadsheet replacement',
          description:
            'The workbook with macros becomes tables with types and permissions, checked against the old results.',
          icon: 'database',
        },
      ],
    },
    {
      kind: 'components',
      id: 'components',
      title: 'Components of Power Apps',
      intro: 'Two kinds of app, and the data under both.',
      items: [
        {
          title: 'Canvas Apps',
          description:
            'You place the controls on the screen yourself: right for one task, done often, mostly on a phone or tablet.',
          points: [
            'Layout to the pixel, rules in Power Fx formulas',
            'Several data sources on one screen',
            'Queries checked for delegation: the source filters, or the phone misses rows',
          ],
        },
        {
          title: 'Model-Driven Apps',
          description:
            'You describe the data, from which forms, views and charts follow: right for many records and many roles, at a desk.',
          points: [
            'The same behaviour in every list and form',
            'Business process flows that show the stage of a case',
            'Security roles decide what a person sees',
          ],
        },
        {
          title: 'Microsoft Dataverse',
          description: 'The cloud data platform under both: tables with rules and permissions.',
          points: [
            'Access by row and by column',
            'An audit of changes that can be switched on per table',
            'Solutions, the packages that carry an app from test to production',
          ],
        },
      ],
    },
    {
      kind: 'figure',
      id: 'licences',
      ground: 'sand',
      title: 'The licence check',
      figure: {
        type: 'licence-check',
        name: 'From who opens the app to what must be bought',
        caption: 'By Microsoft’s Power Platform licensing guide of 2026; we look into the current one before you buy.',
        question: 'Who opens it?',
        answers: [
          {
            answer: 'Customers, tenants, the public',
            question: 'Do they sign in?',
            answers: [
              {
                answer: 'Yes',
                outcome: {
                  buy: 'Power Pages, signed-in users',
                  note: 'Capacity for the people who sign in to a site in a month.',
                },
              },
              {
                answer: 'No',
                outcome: {
                  buy: 'Power Pages, anonymous users',
                  note: 'Capacity for a site’s visitors in a month, sold in larger packs.',
                },
              },
            ],
          },
          {
            answer: 'Staff with an account in your tenant',
            question: 'Is it model-driven, or does it use Dataverse, a premium connector or one of its own?',
            answers: [
              {
                answer: 'No',
                outcome: {
                  buy: 'Nothing more',
                  note: 'Most Microsoft 365 plans include canvas apps on standard connectors.',
                },
              },
              {
                answer: 'Yes',
                next: {
                  question: 'How often does a person use it?',
                  answers: [
                    {
                      answer: 'Most months, or several apps',
                      outcome: { buy: 'Power Apps Premium', note: 'Per person and month, for any number of apps.' },
                    },
                    {
                      answer: 'Now and then',
                      outcome: {
                        buy: 'Pay-as-you-go',
                        note: 'Metered per person, app and month of use, on an Azure subscription.',
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'techstack',
      own: ['power-apps', 'dataverse', 'git'],
      id: 'techstack',
      ground: 'sand',
      title: 'Techstack',
      intro: 'Solutions are unpacked into Git, where a change to a screen has an author and a date and can be undone.',
    },
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'grid',
      ground: 'mist',
      title: 'Key Benefits',
      intro: 'Another maker can change it without calling the last.',
      items: [
        {
          point: 'A first version early',
          description: 'Users correct a working screen while their memory of the request is fresh.',
          icon: 'blueprint',
        },
        {
          point: 'Makers who may go on making',
          description:
            'Staff build in an environment of their own. An app that proves useful is reviewed and promoted.',
          icon: 'users-three',
        },
        {
          point: 'Licences known in advance',
          description: 'What the users of an app must hold is checked at the sketch, before a connector decides it.',
          icon: 'receipt',
        },
        {
          point: 'Data under your rules',
          description:
            'Policies say which connectors may meet in one app, to keep customer data and a private file share apart.',
          icon: 'shield-check',
        },
        {
          point: 'A second pair of hands',
          description: 'Names, comments and a page of notes come with the app.',
          icon: 'handshake',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What do we pay, and to whom?',
          answer:
            'Two prices add up: ours, and Microsoft’s for everyone who opens the app. Ours follows the number of systems behind the screens. Theirs, which can be the larger one, follows the answers in the licence check. Microsoft’s plans change during the year, so we look at the licences first.',
        },
        {
          question: 'How do we start, and what does that commit us to?',
          answer:
            'Name the app that you depend on, or the spreadsheet that should become one. The first piece is an inventory of apps, flows and licences, for which we need a maker’s access. It stays true whether or not one of them is rebuilt.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Who owns the apps, and can our staff change them?',
          answer:
            'You do. They are in your Microsoft tenant, where your own makers may go on with them. We set up the environments so that a test does not happen in the app that people are working in.',
        },
        {
          question: 'When is Power Apps the wrong tool?',
          answer:
            'For long calculations over large tables, because formulas are hard to test once they fill a page. For a product that you will sell, since its buyers would need Microsoft licences of their own. For a busy public site, since Power Pages are paid for by visitors.',
        },
        {
          question: 'What if a process outgrows Power Apps?',
          answer:
            'The tables in Dataverse can stay while a web application takes over the screens, through its API. We would tell you when formulas begin to replace a program, because moving gets more expensive with every page of them.',
        },
      ],
    },
  ],
  closing: {
    question: 'An inventory starts with the app that your department depends on',
    next: 'We look for its data, its flows and its licences first, and list the things to secure before anything is changed.',
    picture: {
      scene: 'digital-transformation-by-night',
      alt: 'After dark: cabinets and paper, a scanner, lit towers',
    },
  },
  sources: [
    {
      name: 'Microsoft, Power Platform Licensing Guide',
      url: 'https://go.microsoft.com/fwlink/?linkid=2085130',
      date: '2026',
    },
  ],
} satisfies DetailPageSource;
