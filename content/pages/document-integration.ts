import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const documents = {
  path: routes.documents,
  family: 'integration',
  name: 'Document automation',
  summary:
    'Leases and closing papers filled from your records, signed in the right order and filed under the right property.',
  seo: {
    pageName: 'document automation integration',
    description:
      'Merge fields, electronic signature status and retention joined to your system of record, for leases, disclosures and closing documents.',
    keywords: [
      'document automation',
      'e-signature integration',
      'lease generation',
      'merge fields',
      'document retention',
    ],
    canonical: false,
  },
  header: {
    title: 'A signed lease is only as good as the data it was filled from',
    description:
      'Templates, signatures and filing joined to your system of record, so that nobody types the rent twice.',
    detailedDescription: [
      'Somebody copies a tenant’s name from the rent roll into a Word file, exports a PDF, emails it for signature and saves the signed copy in a folder by guess. Each step works. The lease still goes out with last year’s rent, because the template was a copy of a copy.',
      'We connect the four places where a document lives: the record that knows the facts, the template, the signature service and the archive. After that, a wrong rent is corrected in one of them.',
    ],
    action: 'Show us one of your documents',
    picture: {
      scene: 'integration-family',
      alt: 'Scale model of six small islands linked to a central tower; this page is about the island with a document under a red seal',
    },
  },
  sections: [
    {
      kind: 'prose',
      title: 'A template is code and is kept like code',
      paragraphs: [
        'A lease template has variables, conditions and loops: the pet clause, a signature line for each tenant, the disclosure that only some states require. Its merge fields carry the names of your data model. It lives under version control, and each generated file stores the version that made it.',
        'A new version is first filled from a set of awkward cases: no second tenant, a rent with cents, a surname longer than its line. Generation stops when a required field is empty, since a blank in a contract costs more than an error message.',
      ],
    },
    {
      kind: 'logo-groups',
      title: 'The systems between draft and archive',
      intro: 'The names are examples of what can be connected; you may own one or two of them already.',
      ground: 'sand',
      groups: [
        {
          heading: 'Generation',
          title: 'Data in, finished file out',
          description:
            'Your application sends the facts as JSON and receives a PDF or a Word file. Clauses stay where your legal team can read them.',
          logos: ['formstack', 'pandadoc'],
        },
        {
          heading: 'Signature',
          title: 'Who signs, in which order, with what proof',
          description:
            'Docusign or Adobe Acrobat Sign collects the signatures. Signers, order and reminders come from your record; the audit trail comes back with the signed file.',
          logos: ['docusign', 'adobe'],
        },
        {
          heading: 'Storage',
          title: 'The final copy, found again',
          description:
            'Folder, file name and permissions follow rules from the property record. People read the file in the drive they know, and your database holds its address and its hash.',
          logos: ['dropbox', 'google-drive', 'sharepoint'],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'One lease on its way to the archive',
      items: [
        {
          step: 'Freeze the facts',
          description:
            'The values are copied into a snapshot. Whatever changes in the record tomorrow, this draft can be explained.',
        },
        {
          step: 'Send for signature',
          description: 'The signature request, which Docusign calls an envelope, carries your own record ID.',
        },
        {
          step: 'Listen for the status',
          description:
            'The service calls a webhook. We verify its HMAC, acknowledge at once and process afterwards, because a slow answer counts as a failure and the event is sent again.',
        },
        {
          step: 'Fetch and file',
          description:
            'Signed file and certificate are downloaded together, hashed and stored under the property, the unit and the lease term.',
        },
      ],
    },
    {
      kind: 'rows',
      title: '‘Delivered’ does not mean signed',
      intro: 'These are Docusign’s words. Other services name nearly the same moments differently.',
      ground: 'mist',
      items: [
        { title: 'Sent', description: 'A notification left for at least one recipient. It may not have been read.' },
        {
          title: 'Delivered',
          description:
            'Every recipient has opened the documents. It says nothing about an inbox, and signatures may still be missing.',
        },
        {
          title: 'Completed',
          description: 'Everybody has done their part. Only now is the unit marked as let.',
        },
        {
          title: 'Declined or voided',
          description:
            'A signer refused, or the sender withdrew. The reason is stored and the unit goes back to the agent’s list.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Ways a document process fails quietly',
      columns: ['Failure', 'Who notices too late', 'Built-in answer'],
      rows: [
        [
          'A webhook was missed during a deployment',
          'The tenant at the door without keys',
          'A scheduled check asks for every request that is still open',
        ],
        [
          'A tenant’s email address has a typing error',
          'The agent, after a week of silence',
          'A bounce reopens the request and names the recipient',
        ],
        [
          'Two drafts are out for one unit',
          'Two families',
          'One open request per unit and term; the older one is voided first',
        ],
        [
          'The signed file was edited in the shared drive',
          'A lawyer, in a dispute',
          'Read-only permission, and a hash that is compared on schedule',
        ],
      ],
    },
    {
      kind: 'brief',
      title: 'Decisions that stay at your desk',
      ground: 'sand',
      items: [
        {
          term: 'What may be signed online',
          description:
            'The U.S. ESIGN Act leaves out some papers, among them notices of eviction or foreclosure for a primary residence. Deeds may need a notary. Your counsel marks each template.',
        },
        {
          term: 'Retention',
          description:
            'How long each type is kept, from which date, and who may place a legal hold that stops deletion. We run the schedule you give us.',
        },
        {
          term: 'Accounts and consent',
          description:
            'Your administrator owns the signature account, approves the API user and decides in whose name requests are sent.',
        },
        {
          term: 'The owner of the wording',
          description:
            'One person at your company releases a template. Engineers can change its fields, never its clauses.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      title: 'The dashboard after launch',
      items: [
        {
          title: 'Stuck requests',
          description: 'Open longer than is usual for that document type, oldest first.',
          icon: 'clock',
        },
        {
          title: 'Failed merges',
          description: 'The field that was empty and the record that should have had it.',
          icon: 'file-text',
        },
        {
          title: 'Missing files',
          description: 'Leases marked as signed without a stored copy. The number should be zero.',
          icon: 'archive',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Where the pieces run',
      intro:
        'Generation and webhooks are .NET or Node.js services with a queue between them; files go to Azure or AWS storage. Simple approvals can be Power Automate flows.',
      ground: 'mist',
    },
  ],
  related: [
    {
      path: routes.propertyData,
      why: 'Merge fields need a trusted owner, address and legal description. That page shows where they come from.',
    },
    {
      path: routes.powerApps,
      why: 'When approvals already happen in Microsoft 365, a flow and a small app may be enough for the whole process.',
    },
  ],
} satisfies DetailPageSource;
