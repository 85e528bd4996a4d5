import { company } from '../company';
import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const digitalTransformation = {
  path: routes.digitalTransformation,
  family: 'solution',
  name: 'Digital transformation services',
  summary:
    'A process on paper or in email becomes software, while the old way goes on until both give the same result.',
  search: 'digital transformation services',
  seo: {
    pageName: 'digital transformation services',
    description:
      'Digital transformation services, one process at a time, beside the old way until both agree. For operations and finance offices on paper and email.',
    keywords: [
      'digital transformation services',
      'process automation',
      'legacy replacement',
      'workflow software',
      'paperless office',
    ],
  },
  header: {
    title: 'Digital transformation services',
    claim: 'For offices on paper and email, one process at a time',
    description: `Digital transformation services for offices that run on paper and email: ${company.brand} turns one process into software, runs it beside the old way, and compares the two before you switch.`,
    detailedDescription: [
      'Somewhere in your company a form is printed, signed, scanned and typed in again. We begin at that desk. A programme that replaces everything has one launch date and no way back. A single process can be tried, corrected and trusted before the next one starts.',
    ],
    action: 'Describe one process',
    picture: {
      scene: 'digital-transformation',
      alt: 'By day: paper goes in at a scanner and comes out as screens',
    },
    labels: [
      { anchor: 'phone', section: 'key-benefits' },
      { anchor: 'scanner', section: 'side-by-side' },
      { anchor: 'paper', section: 'differences' },
      {
        anchor: 'archive',
        section: 'third-party-integrations',
      },
      { anchor: 'tower', section: 'our-techstack' },
    ],
  },
  slide: {
    tagline: 'For offices on paper and email, one process at a time',
    heading: 'Digital transformation services',
    button: { label: 'Visit', about: 'digital transformation services', href: routes.digitalTransformation },
    picture: {
      scene: 'night-digital-transformation-detail',
      alt: 'Dark filing cabinets on one side at night, lit towers on the other, and a conveyor that carries paper between them',
    },
  },
  menu: [
    { label: 'Key benefits', section: 'key-benefits' },
    { label: 'Third Party Integrations', section: 'third-party-integrations' },
    { label: 'Our Techstack', section: 'our-techstack' },
  ],
  sections: [
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'grid',
      ground: 'mist',
      title: 'Key benefits',
      intro: 'The state of each case, without a phone call.',
      items: [
        {
          point: 'The state of a case is in view',
          description: 'Anyone with access sees it, along with the person who is next.',
          icon: 'eye',
        },
        {
          point: 'Exceptions get a path',
          description: 'The case that fits no rule goes to a named person with a reason, and reasons are counted.',
          icon: 'tree-structure',
        },
        {
          point: 'Rules that can be tested',
          description:
            'What used to be a clerk’s judgement becomes a rule with examples, which a test repeats after a change.',
          icon: 'users-three',
        },
        {
          point: 'Figures from the work itself',
          description:
            'Waiting and handling times are by-products of the workflow, which ends the monthly report that is assembled by hand.',
          icon: 'chart-line-up',
        },
        {
          point: 'Room to change your mind',
          description: 'Until the old step is switched off you can return to it and decide again.',
          icon: 'clock-counter-clockwise',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'side-by-side',
      title: 'Side by side',
      items: [
        {
          step: 'Choose a process',
          description:
            'Frequent enough to teach us something, small enough to survive an error, in the hands of someone who wants it changed.',
        },
        {
          step: 'Record how it works',
          description: 'Forms, rules, shortcuts, the spreadsheet that is not mentioned until the second visit.',
        },
        {
          step: 'Drop what serves no one',
          description:
            'The third signature, the copy for a department that closed: a step that is left out does not have to be programmed.',
        },
        {
          step: 'Run both',
          description:
            'The same cases pass through the old way and the new. We list the differences daily, for the person responsible for the process to decide which of the two was right.',
        },
        {
          step: 'Switch off',
          description:
            'Old records are moved, or archived so that they can still be read. On that same day the paper form leaves the shelf, or it will be filled in for years.',
        },
      ],
    },
    {
      kind: 'figure',
      id: 'differences',
      ground: 'sand',
      title: 'A month of both ways',
      figure: {
        type: 'differences',
        name: 'List of differences, supplier invoices, one month',
        specimen: true,
        caption: 'Company, amounts and cases are made up.',
        cases: 31,
        agree: 'Same result',
        differ: 'Different result',
        columns: ['Case', 'Old way', 'New way', 'Why', 'What was decided'],
        rows: [
          {
            number: 7,
            before: 'Approved at $480',
            after: 'Sent to a second approver',
            why: 'The limit is $450, and the clerk knew of an exception for this supplier.',
            decision: 'The old way was right. The exception is now a rule, with a date on which it ends.',
          },
          {
            number: 19,
            before: 'Due on 2 March',
            after: 'Due on 28 February',
            why: 'The spreadsheet counts thirty days to every month.',
            decision: 'The new way is right, and the supplier was told.',
          },
          {
            number: 26,
            before: 'Not found',
            after: 'Waiting for a signature',
            why: 'The paper lay in the tray of a colleague on holiday.',
            decision: 'The new way is right. Every approver now has a deputy.',
          },
        ],
      },
    },
    {
      kind: 'integrations',
      id: 'third-party-integrations',
      ground: 'sand',
      title: 'Third Party Integrations',
      intro:
        'Transformation stalls where the department ends and a file is exported for the next one. These connections take the file’s place.',
      items: [
        {
          title: 'Document automation',
          description: 'Templates filled from the case, signed on a screen, archived under the case number.',
          icon: 'file-text',
          url: routes.documents,
          readMore: true,
        },
        {
          title: 'Accounting and payment',
          description: 'An approved invoice becomes a posting and a payment order that nobody types again.',
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
          description: 'Approval rights follow the staff directory: a leaver loses them together with the desk.',
          icon: 'fingerprint',
          url: routes.identityIntegration,
          readMore: true,
        },
        {
          title: 'Location and address',
          description: 'Visits, deliveries and inspections carry an address that was checked at entry.',
          icon: 'map-pin',
          url: routes.location,
          readMore: true,
        },
        {
          title: 'Real estate property and database',
          description: 'Where a case concerns a building, its public record is attached when the case is opened.',
          icon: 'buildings',
          url: routes.propertyData,
          readMore: true,
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['power-apps', 'aspnet'],
      id: 'our-techstack',
      ground: 'mist',
      title: 'Our Techstack',
      intro:
        'A leave request needs a form and an approval, which Power Apps gives it. A claims process with years of rules needs a program with tests. We decide that for one process at a time.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What drives the price?',
          answer:
            'The exceptions. A process with four states and one approval is small even if a thousand cases pass through it in a week. One in which every third case is special is large. The drawing shows which of the two yours is.',
        },
        {
          question: 'How much of our people’s time does it take?',
          answer:
            'More than most plans admit, and most of it from one person. Whoever is responsible for the process answers questions while we draw it, decides the differences while both ways run, and signs off the end. The others show us what they do, then see screens early enough to object.',
        },
        {
          question: 'How do we start, and what does that commit us to?',
          answer:
            'Describe one process, or send the form that starts it. The first piece is a drawing of this process as it really runs, with a plan for it alone. A second process is a decision of its own, which you take after you have lived with the result.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'What happens to the old records?',
          answer:
            'Open cases are moved. Closed ones are moved if they are still worked with, and otherwise archived in a form that can be read without the old program, for as long as your own rules require.',
        },
      ],
    },
  ],
  closing: {
    question: 'Send the form that is typed in twice',
    next: 'The proposal covers this one process. A drawing of its real way from desk to desk is the first piece.',
    picture: {
      scene: 'power-apps-by-night',
      alt: 'The building of toy bricks at night, and a phone that glows',
    },
  },
} satisfies DetailPageSource;
