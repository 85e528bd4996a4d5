import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const propertyData = {
  path: routes.propertyData,
  family: 'integration',
  name: 'Real estate property and database',
  summary: 'County records, MLS listings and property databases, matched to one property with every source kept.',
  seo: {
    pageName: 'property database integration',
    description:
      'MLS feeds over the RESO Web API, county records and property databases matched by parcel number, with source and date kept for every value.',
    keywords: [
      'property data integration',
      'RESO Web API',
      'MLS integration',
      'parcel number matching',
      'county records',
    ],
    canonical: false,
  },
  header: {
    title: 'Nearly every U.S. home is on file. Matching it is the work',
    description:
      'Public records and licensed feeds, joined property by property, so that your software can say where each value came from and when.',
    detailedDescription: [
      'Property data providers are said to cover 99.9% of U.S. households. Coverage means that a record exists. It does not mean that the record is current, that the extension is counted in the floor area, or that the unit you received is the unit you asked for.',
      'The hard part is identity. The county knows a parcel number, the MLS knows a listing key, the lender knows a loan, and your own system knows an address that somebody typed. We build the step that decides when these are one property, and the screen for the cases a person should decide.',
    ],
    action: 'Ask about a data source',
    picture: {
      scene: 'integration-family',
      alt: 'Scale model of six small islands around a central tower; this page is about the island with the open filing drawer',
    },
  },
  sections: [
    {
      kind: 'steps',
      title: 'How an address becomes one property record',
      items: [
        {
          step: 'Normalise',
          description:
            'The address is put into USPS form and split into number, street, directional, unit and ZIP code. The typed line is kept beside it.',
        },
        {
          step: 'Find the county',
          description:
            'An assessor’s parcel number (APN) is unique only within the county or township that issues it. We store it together with that area’s FIPS code.',
        },
        {
          step: 'Look up the parcel',
          description:
            'Counties write dashes, dots and leading zeros as they please. We compare a cleaned form of the APN and print the county’s own.',
        },
        {
          step: 'Score the match',
          description:
            'Unit, owner name and year built add or remove confidence. Above the upper threshold two records are joined; below the lower one they stay apart.',
        },
        {
          step: 'Ask a person',
          description:
            'What lies between goes to a review list, both records side by side. The decision is stored with a name and a date, so the next import cannot undo it.',
        },
      ],
    },
    {
      kind: 'logo-groups',
      title: 'Sources that arrive under a licence',
      ground: 'mist',
      groups: [
        {
          heading: 'Property databases and portals',
          title: 'Ownership, valuation, sale history and listings',
          description:
            'Portals and data companies deliver by API or as bulk files. Zillow and Trulia stand here for the listing side, CoreLogic and ATTOM for tax, deed and valuation records. All four are examples; the contract is between you and the source you choose.',
          logos: ['zillow', 'trulia', 'corelogic', 'attom'],
        },
      ],
    },
    {
      kind: 'components',
      title: 'Each kind of source has its own rhythm',
      intro: 'A value can be compared once you know who produced it and how often it is renewed.',
      items: [
        {
          title: 'County records',
          description: 'The public record is split between offices, and each publishes in its own time.',
          points: [
            'Assessor: parcel, owner, floor area, assessed value',
            'Recorder: deeds, mortgages, liens and their releases',
            'Tax collector: bills, payments, delinquencies',
            'Non-disclosure states: no sale price in the public record',
          ],
        },
        {
          title: 'MLS listings',
          description:
            'Brokers’ listings over the RESO Web API, which is OData with a shared data dictionary and the successor of RETS.',
          points: [
            'One agreement with each MLS, and its own display rules',
            'Incremental reads by ModificationTimestamp, with an overlap',
            'Local fields mapped to the dictionary, exceptions listed',
          ],
        },
        {
          title: 'Data companies',
          description: 'County and listing data already collected and cleaned, sold with models on top.',
          points: [
            'A bulk file first, then files of changes',
            'An automated valuation (AVM) is stored with its confidence score',
            'Terms for display, derived values and deletion at the end',
          ],
        },
      ],
    },
    {
      kind: 'table',
      title: 'Why two databases disagree about one house',
      ground: 'sand',
      columns: ['What goes wrong', 'The cause', 'What the system does'],
      rows: [
        [
          'The parcel number no longer exists',
          'The lot was split, or two were merged',
          'Links parent and child parcels; history stays with the old number',
        ],
        [
          'A sold house still shows as active',
          'The listing left the feed without a final status',
          'Compares keys with the MLS and withdraws what is missing',
        ],
        [
          'Two floor areas for one house',
          'Assessor and agent measure differently',
          'Shows the source; a rule for each field says which one leads',
        ],
        [
          'A recent sale is absent',
          'The recorder’s office has a backlog',
          'Prints the date of the newest record beside the county’s data',
        ],
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      title: 'What only you can bring',
      items: [
        {
          title: 'MLS access',
          description:
            'Feeds are licensed to participating brokers and to vendors who work for one. You or your broker applies; credentials are issued for your product.',
        },
        {
          title: 'Licence terms',
          description:
            'Which fields the public may see, and what survives the end of the contract. Each answer becomes a rule on a column.',
        },
        {
          title: 'A stated purpose',
          description:
            'Data that helps to accept a tenant or a borrower can fall under the Fair Credit Reporting Act. Your counsel settles the purpose, and the software enforces it by role.',
        },
        {
          title: 'Someone who knows the streets',
          description:
            'A colleague who can say that two records are the same building. The answers become test cases for the matching rules.',
        },
      ],
    },
    {
      kind: 'rows',
      title: 'A feed can fail without an error',
      ground: 'mist',
      items: [
        {
          title: 'Age of each feed',
          description:
            'Time since the last change, against what is usual for that MLS or county on that weekday. Silence raises an alarm as an error does.',
        },
        {
          title: 'Match rate by source',
          description: 'Records joined, sent to review and left apart, before and after each change of the rules.',
        },
        {
          title: 'Filled fields',
          description:
            'How often bedrooms, year built and sale price are present. A source that renames a column without notice shows here first.',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Built for large files and small changes',
      intro:
        'Bulk loads go into staging tables in SQL Server or PostgreSQL; OData clients in .NET or Node.js read the changes; reviewers work in a React screen.',
    },
  ],
  related: [
    {
      path: routes.location,
      why: 'A parcel match begins with a validated address. Precision levels and coordinate licences are explained there.',
    },
    {
      path: routes.documents,
      why: 'Owner, legal description and parcel number are the fields that leases and closing papers are filled from.',
    },
  ],
} satisfies DetailPageSource;
