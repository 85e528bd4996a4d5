import type { SectionPageSource } from '@/lib/schemas/section-page';
import { company } from '../company';
import { routes } from '../routes';

export const whatWeDo = {
  path: routes.whatWeDo,
  name: 'What we do',
  indexed: true,
  seo: {
    pageName: 'what we do, in six solutions',
    description:
      'What we do, on one page: software for real estate, and five solutions for any business, from cloud to Power Apps. For readers who look for theirs.',
    keywords: [`${company.brand} solutions`, 'list of solutions', 'which solution'],
  },
  title: 'What we do: real estate software, and five solutions for any business',
  lead: `${company.brand} builds software for brokerages, lenders, title companies and property managers. For any other business there are five solutions: cloud, customer identity, digital transformation, an application framework and Power Apps.`,
  action: { label: 'Describe your problem', href: routes.contact },
  second: { label: 'Software for real estate', href: routes.realEstate },
  picture: {
    scene: 'integration-family-by-night',
    alt: 'A lit office tower at night, six plots joined to it: a badge, cabinets, a map pin, an envelope, coins, a lease',
  },
  blocks: ['whatWeDo', 'integrations', 'partners'],
  sections: [
    {
      kind: 'table',
      id: 'which-one',
      title: 'Which of the six is yours',
      intro:
        'Firms rarely arrive with the name of a solution. They arrive with a sentence like one of these, which says where to start reading.',
      columns: ['What people say', 'Where that usually starts', 'And what it often turns into'],
      rows: [
        [
          'Our listings disagree with the county, and nobody knows who is right.',
          'Real estate software: one record for each property, with the source of every field.',
          'Data feeds and an integration or two.',
        ],
        [
          'The server is eight years old and the quote for the cloud makes no sense.',
          'Cloud consulting: an assessment, before anybody signs for a move.',
          'Support, once something has moved.',
        ],
        [
          'Customers reset a password before each rent payment.',
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
        [
          'PayNow receipts arrive without a unit number.',
          `Real estate software, whose page has a section for buildings in ${company.city}.`,
          'Accounting and payment, joined to the tenancy ledger.',
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'two-fit',
      ground: 'sand',
      title: 'When two of them fit',
      paragraphs: [
        'Quite often two rows describe the same office. We then begin with the one that keeps money or people waiting. The other one may look smaller afterwards, or turn out to have been the same problem under another name.',
        'A common pair is the portal with too many passwords and the old server that it runs on. Moved to the cloud as it is, the portal has to be opened up again a year later for its sign-in, so we would usually change the sign-in before the hosting.',
      ],
    },
  ],
  closing: {
    question: 'Send the sentence that people say in your office',
    next: 'It need not name a solution. The reply names the one that we would look at, the reason, and the first piece of work that would show whether we are right.',
    picture: {
      scene: 'third-party-api-by-night',
      alt: 'Unlike buildings at night, joined by ducts to one round hub',
    },
  },
} satisfies SectionPageSource;
