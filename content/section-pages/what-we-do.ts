import type { SectionPageSource } from '@/lib/section-page-schema';
import { routes } from '../routes';

export const whatWeDo = {
  path: routes.whatWeDo,
  name: 'What we do',
  indexed: true,
  search: 'real estate software solutions',
  seo: {
    pageName: 'software solutions, real estate first',
    description:
      'Software solutions for real estate and beyond: property platforms, cloud, customer identity, digital transformation, a framework, Power Apps.',
    keywords: ['software solutions', 'real estate software', 'cloud consulting', 'CIAM', 'Power Apps'],
  },
  title: 'Six software solutions, real estate first',
  lead: 'Property software is what we know best; the other five solutions grew out of what property firms asked for next. Each page says what goes wrong, for whom, and where we begin.',
  action: { label: 'Describe your problem', href: routes.contact },
  second: { label: 'Software for real estate', href: routes.realEstate },
  picture: {
    scene: 'night-real-estate',
    alt: 'Scale model of a city block at night, its houses joined to a lit tower by fine threads of light',
  },
  blocks: ['whatWeDo', 'integrations', 'partners'],
  sections: [
    {
      kind: 'table',
      id: 'which-one',
      title: 'Which of the six is yours',
      intro:
        'Firms rarely arrive with the name of a solution. They arrive with a sentence like one of these, and the sentence says where to start reading.',
      columns: ['What people say', 'Where that usually starts', 'And what it often turns into'],
      rows: [
        [
          'Our listings disagree with the county, and nobody knows who is right.',
          'Real estate software: one record for each property, with the source of every field.',
          'Data feeds and an integration or two.',
        ],
        [
          'The server is eight years old and the quote for the cloud makes no sense.',
          'Cloud consulting: a written reason for each system to move or to stay.',
          'Support, once something has moved.',
        ],
        [
          'Customers have four passwords with us, and forget three.',
          'Customer identity: one account, kept by an identity provider.',
          'A new front door for the applications behind it.',
        ],
        [
          'The form travels by email until somebody prints it.',
          'Digital transformation: one process at a time, with the old way running beside it.',
          'A small application, or Power Apps.',
        ],
        [
          'We need an internal system and cannot wait for the plumbing.',
          'Application-in-a-box: sign-in, roles and audit are there when you start.',
          'Application development on top of it.',
        ],
        [
          'The department built it in a spreadsheet, and now it matters.',
          'Power Apps: the same tool, with its data in Dataverse and its changes under control.',
          'A real application, if it outgrows the licence.',
        ],
      ],
    },
  ],
  closing: {
    question: 'Which sentence do people say in your office?',
    next: 'Send it as it is said. We answer with the solution we would look at first, and with the reason.',
    picture: {
      scene: 'night-real-estate',
      alt: 'Scale model of a city block at night with lit windows and threads of light above the roofs',
    },
  },
} satisfies SectionPageSource;
