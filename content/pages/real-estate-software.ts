import { company } from '../company';
import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const realEstate = {
  path: routes.realEstate,
  family: 'solution',
  name: 'Real estate software development',
  summary: 'Listings, loans, leases and closings on one property record, in software by engineers who know the trade.',
  seo: {
    pageName: 'real estate software development',
    description:
      'Real estate software with U.S. experience: MLS feeds, escrow, rent rolls and property data on one record that every system reads.',
    keywords: ['real estate software company', 'MLS integration', 'property management software', 'title and escrow'],
  },
  header: {
    title: 'Real estate software built around one property record',
    description:
      'A house is listed in one system, financed in a second and closed in a third. We build the software that knows it is the same house.',
    detailedDescription: [
      'A property has many names: a parcel number at the county, a listing number at the MLS (the brokers’ shared listing service), a unit number on the lease. Expensive errors begin where one name is taken for another. So we first settle what a property is, and make every listing, lease and payment refer to that record.',
      `Our experience includes U.S. real estate, and our projects go back to ${company.foundingYear}. You can say escrow, title search or rent roll, and need not explain the word.`,
    ],
    action: 'Describe your property system',
    picture: {
      scene: 'real-estate',
      alt: 'Scale model of a town by day: houses, shops and offices around a crossing, with green threads from several roofs to the tallest tower',
    },
  },
  slide: {
    tagline: 'Listing, loan and lease, filed under one address',
    heading: 'Real Estate Software Development Company',
    button: { label: 'Visit', href: routes.realEstate },
    picture: {
      scene: 'night-real-estate',
      alt: 'Scale model of a town after dark, with threads of light that run from the houses to the top of one tower',
    },
    advance: 'standard',
  },
  menu: [
    { label: 'Our Expertise', section: 'our-expertise', width: 130 },
    { label: 'Our Services', section: 'our-services', width: 130 },
    { label: 'Third Party Integrations', section: 'third-party-integrations', width: 170 },
    { label: 'Techstack', section: 'techstack', width: 80 },
    { label: 'Key Benefits', section: 'key-benefits', width: 130 },
  ],
  sections: [
    {
      kind: 'brief',
      title: 'Four systems, four versions of the same house',
      items: [
        {
          term: 'What goes wrong',
          description:
            'Listings, loans, leases and ledgers each keep their own copy of a property. Staff retype between them until a report or a buyer finds the difference.',
        },
        {
          term: 'Who it is for',
          description:
            'Brokerages, lenders, title and escrow companies, property managers and developers, and the startups that sell software to them.',
        },
        {
          term: 'What we do about it',
          description:
            'We model the property, the parties and the dates once. Then we build the portals and back offices that read from this model, or put it underneath the systems you keep.',
        },
        {
          term: 'Where we begin',
          description:
            'With real files: a feed, a rent roll, a closing folder. We trace a handful of properties through every system and write down where their records part. That map comes before code.',
        },
        {
          term: 'What it is made of',
          description:
            'ASP.NET services in C#, SQL Server with a spatial index for map search, and React in the browser. It runs on Azure, on AWS or in your own racks.',
        },
      ],
    },
    {
      kind: 'rows',
      id: 'our-expertise',
      ground: 'mist',
      title: 'A trade that we can discuss without a glossary',
      items: [
        {
          title: 'Listing feeds',
          description:
            'MLS data comes through the RESO Web API or, in older set-ups, RETS. We map each source to one set of fields and withdraw a listing when its feed does.',
        },
        {
          title: 'Property search',
          description:
            'A buyer draws a shape on the map and adds a school district. Spatial and text indexes answer together, and the count above the list agrees with the pins.',
        },
        {
          title: 'Title and escrow',
          description:
            'Escrow holds the money until every condition is met. Each becomes a state with an owner and a due date, so anybody can see where a file stands.',
        },
        {
          title: 'Mortgage and lending',
          description:
            'Applications, disclosures and their deadlines. The calculation lives in one tested place, and the file records which rate and which form version it used.',
        },
        {
          title: 'Property management',
          description:
            'Units, deposits, work orders, and the rent roll that says who owes what for each unit. It is reconciled with the ledger before a lender sees it.',
        },
        {
          title: 'Commercial leasing',
          description:
            'Stepped rents, renewal options, and common-area charges shared among tenants. Clauses become dated rules, so a year-end bill can be explained.',
        },
        {
          title: 'Valuation and analytics',
          description:
            'Comparable sales with the reason each was chosen, adjustments that an appraiser can overrule, and a link from every figure to its source.',
        },
        {
          title: 'New developments',
          description:
            'Phases, plots, reservations and buyers’ options, from site plan to handover. A home reserved by phone is gone from the website as well.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'our-services',
      layout: 'list',
      title: 'From a single feed to a whole platform',
      items: [
        {
          title: 'Agent and broker portals',
          description: 'Leads, listings and commission splits on one screen, usable on a phone in a driveway.',
        },
        {
          title: 'Tenant and owner apps',
          description: 'Pay rent, report a leak, read a statement. Owners see their units and no others.',
        },
        {
          title: 'IDX websites',
          description:
            'IDX lets brokers show each other’s listings. We build its display and attribution rules into the page.',
        },
        {
          title: 'Transaction management',
          description: 'One timeline per deal, with the agent, the lender and the closer each seeing their share.',
        },
        {
          title: 'Rent and trust accounting',
          description: 'Charges, receipts and owner payouts, with clients’ money kept apart from your own.',
        },
        {
          title: 'Form and lease generation',
          description: 'Clauses picked by state and property type, then merged from the file they belong to.',
        },
        {
          title: 'County record pipelines',
          description: 'Deeds, taxes and liens matched by parcel, with doubtful matches queued for a person.',
        },
        {
          title: 'Desktop system replacement',
          description: 'The Access or WinForms program that runs the office, moved to the web one screen at a time.',
        },
        {
          title: 'Portfolio reporting',
          description: 'Occupancy, arrears and lease expiries, computed once a night and the same in every report.',
        },
        {
          title: 'Care of a running platform',
          description:
            'Changed feeds, changed forms and month-end questions, handled by people who know your data model.',
        },
      ],
    },
    {
      kind: 'integrations',
      id: 'third-party-integrations',
      ground: 'sand',
      title: 'A deal reaches beyond your own systems',
      intro: 'Each of these connections has a page of its own, with the products by name and the faults to expect.',
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
            'Ownership, tax, sale and mortgage history. Property data providers are said to cover 99.9% of U.S. households; we join their records to yours.',
          icon: 'database',
          url: routes.propertyData,
          readMore: true,
        },
        {
          title: 'Document automation',
          description:
            'Offers, leases and disclosures filled from the deal, signed online and kept with the form version used.',
          icon: 'file-text',
          url: routes.documents,
          readMore: true,
        },
        {
          title: 'Accounting and payment',
          description:
            'Rent, deposits and commissions collected by a payment provider and posted to the right ledger account.',
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
          description:
            'An agent who works for two offices, a tenant who moved out: access follows the role held today.',
          icon: 'fingerprint',
          url: routes.identityIntegration,
          readMore: true,
        },
      ],
    },
    {
      kind: 'techstack',
      id: 'techstack',
      title: 'Long-lived tools for long-lived records',
      intro:
        'A deed outlasts any framework. The rules stay in C# and the records in SQL Server, where a later team can read both; screens may change more often.',
    },
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'shaped',
      ground: 'mist',
      title: 'What a single record changes at the desk',
      items: [
        {
          point: 'One answer per property',
          description:
            'Sales, finance and support open the same page. Each figure on it names its source and its date.',
          icon: 'house-line',
        },
        {
          point: 'Data typed once',
          description:
            'A price is entered where it is first known. Later steps read it, so a correction reaches the contract too.',
          icon: 'arrows-merge',
        },
        {
          point: 'Late conditions seen early',
          description:
            'Signatures, inspections and funds stand on one list, sorted by the day on which they start to hurt.',
          icon: 'calendar-check',
        },
        {
          point: 'A history for every change',
          description: 'Who altered a rent or a commission split, and what it was before, is one query away.',
          icon: 'clock-counter-clockwise',
        },
        {
          point: 'Room for the next feed',
          description: 'Another MLS or data vendor is another mapping. Search and reports stay as they are.',
          icon: 'plugs-connected',
        },
        {
          point: 'U.S. practice understood',
          description:
            'Counties record the deeds, states differ on escrow, and fair housing law reaches into advertising filters. We design for that.',
          icon: 'scales',
        },
      ],
    },
  ],
  related: [
    {
      path: routes.digitalTransformation,
      why: 'Your closings or leases still travel as paper and email, and you cannot pause the business to change that.',
    },
    {
      path: routes.applicationSupport,
      why: 'The property system exists, its authors have gone, and someone has to keep it running through month end.',
    },
    {
      path: routes.productEngineering,
      why: 'You sell software to brokers or landlords, and need a first version that real offices can try.',
    },
  ],
} satisfies DetailPageSource;
