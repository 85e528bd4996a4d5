import { company } from '../company';
import { draftHours, sentDays } from '../interface';
import { routes } from '../routes';
import { sample } from '../samples';
import type { ArticleSource } from '@/lib/schemas/article';

/** What this site does with data, and no more than it does. The owner's lawyer edits it here. */
export const privacy = {
  family: 'page',
  path: routes.privacy,
  name: 'Privacy',
  updated: '2026-11-26',
  published: '2026-11-26',
  seo: {
    pageName: 'privacy',
    description: `What the website of ${company.brand} does with your data: what the form sends, what stays in your browser, what a web server notes. For every visitor.`,
    keywords: ['privacy', 'personal data', 'enquiry form', 'retention'],
  },
  title: 'Privacy: what happens to your data here',
  lead: 'No cookies, and no scripts of anybody else. You tell us something about yourself only by sending the form.',
  note: sample.mark,
  picture: {
    scene: 'night-identity',
    alt: 'A gatehouse at night with a shield on its gate, a large key and one lit path',
  },
  sections: [
    {
      kind: 'table',
      id: 'what-is-kept',
      title: 'What is kept, where and for how long',
      columns: ['What', 'Where', 'How long'],
      rows: [
        [
          'What you send with the form: your words, the page that led to it, the campaign (with its number of your click) or site that brought you, your date and time zone, a number for the message',
          `In the mailbox of ${company.legalName}. EmailJS, a mail service, carries it there, and its servers may be in another country`,
          `${company.enquiryRetention}${sample.sentence}`,
        ],
        ['What you type and have not sent', 'In your browser alone', `Until you send it, or for ${draftHours} hours`],
        [
          'The number and time of a message that you sent, so that none goes twice',
          'In your browser alone',
          `For ${sentDays} days`,
        ],
        [
          'Where you came from: the campaign in the address with its number of your click, the name of the site',
          'In your browser alone',
          'Until you close the tab',
        ],
        ['Your choice of light or dark', 'In your browser alone', 'Until you change it'],
        [
          'The web server’s log: address of your connection, time, page, browser',
          'At the firm that hosts this site',
          'As long as that firm keeps its logs: usually days, to find faults and attacks',
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'measurement',
      when: 'measured',
      title: 'Visits are counted, visitors are not',
      paragraphs: [
        'We count that a page was opened, which site or campaign led to it, and that an enquiry was sent, a brochure opened or a page’s main button pressed. There is no cookie and no number that stands for you, so two visits of one person are two visits.',
        'A browser that sends Do Not Track or Global Privacy Control is not counted.',
      ],
    },
    {
      kind: 'prose',
      id: 'measurement',
      when: 'unmeasured',
      title: 'Visits are not counted',
      paragraphs: [
        'No script on this site reports what you look at. What we know of its readers is what the web server’s log and their letters tell.',
      ],
    },
    {
      kind: 'rows',
      id: 'why-and-on-what-ground',
      title: 'Why, and who decides',
      items: [
        {
          title: 'Who is responsible',
          description: `${company.legalName}, ${company.address.street}, ${company.city} ${company.address.postalCode}. Write to ${company.email}.`,
        },
        {
          title: 'An enquiry',
          description: `The engineers of ${company.legalName} read it to answer you, and for nothing else. By sending it you agree to that.`,
        },
        {
          title: 'An application',
          description:
            'If you chose Career, whoever decides on the vacancy reads it too. It is kept as long as any other enquiry, or deleted as soon as you ask.',
        },
        {
          title: 'Your rights',
          description: `To see, correct or delete what we have from you, or to take your consent back, write to ${company.email}. You need not give a reason.`,
        },
        {
          title: 'A complaint',
          description: `If we do not answer as we should, the authority for personal data of your country or of ours (${company.city}) will hear you.`,
        },
      ],
    },
  ],
  related: [
    {
      path: routes.whoWeAre,
      why: 'How we handle your systems and data once we work together: accounts, rights, test data.',
    },
  ],
} satisfies ArticleSource;
