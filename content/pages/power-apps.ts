import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const powerApps = {
  path: routes.powerApps,
  family: 'solution',
  name: 'Power Apps',
  summary:
    'Low-code apps on Microsoft Power Apps and Dataverse, documented and kept so that a second person can look after them.',
  seo: {
    pageName: 'Power Apps development',
    description:
      'Power Apps development with owners and source control: canvas and model-driven apps, Microsoft Dataverse, and over 600 connectors in reach.',
    keywords: ['Power Apps development', 'canvas apps', 'model-driven apps', 'Microsoft Dataverse', 'Power Automate'],
  },
  header: {
    title: 'Power Apps that outlive the colleague who built them',
    description:
      'A colleague makes an app on a quiet afternoon. Later the whole department depends on it, and the colleague has left.',
    detailedDescription: [
      'Power Apps is Microsoft’s low-code tool: screens are drawn, rules are formulas much like those of a spreadsheet, and data comes from Dataverse, SharePoint or one of over 600 connectors. For a form, a list and an approval it is often the shortest way from request to use.',
      'The trouble starts when nobody can say which apps exist, where their data lies and who may change them. We build and take over Power Apps with the habits of other software: separate environments, source control, a named owner. When a process has outgrown the tool, we say so.',
    ],
    action: 'Tell us which app you depend on',
    picture: {
      scene: 'power-apps',
      alt: 'Scale model of a building made of toy bricks, linked to an upright phone; in front, four tiles in a chain from letter to tick',
    },
  },
  slide: {
    tagline: 'From a shared spreadsheet to an app that has an owner',
    heading: 'Power Apps',
    button: { label: 'Visit', href: routes.powerApps },
    picture: {
      scene: 'night-power-apps',
      alt: 'Scale model at night of two bricks about to complete a small building, with loose bricks, app screens and a large phone around it',
    },
    advance: 'standard',
  },
  menu: [
    { label: 'Our Features', section: 'our-features', width: 130 },
    { label: 'Components of Power Apps', section: 'components', width: 170 },
    { label: 'Techstack', section: 'techstack', width: 80 },
    { label: 'Key Benefits', section: 'key-benefits', width: 130 },
  ],
  sections: [
    {
      kind: 'brief',
      title: 'A useful app with nobody in charge',
      items: [
        {
          term: 'Why people call',
          description:
            'The inspection app fails on a Monday. Its maker has gone, its data is in a personal list, and the licence turns out to cover only some of the people who use it.',
        },
        {
          term: 'Who they are',
          description:
            'Departments that run on Microsoft 365 and need a tool sooner than the IT plan allows. IT leads who found more apps in their tenant than they knew of.',
        },
        {
          term: 'What we take over',
          description:
            'New apps from sketch to rollout, repair and rebuilding of existing ones, the move of their data to Dataverse, and rules for who may build what.',
        },
        {
          term: 'The opening move',
          description:
            'An inventory of apps, flows, connections and owners, sorted by what would stop if each one did. Then one app, the one with the longest shadow.',
        },
        {
          term: 'The kit',
          description:
            'Power Apps, Power Automate for flows, Dataverse for data and Power BI for reports. Where a formula reaches its limit we add a Web API in C#.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'our-features',
      layout: 'bento',
      ground: 'mist',
      title: 'From inspections in the field to cases in the office',
      items: [
        {
          title: 'Field apps',
          description:
            'Inspections, meter readings and handovers on a phone, with photographs. They save on the device and synchronise when there is a signal.',
          icon: 'house-line',
        },
        {
          title: 'Approvals',
          description: 'Requests with limits by amount and a deputy for holidays. The answer can be given from Teams.',
          icon: 'calendar-check',
        },
        {
          title: 'Connections',
          description:
            'Power Apps offers over 600 connectors. For a system that is not among them we write a custom connector to its API.',
          icon: 'plugs-connected',
        },
        {
          title: 'Office portals',
          description:
            'Cases, contracts or equipment in model-driven apps, with search, views and a history for every record.',
          icon: 'stack',
        },
        {
          title: 'Spreadsheet replacement',
          description:
            'The workbook with macros becomes tables with types and permissions. Its formulas are checked against old results.',
          icon: 'database',
        },
      ],
    },
    {
      kind: 'components',
      id: 'components',
      title: 'Each component has a task of its own',
      intro: 'Most disappointments come from choosing the wrong one of the first two, or from leaving out the third.',
      items: [
        {
          title: 'Canvas Apps',
          description:
            'You place each control on the screen yourself. Right for one task, done often, mostly on a phone or tablet.',
          points: [
            'Layout to the pixel, rules in Power Fx formulas',
            'Several data sources on one screen',
            'Queries checked for delegation, so that the source filters and not the phone',
          ],
        },
        {
          title: 'Model-Driven Apps',
          description:
            'You describe the data, and forms, views and charts follow from it. Right for many records and many roles.',
          points: [
            'The same behaviour in every list and form',
            'Business process flows that show the stage of a case',
            'Security roles decide what each person sees',
          ],
        },
        {
          title: 'Microsoft Dataverse',
          description:
            'The cloud data platform under both: tables with relationships, rules and permissions of their own.',
          points: [
            'Access by row and by column',
            'An audit of changes that can be switched on per table',
            'Solutions, the packages that carry an app from test to production',
          ],
        },
      ],
    },
    {
      kind: 'table',
      ground: 'sand',
      title: 'When Power Apps is the wrong tool, and when it is right',
      intro: 'Past some borders, ordinary code is cheaper to own.',
      columns: ['If the work needs', 'We would use', 'Because'],
      rows: [
        [
          'A public site with many visitors',
          'A web application in React',
          'Licences for makers and staff are a poor fit for people you have never met.',
        ],
        [
          'Long calculations over large tables',
          'A service in C#, called from the app',
          'Formulas are hard to test once they fill a page.',
        ],
        [
          'An internal tool for people you know',
          'Power Apps, and little else',
          'The platform already holds sign-in, permissions and mobile screens.',
        ],
        [
          'A product that you will sell',
          'Code in your own repository',
          'You should own each part that your customers pay for.',
        ],
      ],
    },
    {
      kind: 'techstack',
      id: 'techstack',
      title: 'Low code, kept like code',
      intro:
        'Start at the Power Apps tab. Solutions are unpacked into Git, so a change to a screen has an author and a date, and can be undone like any other.',
    },
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'split',
      ground: 'mist',
      title: 'An app with an owner can be depended on',
      items: [
        {
          point: 'A first version early',
          description: 'Users hold a working screen while their memory of the request is fresh, and correct it there.',
          icon: 'blueprint',
        },
        {
          point: 'Makers who may go on making',
          description: 'Staff build in an environment of their own. What proves useful is reviewed and promoted.',
          icon: 'users-three',
        },
        {
          point: 'Licences known in advance',
          description:
            'Connectors are standard or premium, and premium ones change what each user must hold. We check that at the sketch.',
          icon: 'receipt',
        },
        {
          point: 'Data under your rules',
          description:
            'Policies say which connectors may meet in one app, so customer data and a private file share stay apart.',
          icon: 'shield-check',
        },
        {
          point: 'A second pair of hands',
          description:
            'Names, comments and a page of notes let another maker change the app without phoning the first.',
          icon: 'handshake',
        },
      ],
    },
  ],
  related: [
    {
      path: routes.digitalTransformation,
      why: 'Several processes wait for an app, and you need an order in which to take them.',
    },
    {
      path: routes.applicationDevelopment,
      why: 'Your app has reached the limits described here, and should become an application.',
    },
    {
      path: routes.apiDevelopment,
      why: 'A system of yours has no connector, and needs an interface before an app can read it.',
    },
  ],
} satisfies DetailPageSource;
