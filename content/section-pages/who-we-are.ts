import type { SectionPageSource } from '@/lib/schemas/section-page';
import { company } from '../company';
import { anchors, answers, homeSection, routes } from '../routes';
import { sample } from '../samples';

/* Source of the hours: IANA Time Zone Database, 2026. */

const { city, clocks, terms } = company;

export const whoWeAre = {
  path: routes.whoWeAre,
  name: 'Who we are',
  indexed: true,
  search: `software company ${city.toLowerCase()}`,
  seo: {
    pageName: `a software company in ${city}`,
    description: `A software company in ${city}, founded in ${company.foundingYear}: who you will talk to, how your systems and data are handled, and who owns the code.`,
    keywords: ['about us', `software company ${city}`, 'real estate engineers', 'data handling'],
  },
  title: `Who we are: a software company in ${city} since ${company.foundingYear}`,
  lead: `${company.brand} develops and looks after business software, much of it for real estate, in the United States and around ${city}. Below is what a buyer has to know before signing.`,
  action: { label: 'Send us your questions', href: routes.contact },
  second: { label: 'Your systems and data', section: 'your-systems-and-data' },
  picture: {
    scene: 'night-hire-us',
    alt: 'A building site at night: a half-built block with lit floors under a crane, a laptop and a blueprint before it',
  },
  blocks: ['whoWeAre'],
  sections: [
    {
      kind: 'rows',
      id: 'who-you-will-talk-to',
      ground: 'paper',
      title: 'Who you will talk to',
      intro: `By role, from the first mail to the last release. ${sample.note}`,
      items: [
        {
          title: 'The engineer who answers',
          description: `Reads your enquiry ${terms.reply} and writes the questions. You keep this address until somebody else has taken over by name.`,
        },
        {
          title: 'The lead engineer',
          description:
            'Writes the proposal, answers for its size and stays through the first piece. Bad news comes from this person, and before the date that it concerns.',
        },
        {
          title: 'The engineers',
          description:
            'Work in your tickets and talk to your staff without a go-between. For a team you meet each of them over your own code before anything is ordered.',
        },
        {
          title: 'A director',
          description: `Signs for ${company.legalName}, and is the one to write to when the lead is the problem.`,
        },
        {
          title: 'Two people on your side',
          description:
            'One who may decide, and an administrator who grants access. Where the first is missing, work stops at the first exception.',
        },
      ],
    },
    {
      // Not shown before somebody is named in content/people.ts.
      kind: 'people',
      title: 'The people you can ask',
    },
    {
      kind: 'brief',
      id: 'your-systems-and-data',
      ground: 'mist',
      title: 'How we handle your systems and data',
      claim: 'Your administrator gives each right, and closes it',
      note: sample.mark,
      picture: {
        scene: 'integration-identity',
        alt: 'A gate with a turnstile, badges and a key before it, joined to an office tower',
      },
      items: [
        {
          term: 'Accounts',
          description:
            'Each engineer has an account of their own in your systems, with a second factor. None is shared.',
        },
        {
          term: 'Rights',
          description:
            'The least that a task needs, granted by your administrator to a named person and taken back when the task has ended.',
        },
        {
          term: 'Test data',
          description:
            'Masked or invented records come first. A test on real ones needs your consent in writing, and a day on which they are deleted.',
        },
        {
          term: 'Production data',
          description:
            'We look at it in your system, under your logging. A file of it leaves only as a sample that you export and mask.',
        },
        {
          term: 'Laptops',
          description: 'Encrypted, with a copy of the code and no data of yours.',
        },
        {
          term: 'Working copies',
          description: `A sample export or a traced file is kept in encrypted storage, apart from laptops, and deleted ${terms.workingCopies}.`,
        },
        { term: 'AI tools', description: terms.aiTools },
        {
          term: 'When an engineer leaves',
          description: 'Your administrator has the name on the same day, and the access list shows what to close.',
        },
        {
          term: 'At the end',
          description:
            'You receive the access list: person, system, right, the day it was given and the day it was closed.',
        },
        {
          term: 'Certificates',
          description:
            'This site claims none. Send your security questionnaire: an engineer fills it in, and writes “no” where the answer is no.',
        },
      ],
    },
    {
      kind: 'rows',
      id: 'ownership',
      title: 'Who owns what',
      note: sample.mark,
      picture: {
        scene: 'row-three-keys',
        alt: 'Three front doors and their keys on the lawn before them, the middle door open',
      },
      items: [
        {
          title: 'What we write for you',
          description: `${terms.ownership} Code, notes and tickets are kept in your accounts, which leaves nothing to hand back if we part.`,
        },
        { title: 'Application-in-a-box', description: terms.frameworkLicence },
        {
          title: 'Published libraries',
          description: 'They keep the licences of their authors. You get the list of them with each release.',
        },
        {
          title: 'Data and accounts',
          description:
            'Cloud subscriptions, domains, provider contracts and everything stored in them stay with you. We never hold them on your behalf.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'time-zones',
      title: 'Two markets and one clock',
      claim: 'The night of the United States is our working day',
      paragraphs: [
        `${city} is ${clocks.againstNewYork}. What your team reports at five in the afternoon is read here at the start of a day. A migration that must not disturb an agent can run while the agents are asleep.`,
        'The distance has a price. With New York and Texas there are no shared office hours, so one call is fixed at the edge of the day. With San Francisco there is one shared hour in winter. Everything else is written down well enough to be picked up without a call. The page on dedicated development teams has the hours office by office.',
        `Companies in ${city} share every hour with us. So do Kuala Lumpur, Manila, Hong Kong, Taipei and Perth, whose clocks show the same time all year.`,
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      ground: 'mist',
      title: 'What buyers ask about us',
      items: [
        {
          question: 'Why do you name no customers?',
          answer:
            'This site names none and shows no result that you could not check. The pages of solutions and services have specimens instead, made up and labelled, of the paper or the screen that you would hold in your hands. A first piece of work, at a fixed sum, is the test on your own case.',
        },
        {
          question: 'Which hours do you keep?',
          answer: `${terms.officeHours}${sample.term}. Alarms outside these hours are agreed system by system, and they are the first thing that drives the price of support.`,
        },
        {
          question: 'Can we see who did what?',
          answer:
            'Yes. Commits, reviews and tickets carry names and are in your own tools. A change is reviewed by somebody who did not write it.',
        },
        {
          question: 'Are you hiring?',
          answer: 'The home page lists the roles that are open for engineers. Each works beside the lead of a team.',
          more: { label: 'The open roles', href: homeSection(anchors.careers) },
        },
        {
          question: 'How does an engagement begin?',
          answer:
            'With questions, then a proposal, then a first piece of work, then a plan. The first two are free of charge.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
      ],
    },
  ],
  closing: {
    question: 'Send the security questionnaire first, if you like',
    next: 'An engineer fills it in before you describe the system. If you have none, two sentences on what should work better a year from now are a good beginning.',
    picture: {
      scene: 'identity-by-night',
      alt: 'A walled block at night with one lit gate, and a key on the lawn before it',
    },
  },
} satisfies SectionPageSource;
