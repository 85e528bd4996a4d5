import { company } from '../company';
import { answers, routes } from '../routes';
import { story } from '../street';
import { sample } from '../samples';
import { accountName, moment, time, wholeDollars } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const applicationDevelopment = {
  path: routes.applicationDevelopment,
  family: 'service',
  name: 'Application development',
  summary: 'You pick one task and we build it through every layer, for your people to try before we begin the next.',
  search: 'web application development',
  seo: {
    pageName: 'web application development',
    description:
      'Web application development in C#, Node.js and React, one working task at a time, for companies whose work has outgrown its spreadsheets.',
    keywords: [
      'web application development',
      'application development',
      'legacy modernisation',
      'customer portal',
      'React and .NET developers',
    ],
  },
  header: {
    title: 'Web application development, one working task at a time',
    claim: 'For companies whose work has outgrown its spreadsheets',
    description:
      'We develop web applications in C#, Node.js and React: tools for daily work, portals, field apps. What your people try first is one task that works from screen to database, and they use it before we begin the next.',
    detailedDescription: [
      'An application can meet every signed requirement and still be wrong, because whoever does the work met it in the last month. You pick one task that matters, such as taking an offer or approving an invoice. We build it through every layer on a masked copy of your records, with sign-in, audit log and a release like those that will follow.',
    ],
    action: 'Describe the first task',
    second: { label: 'See one task in four layers', section: 'working-path' },
    picture: {
      scene: 'application-development',
      alt: 'A building in scaffolding whose rooms are application screens; a crane lowers the next screen, and a blueprint lies on the ground',
    },
    labels: [
      { anchor: 'scaffold', section: 'how-we-build-it' },
      { anchor: 'plan', section: 'working-path' },
      { anchor: 'floors', section: 'our-services' },
      { anchor: 'hut', section: 'questions' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      stages: 'building-site',
      id: 'how-we-build-it',
      title: 'How we build it',
      items: [
        {
          step: 'Sit beside the work',
          description:
            'We watch the task as it is done now, with its spreadsheet and its sticky notes, and write down the exceptions.',
        },
        {
          step: 'Choose the path',
          description:
            'You name the one task whose success would make the rest worth paying for. We put on paper what it leaves out.',
        },
        {
          step: 'Build it through',
          description:
            'Screen, rules, storage, sign-in, deployment: the old database that worries everyone is touched now, while there is time.',
        },
        {
          step: 'Hand it over early',
          description:
            'A few of your people do real work with it while the old way stays open. Afterwards we ask where they hesitated.',
        },
        {
          step: 'Widen',
          description:
            'The next task comes from their list. Estimates get better from here on, since they rest on this code and these users.',
        },
      ],
    },
    {
      kind: 'figure',
      id: 'working-path',
      title: 'One working path',
      ground: 'mist',
      figure: {
        type: 'working-path',
        name: 'Accepting an offer, layer by layer',
        specimen: true,
        chapter: 'for-sale',
        caption: 'Property, people and amounts are made up.',
        frames: [
          {
            layer: 'Screen',
            title: `Offer on ${story.house.address}`,
            fields: [
              { name: 'Price', value: wholeDollars(story.offer.price) },
              { name: 'Valid until', value: moment(story.offer.until) },
            ],
            button: 'Record the acceptance',
            note: 'The deadline used to live in an email.',
          },
          {
            layer: 'API',
            title: 'What the button sends',
            code: [
              `POST /offers/${story.offer.number}/acceptance`,
              `If-Match: "${story.offer.version}"`,
              '',
              '201 Created',
            ],
            note: `Version ${story.offer.version} is on the agent’s screen. Had the buyer changed the offer since, the server would refuse.`,
          },
          {
            layer: 'Table',
            title: 'What is stored',
            columns: ['Version', 'State', 'By'],
            rows: [
              [`${story.offer.version}`, 'open', 'buyer'],
              [`${story.offer.version + 1}`, 'accepted', `seller, by ${accountName(story.people.agent)}`],
            ],
            note: `Version ${story.offer.version} is kept, for the day when somebody disputes what was on the table at that minute.`,
          },
          {
            layer: 'Test',
            title: 'What must stay true',
            code: [
              `Given an offer until ${time(story.offer.until)}`,
              `When it is accepted at ${time(story.offer.late)}`,
              'Then it is refused',
              'And both agents are told',
            ],
            note: 'A rule that the whole office knew, and that was written nowhere until an agent asked.',
          },
        ],
      },
    },
    {
      kind: 'cards',
      ground: 'sand',
      layout: 'columns',
      id: 'our-services',
      title: 'Five kinds of application',
      intro: 'Each has a trouble of its own, which the design begins with.',
      items: [
        {
          title: 'Web applications for daily work',
          description:
            'A loan processor keeps them open from nine to six, so we design for the hundredth use of the day.',
        },
        {
          title: 'Customer and partner portals',
          description:
            'Tenants, vendors or brokers see their own part of your data, because the server binds every query to whoever is signed in.',
        },
        {
          title: 'Field applications',
          description:
            'Inspections and viewings on a phone, in basements without a signal: entries wait on the device, and a conflict is put to a person when the line is back.',
        },
        {
          title: 'Replacement of legacy applications',
          description:
            'The old system stays in use while its functions move out one by one, behind a thin layer that knows which of the two to ask.',
        },
        {
          title: 'Background jobs and reports',
          description:
            'Imports, statements and month-end runs that may be stopped halfway and started again without posting anything twice.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      id: 'our-expertise',
      title: 'Our Expertise',
      intro: 'Three parts that are simple until real cases arrive.',
      items: [
        {
          title: 'Money',
          description:
            'Decimals with a currency, and one written rule for rounding. We ask early who gets the cent that is left when a sum is split.',
        },
        {
          title: 'Dates',
          description:
            'A lease starts on a day and a signature happens at an instant; where a program mixes the two, deadlines move by a day.',
        },
        {
          title: 'Permissions',
          description:
            'The rule sits on the server beside the record, because a script can call what a screen hides. We let a test try the forbidden actions with every role.',
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['csharp', 'nodejs', 'react', 'sql-server'],
      id: 'our-techstack',
      title: 'Our Techstack',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What makes an application expensive?',
          answer:
            'Rules, more than screens. Ten screens over one table are quickly built, one screen on which a commission is split five ways is not. Old records that have to come along move it too, as does a system that must answer while a user waits.',
        },
        {
          question: 'Can the price be fixed?',
          answer:
            'For a path whose limits are on paper, yes. For a whole application we advise payment by time, with a list that you may reorder at any point. Under a fixed sum both sides end up arguing about the meaning of a word in the contract.',
        },
        {
          question: 'When is a task accepted, and who repairs it afterwards?',
          answer: `Acceptance is agreed as examples, this input and that result, which become the tests. Faults are then repaired at our cost for ${company.terms.repairs}${sample.term}.`,
        },
        {
          question: 'How do we start?',
          answer: `Write to us about one task and the person who does it today. After our questions you get a proposal for that task, which is the first piece. Nothing beyond it is ordered. ${company.terms.ownership}${sample.sentence}`,
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
      ],
    },
  ],
  closing: {
    question: 'The proposal for a first task is two lists',
    next: 'Built now, and left out. Your own words are enough for both, exceptions included.',
    picture: {
      scene: 'application-development-by-night',
      alt: 'The building at night, the screens in its rooms lit',
    },
  },
} satisfies DetailPageSource;
