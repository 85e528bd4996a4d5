import { routes } from '../routes';
import { matchSum, story } from '../street';
import { count, initialAndName, rollAddress, rollName } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const propertyData = {
  path: routes.propertyData,
  family: 'integration',
  name: 'Real estate property and database',
  summary:
    'MLS listings, county records and property databases, matched to one record per property with every source kept.',
  seo: {
    pageName: 'MLS and property data integration',
    description:
      'MLS data integration over the RESO Web API, matched with county records, Cotality, ATTOM or Zillow, for brokerages, portals and lenders.',
    keywords: [
      'property data integration',
      'RESO Web API',
      'MLS integration',
      'parcel number matching',
      'county records',
    ],
    canonical: false,
  },
  search: 'mls data integration',
  header: {
    title: 'Real estate property and database: MLS data integration',
    claim: 'We match MLS feeds and county records for brokers and lenders',
    description:
      'For brokerages, portals and lenders we integrate MLS feeds, county records and property data into one record per house, in which each value keeps its source and its date.',
    detailedDescription: [
      'By their own figures, property data providers cover 99.9% of U.S. households. That means that a record exists. It does not mean that the record is current, that the extension is counted in the floor area, or that the unit you received is the unit you asked for.',
    ],
    action: 'Ask about a data source',
    second: { label: 'See a match and its score', section: 'match' },
    picture: {
      scene: 'integration-property-data',
      alt: 'A plinth with filing cabinets, a red-roofed house and three sheets that become one record',
    },
    labels: [
      { anchor: 'record', section: 'match' },
      { anchor: 'cabinet', section: 'sources' },
      { anchor: 'drawer', section: 'licences' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'match',
      title: 'One match, scored',
      intro:
        'Two records of one house, compared field by field. A pair under the mark goes to a colleague, and the decision is kept with its name and date.',
      ground: 'clay',
      figure: {
        type: 'match-tower',
        name: 'A match, field by field',
        specimen: true,
        chapter: 'deed',
        caption: 'House, owner and weights are made up; on a project the weights come from properties that you know.',
        columns: { field: 'Field', first: 'County roll', second: 'MLS listing', points: 'Points' },
        rows: [
          {
            field: 'Parcel number',
            first: story.house.parcel,
            second: story.house.parcel.replaceAll('-', ''),
            points: story.match.points.parcel,
            rule: 'Equal without dashes, in the same county',
          },
          {
            field: 'Address',
            first: rollAddress(story.house.address),
            second: story.house.address,
            points: story.match.points.address,
            rule: 'Equal in USPS spelling',
          },
          {
            field: 'Owner',
            first: `${rollName(story.people.seller)} TR`,
            second: initialAndName(story.people.seller),
            points: story.match.points.owner,
            rule: 'One surname; a trust is no contradiction',
          },
          {
            field: 'Year built',
            first: `${story.house.county.year}`,
            second: `${story.house.listed.year}`,
            points: story.match.points.year,
            rule: 'Two years apart at most',
          },
          {
            field: 'Floor area',
            first: `${count(story.house.county.area)} sq ft`,
            second: `${count(story.house.listed.area)} sq ft`,
            points: story.match.points.area,
            rule: 'Over 5% apart; both are kept',
          },
          {
            field: 'Unit',
            first: 'none',
            second: story.house.unit.replace('Unit', '#'),
            points: story.match.points.unit,
            rule: 'Known to one side only',
          },
        ],
        join: { from: story.match.joined, label: 'joined' },
        review: { from: story.match.review, label: 'a person decides' },
        sum: 'Sum',
        outcome: `With ${matchSum} points, and a unit that only one side knows, the pair goes to the review list. A colleague finds two units on the lot and joins the listing to the second. The decision keeps its name and date, so the next import does not undo it.`,
      },
    },
    {
      kind: 'components',
      id: 'sources',
      title: 'Three kinds of source',
      intro: 'A value can be compared once its producer and its rhythm are known.',
      items: [
        {
          title: 'County records',
          description: 'The public record is split between offices, which publish in their own time.',
          points: [
            'Assessor: parcel, owner, floor area, assessed value',
            'Recorder, in parts of New England the town clerk: deeds, mortgages, liens',
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
            'Changes read by ModificationTimestamp, with an overlap',
            'Local fields mapped to the dictionary, exceptions listed',
          ],
        },
        {
          title: 'Data companies',
          description: 'County and listing data already collected and cleaned, sold with models on top.',
          points: [
            'An automated valuation (AVM) stored with its confidence score',
            'Terms for display, derived values and deletion at the end',
          ],
        },
      ],
    },
    {
      kind: 'table',
      folded: true,
      title: 'Why two databases disagree',
      columns: ['What goes wrong', 'The cause', 'What the system does'],
      rows: [
        [
          'The parcel number is gone',
          'The lot was split, or two were merged',
          'Links parent and child parcels, and leaves the history with the old number',
        ],
        [
          'A sold house still shows as active',
          'The listing left the feed without a final status',
          'Compares keys with the MLS and withdraws what is missing',
        ],
        [
          'A recent sale is absent',
          'The recorder’s office has a backlog',
          'Prints the date of the newest record beside the county’s data',
        ],
      ],
    },
    {
      kind: 'logo-groups',
      id: 'licences',
      title: 'Under a licence',
      groups: [
        {
          heading: 'Property databases and portals',
          title: 'Ownership, valuation, sale history and listings',
          description:
            'Examples, each under a contract between you and the source. Cotality (CoreLogic until 2025) and ATTOM deliver tax, deed and valuation records by API or as bulk files. Zillow closed its public API in 2021 and now gives access by approval, through Bridge; Trulia, which belongs to it, offers none.',
          logos: ['zillow', 'corelogic', 'attom'],
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['dotnet-core', 'nodejs', 'react'],
      title: 'Built for large files and small changes',
    },
    {
      kind: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What do we have to bring?',
          answer:
            'Access to the MLS above all: each approves a vendor by a procedure of its own, usually in the broker’s name, which takes longer than the code. Then the licence terms, which become rules on columns. We also ask for a colleague who can say that two records are the same building.',
        },
        {
          question: 'Can we have Zillow’s data?',
          answer:
            'If Zillow approves you. Access is granted through Bridge, to you and for a stated use. We write the client once that is settled, and begin with the county and the MLS.',
        },
        {
          question: 'What makes it more or less work?',
          answer:
            'The number of sources, their distance from the data dictionary, the share of properties that only a person can decide. A second MLS is less work than the one before it, because mapping and matching are there.',
        },
        {
          question: 'May we use the data to accept a tenant?',
          answer:
            'That can fall under the Fair Credit Reporting Act, which asks for a permissible purpose. Whether you have one is for your counsel to settle. The software can then show those fields only to roles with that purpose and log who looked.',
        },
        {
          question: 'How would we notice that a feed has stopped?',
          answer:
            'By its age against what is usual for that source on that weekday, since silence raises no error. Match rate and filled fields are watched as well. A source that renames a column shows there before a user complains.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which two sources disagree about a house?',
    next: 'The first piece is a trial match of the two. It counts the pairs that a rule can decide, and those that go to a person.',
    picture: {
      scene: 'integration-property-data-by-night',
      alt: 'The island by night, with its cabinet and the one lit record',
    },
  },
  sources: [
    { name: 'Cotality, announcement: its name since March 2025', date: '2025' },
    { name: 'Zillow Group, Bridge API documentation', url: 'https://bridgedataoutput.com/docs', date: '2025' },
    {
      name: 'Real Estate Standards Organization: the RESO Web API follows RETS',
      url: 'https://www.reso.org/reso-web-api/',
      date: '2018',
    },
    {
      name: 'National Association of REALTORS, MLS Policy Statement 7.90',
      url: 'https://www.nar.realtor/handbook-on-multiple-listing-policy',
      date: '2026',
    },
    { name: 'National Association of Counties: towns that record deeds', date: '2024' },
    {
      name: 'Fair Credit Reporting Act, 15 U.S.C. 1681b',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681b',
      date: '2026',
    },
  ],
} satisfies DetailPageSource;
