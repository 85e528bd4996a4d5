import { routes } from '../routes';
import { story, unitAddress } from '../street';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const location = {
  path: routes.location,
  family: 'integration',
  name: 'Location and address',
  summary:
    'Google Maps, Mapbox, HERE or Smarty behind one service that stores each point with its precision and its licence.',
  seo: {
    pageName: 'geocoding and address validation',
    description:
      'Geocoding and address validation with Google Maps, Mapbox, HERE, Smarty or Esri: every point keeps its precision. For portals, brokers and lenders.',
    keywords: ['geocoding integration', 'address validation API', 'map integration', 'real estate location data'],
    canonical: false,
  },
  search: 'geocoding and address validation',
  header: {
    title: 'Location and address: geocoding and address validation',
    claim: 'We check and place addresses for portals, brokers and lenders',
    description:
      'We connect maps, geocoders and address checks to the software of portals, brokerages and lenders, and keep with every point its precision, its source and its licence.',
    detailedDescription: [
      'A geocoder nearly always answers. Give it a misspelt street and it may return the middle of the town, with as many decimals as a point on the right roof. Software that keeps only the two numbers cannot tell them apart, and the listing lands in the wrong school district while the flood check passes.',
    ],
    action: 'Ask about your addresses',
    second: { label: 'How far off a pin can be', section: 'precision' },
    picture: {
      scene: 'integration-location',
      alt: 'A round plinth with a map pin over a rooftop, three more houses, a street and a staked-out lot',
    },
    labels: [
      {
        anchor: 'pin',
        section: 'precision',
      },
      { anchor: 'street', section: 'jobs' },
      { anchor: 'parcel', section: 'licence' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'precision',
      title: 'How far off a pin can be',
      intro:
        'A point in the middle of a ZIP code has as many decimals as one on the roof. Only the first of four levels may decide a flood zone.',
      ground: 'field',
      figure: {
        type: 'precision-rings',
        name: 'Four answers to the same address',
        specimen: true,
        chapter: 'pin',
        caption:
          'The address is made up; providers have words of their own for these levels, which we map onto one scale.',
        pin: story.house.address,
        may: 'May decide',
        mayNot: 'May not decide',
        rings: [
          {
            name: 'Rooftop',
            size: 'On the building',
            may: 'a flood zone, the walk to a station',
            mayNot: 'which unit is meant',
          },
          {
            name: 'Parcel',
            size: 'The middle of the lot',
            may: 'a tax district, a school district',
            mayNot: 'where on a ranch the front door is',
          },
          {
            name: 'Street',
            size: 'Estimated between two house numbers',
            may: 'what lies within two miles',
            mayNot: 'the side of a street, or of a boundary',
          },
          {
            name: 'ZIP code',
            size: 'The middle of the code’s area, or of the town',
            may: 'the shade of a heat map',
            mayNot: 'a distance, a tax, a risk score',
          },
        ],
      },
    },
    {
      kind: 'logo-groups',
      layout: 'columns',
      id: 'jobs',
      title: 'Four jobs',
      intro:
        'They are often bought as one. Each has its own terms and its own unit of billing, so they need not come from one provider. The products named are examples of what can be connected.',
      groups: [
        {
          heading: 'Map display',
          title: 'Tiles, clusters and drawn boundaries',
          description:
            'Markers are grouped on the server and loaded tile by tile, so a phone receives only the part of the portfolio that it shows.',
          logos: ['google-maps', 'mapbox'],
        },
        {
          heading: 'Geocoding and routing',
          title: 'From address to point, from point to drive time',
          description:
            'Geocoding turns an address into a coordinate, or back again. Routing follows the roads, while a radius crosses the river where there is no bridge.',
          logos: ['here', 'tomtom', 'openstreetmap'],
        },
        {
          heading: 'Address validation',
          title: 'An address that mail can reach',
          description:
            'For U.S. addresses, CASS-certified software writes the line as USPS does, and delivery point validation (DPV) says whether mail reaches that very unit.',
          logos: ['smartystreets', 'google-maps'],
        },
        {
          heading: 'Spatial layers',
          title: 'Flood zones, school districts, zoning',
          description:
            'Polygons that agencies publish, loaded with their date, because boundaries move and last year’s answer must stay explainable.',
          logos: ['esri', 'arcgis'],
        },
      ],
    },
    {
      kind: 'table',
      id: 'test-report',
      title: 'A test report',
      intro:
        'The first piece: your worst addresses at two or three providers, before you sign with any of them. Specimen: the addresses are made up, and the providers unnamed.',
      ground: 'field',
      columns: ['Address', 'Provider A', 'Provider B', 'Provider C'],
      rows: [
        [unitAddress, 'Rooftop', 'Parcel', 'Rooftop, the unit is lost'],
        ['Rural Route 2, Box 41', 'Middle of the ZIP code', 'Street', 'No answer'],
        ['7 Example Court, built this year', 'No answer', 'Street', 'Rooftop'],
        [
          '14 Smaple St., as a tenant typed it',
          'Rooftop',
          'Middle of the town, called a match',
          'Rooftop, spelling corrected',
        ],
        ['May we store the point?', 'For 30 days', 'If asked for as permanent', 'Yes, with credit'],
      ],
    },
    {
      kind: 'table',
      folded: true,
      id: 'licence',
      title: 'What you may store',
      intro:
        'Standard terms as published in 2026. Your own contract may say otherwise, so its terms are written down first.',
      ground: 'field',
      columns: ['Source', 'What you may keep', 'What it asks'],
      rows: [
        ['Google Maps Platform', 'The place ID', 'Coordinates are cached for 30 days at most, then asked for again'],
        ['Mapbox', 'Results of a request marked permanent', 'Anything else is temporary and is not stored'],
        ['ArcGIS', 'Results requested with forStorage', 'Such requests have a price of their own'],
        [
          'OpenStreetMap',
          'Everything, with credit',
          'A derived database that you publish may have to carry its licence',
        ],
      ],
    },
    {
      kind: 'techstack',
      own: ['dotnet-core', 'nodejs', 'postgresql', 'sql-server', 'react'],
      title: 'Spatial queries stay in the database',
      intro: 'Distances and boundaries are computed next to the data. Only the answer travels.',
    },
    {
      kind: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'Which provider is the best?',
          answer:
            'It depends on the job and on the place. One knows rural addresses, another draws the better map, a third lets you store its points. The comparison runs on your own addresses and not on a list of features.',
        },
        {
          question: 'What makes it more or less work?',
          answer:
            'How many of the four jobs you need, how many addresses no provider finds, and whether old records have to be located again. The providers’ own fees are a separate bill. The usual surprise on it is autocomplete without session tokens, where every keystroke may be charged.',
        },
        {
          question: 'Can strangers use up our map quota?',
          answer:
            'Everyone can read the map key in your pages, so it is restricted to your domains and capped by the day. The server’s key stays on the server and works only from its own addresses. We set an alarm well below the cap.',
        },
        {
          question: 'What happens when a provider changes its terms?',
          answer:
            'Your code calls the service in front of it, so another provider means another adapter there. Which points must be renewed or deleted is known, since each has its source and its date.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which of your addresses are hardest to find?',
    next: 'The first piece is a test report on ten of them: how precise each can be, from whom, under which licence.',
    picture: {
      scene: 'integration-location-by-night',
      alt: 'The island by night: the pin glows over a lit house',
    },
  },
  sources: [
    {
      name: 'Google Maps Platform, Service Specific Terms: what may be kept',
      url: 'https://cloud.google.com/maps-platform/terms/maps-service-terms',
      date: '2025',
    },
    {
      name: 'Mapbox, Geocoding API documentation: temporary and permanent results',
      url: 'https://docs.mapbox.com/help/dive-deeper/understand-temporary-vs-permanent-geocoding/',
      date: '2025',
    },
    {
      name: 'Esri, ArcGIS Geocoding service documentation: forStorage',
      url: 'https://developers.arcgis.com/rest/geocode/',
      date: '2025',
    },
    {
      name: 'Open Database Licence 1.0: share-alike',
      url: 'https://opendatacommons.org/licenses/odbl/1-0/',
      date: '2026',
    },
    { name: 'Smarty, announcement: its name', date: '2021' },
  ],
} satisfies DetailPageSource;
