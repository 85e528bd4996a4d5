import { company } from '../company';
import { answers, routes } from '../routes';
import { story, unitAddress } from '../street';
import { sample } from '../samples';
import { time, weekdayAndDay } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const applicationSupport = {
  path: routes.applicationSupport,
  family: 'service',
  name: 'Application maintenance and support',
  summary: 'We take over a running system, study it before we touch it, and write down what its authors kept in mind.',
  search: 'application maintenance and support',
  seo: {
    pageName: 'application maintenance and support',
    description:
      'Application maintenance and support: handover, runbook, updates, faults traced until they stop. For companies whose system has outlived its authors.',
    keywords: [
      'application support',
      'application maintenance',
      'legacy code handover',
      'runbook',
      'incident response',
    ],
  },
  header: {
    title: 'Application maintenance and support when the authors have left',
    claim: 'We keep software running that somebody else wrote',
    description: `${company.brand} takes on the maintenance and support of an application that your business leans on and nobody dares to restart. We study it, write its runbook, patch it, and watch it overnight, U.S. time, from Sunday to Thursday.`,
    detailedDescription: [
      'Such a system is rarely as bad as its reputation. It holds years of rules that were right for someone, released by a person who knew the steps by heart. We begin by studying it: the source, the scheduled jobs, the error log and the inbox where complaints arrive.',
    ],
    action: 'Name the system to look after',
    second: { label: 'See a page of a runbook', section: 'runbook' },
    picture: {
      scene: 'application-support',
      alt: 'An office block under repair while its lights are on: a hanging platform, a cherry picker and a crane at work, an open toolbox across the street',
    },
    labels: [
      { anchor: 'cradle', section: 'key-benefits' },
      { anchor: 'lift', section: 'handover' },
      { anchor: 'toolbox', section: 'runbook' },
    ],
  },
  sections: [
    {
      kind: 'benefits',
      layout: 'shaped',
      id: 'key-benefits',
      title: 'Key benefits',
      intro: 'What changes for you from the month in which we take over.',
      items: [
        {
          point: 'One queue',
          icon: 'tray',
          description:
            'Reports by phone, chat and corridor end up in one list with a state and a name, in which you can see what waits for whom.',
        },
        {
          point: 'A way back from a release',
          icon: 'arrow-counter-clockwise',
          description:
            'A deployment is a script and so is its reversal, with changes to the database split, to let yesterday’s code run on today’s tables.',
        },
        {
          point: 'Updates before they are urgent',
          icon: 'calendar-check',
          description:
            'Runtimes go out of support on published dates, and certificates expire on known ones. We keep the list, with the work planned in front of each date.',
        },
        {
          point: 'Knowledge on paper',
          icon: 'book-open-text',
          description:
            'What an engineer finds out goes into the runbook the same day, whoever is on holiday in the following week.',
        },
        {
          point: 'Faults that end',
          icon: 'magnifying-glass',
          description:
            'Restarting the service closes the incident and leaves the defect. So we count the ones that recur and take the list from the top; a repair comes with a test.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'handover',
      title: 'The handover',
      intro: 'With the authors, or without them.',
      ground: 'mist',
      items: [
        {
          step: 'Collect the keys',
          description:
            'Repositories, servers, domain names, mailboxes, the licence that a former colleague registered: missing ones show themselves now.',
        },
        {
          step: 'Study it',
          description:
            'We follow the main transactions through the source and compare it with what is deployed, which is not always the same program.',
        },
        {
          step: 'Build it from nothing',
          description:
            'On an empty machine, from the repository alone, until it runs and the undocumented settings have shown themselves.',
        },
        {
          step: 'Write the runbook',
          description:
            'What runs where, how it is started and stopped, what an alarm means, whom to call, corrected by you.',
        },
        {
          step: 'Make one small change',
          description:
            'A label or a rounding error goes the whole way through test and release, before anything that matters depends on that path.',
        },
        {
          step: 'Take over',
          description:
            'From an agreed day, reports and alarms come to us, while a former team, where there is one, stays within call.',
        },
      ],
    },
    {
      kind: 'figure',
      id: 'runbook',
      title: 'The runbook',
      ground: 'sand',
      figure: {
        type: 'runbook-page',
        name: 'One alarm, and a severity scale to fill in',
        specimen: true,
        chapter: 'van',
        caption: 'System and alarm are made up; the scale is for you to print and fill in.',
        title: 'The nightly rent import has not finished',
        facts: [
          { name: 'Alarm', value: `import-late, ${weekdayAndDay(story.alarm.raised)}, ${time(story.alarm.raised)}` },
          {
            name: 'If nobody acts',
            value: `Tenants who paid are reminded at ${time(story.alarm.reminders)}, ${unitAddress} among them`,
          },
        ],
        steps: [
          { action: 'Open the log of the import.', expect: 'The last line names the file that it was working on.' },
          { action: 'Compare the file’s total with the bank’s.', expect: 'Equal: go to 4; different: go to 3.' },
          {
            action: 'Ask the bank’s desk for the file again, and leave the old one as it is.',
            expect: 'A file with a later time stamp.',
          },
          {
            action: 'Start the import from the file where it stopped.',
            expect: 'Rows that were posted before are skipped.',
          },
          { action: 'Hold back the reminders until the totals agree.', expect: 'Difference: 0.00.' },
        ],
        stop: {
          label: 'Stop here and call',
          text: 'if a row has been posted twice, or step 4 fails again: what follows is a decision about data, and not for the reader of this page.',
        },
        scale: {
          title: 'Severity, in your words',
          columns: { level: 'Level', means: 'For example', who: 'Whom we call', within: 'Answer within' },
          blank: 'for you to fill in',
          levels: [
            'Money or data may be wrong',
            'Most people cannot work',
            'One task fails, with a way round it',
            'Ugly, and nobody waits for it',
          ],
        },
      },
    },
    {
      kind: 'techstack',
      own: ['jquery', 'adonet', 'iis'],
      title: 'Old enough to need us',
      intro: 'jQuery, ADO.NET and IIS are in these tabs because they are still in service.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'Which hours do you cover?',
          answer: `${company.terms.officeHours}${sample.term}. In ${company.city} and its region these are your own hours. In the United States they are evening and night, from Sunday to Thursday, when imports run: the alarm in the runbook rings in our afternoon. Other hours, weekends among them, are agreed for each system and are the first thing that drives the price.`,
        },
        {
          question: 'What drives the price of support?',
          answer:
            'The hours in which a person has to answer, the number of systems, the rate of their changes. The state of the code weighs less than people expect.',
        },
        {
          question: 'How do we start?',
          answer:
            'With the handover, which is the first piece. It ends with a runbook, a build from nothing and a list of what worries us. If you stop there, all three stay with you, and the system has become a known one to whoever takes it next.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Who holds the accounts and the data?',
          answer:
            'Hosting, domains and licences stay in your name and on your invoice. We work with permissions that you can withdraw. Where a fault shows only on real records, we look at them in your system and log that we did.',
        },
        {
          question: 'How do we leave?',
          answer: `With ${company.terms.noticeForSupport}${sample.term}. The runbook is kept current with the changes, so that whoever comes after us starts from paper and not from an empty machine.`,
        },
      ],
    },
  ],
  closing: {
    question: 'A handover begins with a list of things to see',
    next: 'We make it from the name of the system and the year in which its last author left, before anybody touches it.',
    picture: {
      scene: 'application-support-by-night',
      alt: 'The office block at night, a hanging platform at its front',
    },
  },
  sources: [
    {
      name: 'Microsoft, .NET support policy: .NET 8 and .NET 9 left support on 10 November 2026',
      url: 'https://dotnet.microsoft.com/platform/support/policy/dotnet-core',
      date: '2026',
    },
  ],
} satisfies DetailPageSource;
