import type { SectionPageSource } from '@/lib/schemas/section-page';
import { company } from '../company';
import { answers, routes } from '../routes';
import { sample } from '../samples';

export const contact = {
  path: routes.contact,
  name: 'Contact',
  indexed: true,
  seo: {
    pageName: 'contact, and what happens then',
    description: `How to reach ${company.brand}: say what the system has to do and by when, or apply for a job. What you type stays in your browser until you send it.`,
    keywords: [`contact ${company.brand}`, 'enquiry form', 'apply for a job'],
  },
  title: `Contact ${company.brand}, a software consultancy in ${company.city}`,
  lead: `Tell an engineer what your system has to do and by when. The answer comes ${company.terms.reply}${sample.term}. For a job, choose Career.`,
  picture: {
    scene: 'site-office',
    alt: 'A site office at night: its door open and lit, four letters on the sill, a drawing on the table outside',
  },
  blocks: [],
  sections: [
    {
      kind: 'rows',
      id: 'what-to-write',
      ground: 'paper',
      title: 'What helps us to answer well',
      intro: 'None of it is required: an enquiry of one line gets an answer too, after one more round of questions.',
      items: [
        {
          title: 'What runs today',
          description:
            'The system, roughly how old it is, who wrote it, and whether they can still be reached. “An Access database and three spreadsheets” is a good description.',
        },
        {
          title: 'What goes wrong',
          description:
            'Describe the last time it did and what that cost, such as a missed closing, a payment posted twice or an afternoon on the phone, since one real case tells us more than a list of features.',
        },
        {
          title: 'What must not change',
          description:
            'A screen that people know by heart, a report that a regulator expects, or the night on which nothing may be touched.',
        },
        {
          title: 'The date, and what hangs on it',
          description:
            'An end of support, a contract or a season. If there is no date, say that too. It changes what we would propose.',
        },
        {
          title: 'What to leave out',
          description:
            'Passwords, keys and personal data of your customers. A mail service carries this form, and the problem can be understood without them.',
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
            'No. Questions and a proposal are free of charge, and the proposal is yours to take elsewhere. The first thing that costs money is a first piece of work, at a sum that you have agreed to.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Can I talk to somebody instead of writing?',
          answer:
            'Say so in the message, with two or three times that suit you and your time zone. We still ask for a few written lines first, so that the right engineer joins the call.',
        },
        {
          question: 'What if we need a confidentiality agreement first?',
          answer: 'Write only that. The agreement is dealt with before you describe the system.',
        },
        {
          question: 'Who sees our data, and how do you work with it?',
          answer:
            'Named engineers with a second factor, through rights that your administrator gives and closes. A security questionnaire is answered by an engineer.',
          more: { label: 'How we handle your systems and data', href: answers.dataHandling },
        },
        {
          question: 'Do you work outside real estate?',
          answer:
            'Yes. Five of the six solutions serve any company that depends on its software, and so do the services; the pages on integrations and on teams take their examples from property. Real estate is the field in which you have to explain least.',
        },
        {
          question: 'Is this also the place to apply for a job?',
          answer:
            'Yes. Choose Career as the enquiry type, and the message asks for your skill set and location. A phone number is needed in that case, so that we can arrange a conversation.',
        },
      ],
    },
  ],
} satisfies SectionPageSource;
