import { routes } from '../routes';
import { story, unitAddress } from '../street';
import { dayAndYear, dollars, moment, time } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const documents = {
  path: routes.documents,
  family: 'integration',
  name: 'Document automation',
  summary:
    'Leases and closing papers filled from your records, signed in the right order and filed under the right property.',
  seo: {
    pageName: 'lease and document automation',
    description:
      'Lease and document automation with Docusign, Adobe Acrobat Sign or PandaDoc: filled from your records, signed and filed, for landlords and title companies.',
    keywords: [
      'document automation',
      'e-signature integration',
      'lease generation',
      'Docusign integration',
      'document retention',
    ],
    canonical: false,
  },
  search: 'lease document automation',
  header: {
    title: 'Lease and document automation, filled from records, signed in order',
    claim: 'A signed lease is only as good as the data it was filled from',
    description:
      'For landlords, property managers and title companies we join templates, e-signature and filing to the system of record, so that a lease goes out with this year’s rent and comes back under the right unit.',
    detailedDescription: [
      'A colleague copies a tenant’s name from the rent roll into a Word file, exports a PDF, emails it for signature and saves the signed copy in a folder by guess. Each step works. The lease still goes out with last year’s rent, because the template was a copy of a copy.',
    ],
    action: 'Show us one of your documents',
    second: { label: 'See a lease, field by field', section: 'lease' },
    picture: {
      scene: 'integration-documents',
      alt: 'A plinth with a lease, its fields marked in colour, a letter tray, a stamp and an envelope',
    },
    labels: [
      { anchor: 'field', section: 'lease' },
      { anchor: 'envelope', section: 'status' },
      { anchor: 'signature', section: 'systems' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'lease',
      title: 'A lease that nobody typed',
      intro:
        'The rent is typed once, in the rent roll, and every lease reads it from there. Nothing is sent while a required field is empty.',
      ground: 'oak',
      figure: {
        type: 'lease-page',
        name: 'A page of a lease with its sources',
        specimen: true,
        chapter: 'keys',
        caption: 'People, address and amounts are made up, and no lawyer wrote the clauses.',
        title: 'Residential lease',
        clauses: [
          {
            heading: 'Parties.',
            words: [
              'Between ',
              { field: story.people.owner, source: 2 },
              ' and ',
              { field: story.people.tenants[0], source: 3 },
              ' and ',
              { field: story.people.tenants[1], source: 3 },
              '.',
            ],
          },
          {
            heading: 'Premises.',
            words: [{ field: unitAddress, source: 2 }, ', parcel ', { field: story.house.parcel, source: 2 }, '.'],
          },
          {
            heading: 'Term and rent.',
            words: [
              'From ',
              { field: dayAndYear(story.lease.begins), source: 1 },
              ' for ',
              { field: `${story.lease.months} months`, source: 1 },
              ', at ',
              { field: dollars(story.lease.rent), source: 1 },
              ' a month.',
            ],
          },
          {
            heading: 'Pets.',
            words: [
              { field: 'One cat, kept indoors', source: 4 },
              ', against a deposit of ',
              { field: dollars(story.lease.petDeposit), source: 1 },
              '.',
            ],
          },
        ],
        signaturesTitle: 'Signatures, in their order',
        signatures: [
          {
            step: 1,
            who: `${story.people.tenants[0]}, tenant`,
            state: `Signed on ${moment(story.lease.signed[0])}`,
            done: true,
          },
          {
            step: 1,
            who: `${story.people.tenants[1]}, tenant`,
            state: `Signed on ${moment(story.lease.signed[1])}`,
            done: true,
          },
          { step: 2, who: `${story.people.manager}, for the owner`, state: 'Opened, not signed yet', done: false },
          { step: 3, who: 'Archive', state: 'Files it once all have signed', done: false },
        ],
        foot: `Template 3. Values taken from the records on ${dayAndYear(story.lease.drafted)}, ${time(story.lease.drafted)}, and kept with this draft.`,
        sourcesTitle: 'Where each value comes from',
        sources: [
          { name: 'Rent roll', note: 'Rent, term and deposits, corrected there and nowhere else' },
          { name: 'Property record', note: 'Owner, address and parcel number' },
          { name: 'Application', note: 'Names and email addresses of those who sign' },
          { name: 'Clause library', note: 'In this lease because the application says: cat' },
        ],
      },
    },
    {
      kind: 'rows',
      id: 'status',
      title: 'Sent is not signed',
      intro: 'The words are Docusign’s; other services name nearly the same moments differently.',
      items: [
        { title: 'Sent', description: 'A notification left for at least one recipient, who may never read it.' },
        {
          title: 'Delivered',
          description: 'Every recipient has opened the documents, which says nothing yet about a signature.',
        },
        {
          title: 'Completed',
          description: 'All have done their part, and the unit is marked as leased at this point and not before.',
        },
        {
          title: 'Declined or voided',
          description:
            'A signer refused or the sender withdrew. The reason is stored, and the unit goes back on the agent’s list.',
        },
      ],
    },
    {
      kind: 'logo-groups',
      layout: 'columns',
      id: 'systems',
      title: 'From draft to archive',
      intro: 'The names are examples of what can be connected; you may own one or two of them already.',
      ground: 'oak',
      groups: [
        {
          heading: 'Generation',
          title: 'Data in, finished file out',
          description:
            'Your application sends the facts as JSON and receives a PDF or a Word file, while the clauses stay where your legal team can read them.',
          logos: ['formstack', 'pandadoc'],
        },
        {
          heading: 'Signature',
          title: 'Who signs, in which order, with what proof',
          description:
            'Docusign or Adobe Acrobat Sign collects the signatures. Signers, order and reminders come from your record. The audit trail comes back with the signed file and is stored beside it under the unit.',
          logos: ['docusign', 'adobe'],
        },
        {
          heading: 'Storage',
          title: 'The final copy, found again',
          description:
            'Folder, file name and permissions follow from the property record. People read the file in the drive they know, while your database holds its address and its hash.',
          logos: ['dropbox', 'google-drive', 'sharepoint'],
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['dotnet-core', 'nodejs', 'power-automate', 'azure', 'aws'],
      title: 'Where the pieces run',
    },
    {
      kind: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'Does an electronic signature hold?',
          answer:
            'For most leases in the U.S., under the ESIGN Act and the states’ own laws. Left out are some notices, such as eviction or foreclosure for a primary residence. Deeds may need a notary. Your counsel marks each template, and we build to the marks.',
        },
        {
          question: 'Can our lawyers change a clause without you?',
          answer:
            'They should. Clauses are text in a library with versions. A new one is first filled with the awkward cases (no second tenant, a rent with cents, a surname longer than its line) and then released by your own people.',
        },
        {
          question: 'What if the signing service’s message gets lost?',
          answer:
            'It calls a webhook, which we verify by its signature and answer at once. A scheduled check asks after every request that is still open as well, because the tenant at the door without keys is a bad alarm.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'A signature account with an approved API user, your retention schedule, legal holds included, and one person who releases the wording. For the first piece, one document that causes trouble and three filled copies of it, names masked.',
        },
        {
          question: 'What makes it more or less work?',
          answer:
            'Templates that differ in structure rather than in words, the number of systems that hold the facts, and the size of the old archive if it comes along.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which lease went out with the wrong rent?',
    next: 'The first piece is the page above for that lease, every value with its source. We make it from the empty form and three filled copies, names masked.',
    picture: {
      scene: 'integration-documents-by-night',
      alt: 'The lease and its tray by night, on the lit island',
    },
  },
  sources: [
    {
      name: 'Docusign, eSignature REST API documentation: statuses of envelopes',
      url: 'https://developers.docusign.com/docs/esign-rest-api/esign101/concepts/envelopes/status-codes',
      date: '2025',
    },
    {
      name: 'ESIGN Act, 15 U.S.C. 7001 and 7003',
      url: 'https://www.law.cornell.edu/uscode/text/15/7001',
      date: '2026',
    },
    { name: 'Uniform Law Commission, Uniform Electronic Transactions Act, in 49 states', date: '2026' },
    { name: 'Docusign, announcement: the spelling of its name', date: '2024' },
  ],
} satisfies DetailPageSource;
