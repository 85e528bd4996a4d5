import type { SectionPageSource } from '@/lib/section-page-schema';
import { company } from '../company';
import { routes } from '../routes';

export const contact = {
  path: routes.contact,
  name: 'Contact',
  indexed: true,
  search: 'contact software consultancy',
  seo: {
    pageName: 'contact our software consultancy',
    description: `Contact a software consultancy in ${company.city}: say what the system has to do and by when. What you type stays in your browser until you send it.`,
    keywords: ['contact', 'software enquiry', 'hire developers', `${company.city} software company`],
  },
  title: `Contact a software consultancy in ${company.city}`,
  lead: 'Tell us what the system has to do, and by when.',
  picture: {
    scene: 'site-office',
    alt: 'Scale model of a site office at night: its door open and lit, four letters on the sill, a drawing on the table outside',
  },
  blocks: [],
  sections: [
    {
      kind: 'rows',
      id: 'what-to-write',
      ground: 'paper',
      title: 'What helps us to answer well',
      intro: 'None of it is required. An enquiry of one line gets an answer too; it takes one more round of questions.',
      items: [
        {
          title: 'What runs today',
          description:
            'The system, roughly how old it is, who wrote it, and whether they can still be reached. “An Access database and three spreadsheets” is a good description.',
        },
        {
          title: 'What goes wrong',
          description:
            'The last time it did, and what that cost: a missed closing, a payment posted twice, an afternoon on the telephone. One real case tells us more than a list of features.',
        },
        {
          title: 'What must not change',
          description:
            'A screen that people know by heart, a report that a regulator expects, the night on which nothing may be touched.',
        },
        {
          title: 'The date, and what hangs on it',
          description:
            'An end of support, a contract, a season. If there is no date, say that, because it changes what we would propose.',
        },
        {
          title: 'What to leave out',
          description:
            'Passwords, keys, and personal data of your customers. A mail service carries this form, and we do not need them to understand the problem.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      ground: 'mist',
      title: 'Before you write',
      items: [
        {
          question: 'Does an enquiry commit me to anything?',
          answer:
            'No. It starts an exchange of questions by email. A proposal follows only if both sides think there is work to do, and it is yours to take elsewhere.',
        },
        {
          question: 'Can I talk to somebody instead of writing?',
          answer:
            'Say so in the message, with two or three times that suit you and your time zone. We still ask for a few written lines first, so that the right engineer joins the call.',
        },
        {
          question: 'We need a confidentiality agreement first. What then?',
          answer: 'Write that, and nothing else. The agreement is dealt with before you describe the system.',
        },
        {
          question: 'I am applying for a job. Is this the place?',
          answer:
            'Yes: choose Career as the enquiry type. The message then asks for your skill set and location, and a telephone number is needed so that we can arrange a conversation.',
        },
      ],
    },
  ],
} satisfies SectionPageSource;
