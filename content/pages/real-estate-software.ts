import { company } from '../company';
import { homeMarket } from '../home-market';
import { answers, routes } from '../routes';
import { story, unitAddress } from '../street';
import { count, initialAndName, lastNameFirst, rollAddress, rollName } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const realEstate = {
  path: routes.realEstate,
  family: 'solution',
  name: 'Real estate software development',
  summary:
    'We bring listings, loans, leases and closings onto one property record, for brokers, lenders, title companies and landlords.',
  search: 'real estate software development',
  seo: {
    pageName: 'real estate software development',
    description: `Real estate software development company in ${company.city} with U.S. experience: MLS feeds, escrow, rent rolls. For brokers, lenders and property managers.`,
    keywords: [
      'real estate software development company',
      'MLS integration',
      'property management software',
      'title and escrow software',
    ],
  },
  header: {
    title: 'Real Estate Software Development Company',
    claim: 'Listing, loan and lease on one record per property',
    description: `${company.brand} is a ${company.city} software company with U.S. real estate experience. For brokerages, lenders, title companies and property managers it joins MLS feeds, escrow, leases and county records in one record per property.`,
    detailedDescription: [
      'A property has many names: a parcel number at the county, a listing number at the MLS (the brokers’ shared listing service), a unit number on the lease. Errors get expensive where one name is taken for another. We settle what counts as the same property before we draw a screen.',
    ],
    action: 'Describe your property system',
    picture: {
      scene: 'real-estate',
      alt: 'The town by day, green threads from its roofs to a tower',
    },
    labels: [
      { anchor: 'homes', section: 'our-expertise' },
      { anchor: 'offices', section: 'our-services' },
      {
        anchor: 'thread',
        section: 'third-party-integrations',
      },
      { anchor: 'tower', section: 'techstack' },
      { anchor: 'shop', section: 'key-benefits' },
    ],
  },
  slide: {
    tagline: 'Listing, loan and lease on one record per property',
    heading: 'Real Estate Software Development Company',
    button: { label: 'Visit', about: 'real estate software', href: routes.realEstate },
    picture: {
      scene: 'night-real-estate-detail',
      alt: 'A town after dark: houses, shops and offices around a crossing, with threads of light from their roofs to the top of one tower',
    },
  },
  menu: [
    { label: 'Our Expertise', section: 'our-expertise' },
    { label: 'Our Services', section: 'our-services' },
    { label: 'Third Party Integrations', section: 'third-party-integrations' },
    { label: 'Techstack', section: 'techstack' },
    { label: 'Key Benefits', section: 'key-benefits' },
  ],
  sections: [
    {
      kind: 'figure',
      id: 'one-house',
      ground: 'sand',
      title: 'One house in four systems',
      intro:
        'Listings, loans, leases and ledgers keep their own copy of a property. Here street and owner are spelt in four ways, and there are three sizes.',
      figure: {
        type: 'one-record',
        name: 'Four descriptions, matched field by field',
        specimen: true,
        caption: 'House, names and numbers are made up. The score says how sure each value is, from 0 to 1.',
        systems: [
          {
            name: 'MLS feed',
            fields: [
              { field: 'Known as', value: `Listing ${story.house.listing}` },
              { field: 'Address', value: `${story.house.address}, ${story.house.unit.replace('Unit', '#')}` },
              { field: 'Owner', value: initialAndName(story.people.seller) },
              { field: 'Size', value: `${count(story.house.listed.area)} sq ft` },
            ],
          },
          {
            name: 'County deeds',
            fields: [
              { field: 'Known as', value: `Deed ${story.house.deed}` },
              { field: 'Address', value: story.house.lot },
              { field: 'Owner', value: `${lastNameFirst(story.people.seller)}, trustee` },
              { field: 'Size', value: 'not recorded' },
            ],
          },
          {
            name: 'Tax roll',
            fields: [
              { field: 'Known as', value: `Parcel ${story.house.parcel}` },
              { field: 'Address', value: rollAddress(story.house.address) },
              { field: 'Owner', value: `${rollName(story.people.seller)} TR` },
              { field: 'Size', value: `${count(story.house.county.area)} sq ft` },
            ],
          },
          {
            name: 'Your CRM',
            fields: [
              { field: 'Known as', value: 'Customer 512' },
              {
                field: 'Address',
                value: `${story.house.address.replace('Street', 'Str.')} ${story.house.unit.replace('Unit ', '/ ')}`,
              },
              { field: 'Owner', value: story.people.seller },
              { field: 'Size', value: '1,900' },
            ],
          },
        ],
        record: {
          name: 'The one record',
          score: 'Score',
          threshold: 80,
          fields: [
            {
              field: 'Parcel',
              value: story.house.parcel,
              why: 'The deed names the lot and the tax roll maps that lot to this parcel.',
              score: 99,
            },
            {
              field: 'Address',
              value: unitAddress,
              why: 'Three spellings and a lot number come down to one, with the unit in two of them.',
              score: 94,
            },
            {
              field: 'Owner',
              value: `${story.people.seller}, trustee`,
              why: 'The deed decides, and the tax roll does not contradict it.',
              score: 91,
            },
            {
              field: 'Size',
              value: `${count(story.house.county.area)}, ${count(story.house.listed.area)} or 1,900 sq ft`,
              why: 'Under 0.80, so a person looks: perhaps an extension was never assessed.',
              score: 48,
            },
          ],
        },
      },
    },
    {
      kind: 'cards',
      layout: 'columns',
      id: 'our-expertise',
      ground: 'mist',
      title: 'Our Expertise',
      intro: 'Eight parts of the business that you need not explain.',
      items: [
        {
          title: 'Listing feeds',
          description:
            'MLS data over the RESO Web API, or RETS where it is still in use, mapped to one set of fields, withdrawn listings included.',
        },
        {
          title: 'Property search',
          description:
            'A shape on the map and a school district. One query answers list and pins, so that the count above them agrees.',
        },
        {
          title: 'Title and escrow',
          description:
            'Escrow holds the money until its conditions are met: each is a state with a due date and a person in charge.',
        },
        {
          title: 'Mortgage and lending',
          description:
            'Applications, disclosures and deadlines, with the calculation in one tested place and the rate kept in the file.',
        },
        {
          title: 'Property management',
          description:
            'Units, deposits, work orders, and a rent roll that agrees with the ledger before a lender sees it.',
        },
        {
          title: 'Commercial leasing',
          description:
            'Stepped rents, options, common-area charges: dated rules that explain a year-end bill line by line.',
        },
        {
          title: 'Valuation and analytics',
          description:
            'Comparable sales with the reason for choosing them, and adjustments that an appraiser can overrule.',
        },
        {
          title: 'New developments',
          description: 'Phases, plots and reservations. A home that was reserved by phone leaves the website as well.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'our-services',
      layout: 'list',
      title: 'Our Services',
      items: [
        {
          title: 'Agent and broker portals',
          description: 'Leads, listings and commission splits on one screen, usable on a phone in a driveway.',
        },
        {
          title: 'Tenant and owner apps',
          description: 'Tenants pay the rent and report a leak, owners read the statements of their own units.',
        },
        {
          title: 'IDX websites',
          description: 'Search sites that show other brokers’ listings by the IDX rules of display and attribution.',
        },
        {
          title: 'Transaction management',
          description: 'One timeline per deal, on which agent, lender and closer see the part that is theirs.',
        },
        {
          title: 'Rent and trust accounting',
          description: 'Charges, receipts and owner payouts, with clients’ money kept apart from your own.',
        },
        {
          title: 'Form and lease generation',
          description: 'Clauses picked by state and property type, merged from the file they belong to.',
        },
        {
          title: 'County record pipelines',
          description: 'Deeds, taxes and liens matched by parcel, the doubtful ones queued for a person.',
        },
        {
          title: 'Desktop system replacement',
          description: 'The Access or WinForms program that runs the office, moved to the web screen by screen.',
        },
        {
          title: 'Portfolio reporting',
          description: 'Occupancy, arrears and lease expiries, computed once a night from the same tables.',
        },
        {
          title: 'Care of a running platform',
          description: 'Changed feeds, changed forms and month-end questions, for people who know your data model.',
        },
      ],
    },
    {
      kind: 'integrations',
      id: 'third-party-integrations',
      ground: 'sand',
      title: 'Third Party Integrations',
      intro: 'Each page names products, with the faults to expect of them.',
      items: [
        {
          title: 'Location and address',
          description: 'One spelling per address and one point per parcel, settled before a property is saved.',
          icon: 'map-pin',
          url: routes.location,
          readMore: true,
        },
        {
          title: 'Real estate property and database',
          description:
            'Ownership, tax and sale records from counties and data companies, matched to the houses in your own files.',
          icon: 'database',
          url: routes.propertyData,
          readMore: true,
        },
        {
          title: 'Document automation',
          description:
            'Offers, leases and disclosures filled from the deal, signed online, kept with their form version.',
          icon: 'file-text',
          url: routes.documents,
          readMore: true,
        },
        {
          title: 'Accounting and payment',
          description: 'Rent, deposits and commissions, collected by a payment provider and posted to the ledger.',
          icon: 'credit-card',
          url: routes.payments,
          readMore: true,
        },
        {
          title: 'Messaging and communications',
          description: 'Viewing reminders and closing notices by text or email, with replies filed under the property.',
          icon: 'chat-circle-text',
          url: routes.messaging,
          readMore: true,
        },
        {
          title: 'Identity and access',
          description: 'The agent of two offices, the tenant who moved out: access that follows the role held today.',
          icon: 'fingerprint',
          url: routes.identityIntegration,
          readMore: true,
        },
      ],
    },
    {
      kind: 'table',
      folded: true,
      ground: 'sand',
      id: 'systems-in-use',
      title: 'Systems that offices run',
      intro: 'Examples, and no list of references. We read the makers’ terms for the proposal.',
      columns: ['Trade', 'Often in use', 'The way in'],
      rows: [
        [
          'Property management',
          'Yardi, MRI, AppFolio, Buildium, RealPage',
          'Exports, or an API. Buildium’s Open API needs its Premium plan, while AppFolio and RealPage admit vendors by application',
        ],
        ['Lending', 'Encompass', 'Developer Connect, with a key that your administrator asks for'],
        ['Brokerage', 'dotloop, SkySlope', 'Their APIs, once the maker has approved you'],
        ['Title and escrow', 'SoftPro, Qualia', 'SoftPro by its partner programme, Qualia by an agreement for its API'],
      ],
    },
    homeMarket,
    {
      kind: 'techstack',
      own: ['csharp', 'sql-server'],
      id: 'techstack',
      title: 'Techstack',
      intro: 'Plain classes, plain tables and a script for each change, so that a later team finds its way.',
    },
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'grid',
      ground: 'mist',
      title: 'Key Benefits',
      intro: 'Sales, finance and support open the same page.',
      items: [
        {
          point: 'One answer per property',
          description: 'A figure on it names its source and its date, whoever asks.',
          icon: 'house-line',
        },
        {
          point: 'Data typed once',
          description: 'A price is entered where it becomes known, so a correction reaches the contract as well.',
          icon: 'arrows-merge',
        },
        {
          point: 'Late conditions seen early',
          description:
            'Signatures, inspections and funds are on one list, sorted by the day on which they start to hurt.',
          icon: 'calendar-check',
        },
        {
          point: 'A history for every change',
          description: 'One query shows the old rent or commission split, the new one, the day and the person.',
          icon: 'clock-counter-clockwise',
        },
        {
          point: 'Room for the next feed',
          description: 'Another MLS or data vendor is another mapping, while search and reports stay as they are.',
          icon: 'plugs-connected',
        },
        {
          point: 'U.S. practice understood',
          description:
            'Counties record the deeds in most states, towns in a few; escrow differs from state to state; fair housing law reaches into the filters of an advertisement.',
          icon: 'scales',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What drives the price?',
          answer:
            'The number of sources that have to agree, more than the number of screens. One MLS, one ledger and clean parcel numbers make a short project. Hand-typed addresses make a longer one, since people have to review the matches, and trust accounts need more tests.',
        },
        {
          question: 'How do we start?',
          answer:
            'Send the documentation of a feed, or an export with names masked. The first piece is a map of your records, made by tracing a few properties through your systems. It shows where the mistakes come from, even if nothing is built.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'How soon can our staff use it?',
          answer:
            'The first piece is a map to read. What they use comes after it, for example one listing feed in the CRM that they have. In the specimen estimate that is 20 to 29 engineer-days: with two engineers three to four weeks, the last of them beside the old way. The approval of the MLS comes before that, and takes its own time.',
          more: { label: 'The estimate, and what makes it longer', href: answers.duration },
        },
        {
          question: 'Who holds the licence for MLS data?',
          answer:
            'You do, or the broker who names you as a vendor. How long a listing may be stored, and beside which others it may be shown, differs from one MLS to the next, so the agreements come first.',
        },
      ],
    },
  ],
  closing: {
    question: 'Bring one house that your systems disagree about',
    next: 'The first piece of work traces it, and a handful of others, through each of them to the place where the records part. To begin, we need their names and the last mistake that they made together.',
    picture: {
      scene: 'digital-transformation-by-night',
      alt: 'After dark: cabinets and paper, a scanner, lit towers',
    },
  },
  sources: [
    {
      name: 'RESO: RETS is deprecated in favour of the Web API',
      url: 'https://www.reso.org/reso-web-api/',
      date: '2018',
    },
    { name: 'Recording statutes of Connecticut, Rhode Island and Vermont', date: '2026' },
    {
      name: 'NAR, Handbook on MLS Policy: IDX display rules',
      url: 'https://www.nar.realtor/handbook-on-multiple-listing-policy',
      date: '2026',
    },
    { name: 'Propexo, integration notes: Buildium, RealPage', date: '2026' },
    { name: 'API Evangelist, profiles: AppFolio Stack, SkySlope, dotloop, SoftPro, Qualia', date: '2026' },
    {
      name: 'ICE Mortgage Technology, Developer Connect: Encompass',
      url: 'https://developer.icemortgagetechnology.com/',
      date: '2026',
    },
  ],
} satisfies DetailPageSource;
