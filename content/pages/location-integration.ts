import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const location = {
  path: routes.location,
  family: 'integration',
  name: 'Location and address',
  summary: 'Maps, geocoding, address checks and spatial layers, each point stored with its precision and its licence.',
  seo: {
    pageName: 'location and address integration',
    description:
      'Geocoding, address validation, maps and spatial layers for property software: precision kept with every point, storage licences followed.',
    keywords: ['geocoding integration', 'address validation API', 'map integration', 'real estate location data'],
    canonical: false,
  },
  header: {
    title: 'A pin is only useful when you know how far off it can be',
    description:
      'For listings, territories and risk checks: places stored so that your software knows how far to trust each one.',
    detailedDescription: [
      'A geocoder nearly always answers. Give it a misspelt street and it may return the middle of the town, with as many decimals as a point on the right roof. Software that keeps only the two numbers cannot tell them apart, and the listing lands in the wrong school district.',
      'We keep three things with every coordinate: how precise it is, which provider returned it and what that provider’s licence lets you do with it. A flood check can then refuse a point that is too rough for the question.',
    ],
    action: 'Ask about your addresses',
    picture: {
      scene: 'integration-family',
      alt: 'Scale model of six small islands joined by ducts to a central tower; this page is about the island that carries a map pin',
    },
  },
  sections: [
    {
      kind: 'logo-groups',
      title: 'Four jobs that are often bought as one',
      intro:
        'Each job has its own terms and its own unit of billing, so we choose for each one. The products named are examples; which of them you need depends on the job.',
      ground: 'mist',
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
            'Forward geocoding turns an address into a coordinate; reverse geocoding does the opposite. Routing follows roads, where a radius crosses the river.',
          logos: ['here', 'tomtom', 'openstreetmap'],
        },
        {
          heading: 'Address validation',
          title: 'An address that mail can reach',
          description:
            'For U.S. addresses, CASS-certified software standardises the spelling to USPS rules. Delivery point validation (DPV) then says whether mail can be delivered to that very unit.',
          logos: ['smartystreets', 'google-maps'],
        },
        {
          heading: 'Spatial layers',
          title: 'Flood zones, school districts, zoning',
          description:
            'Polygons that agencies publish. We load them with their date, because boundaries move and an old answer must stay explainable.',
          logos: ['esri', 'arcgis'],
        },
      ],
    },
    {
      kind: 'figure',
      id: 'precision',
      title: 'How far off a pin can be',
      claim: 'Every point carries its precision, and each feature states the roughest one it accepts',
      intro:
        'Providers name these levels in their own words. We map the words onto one scale and store the level with the point.',
      ground: 'night',
      figure: {
        type: 'precision-rings',
        name: 'Four answers to the same address',
        specimen: true,
        caption: 'The address is made up; each ring is a place where a geocoder may set its pin.',
        pin: '14 Sample Street',
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
            may: 'a school district, a parcel’s tax district',
            mayNot: 'where on a ranch the front door is',
          },
          {
            name: 'Street',
            size: 'Estimated between two house numbers',
            may: 'a search within two miles',
            mayNot: 'which side of the street, or of a boundary',
          },
          {
            name: 'Postcode',
            size: 'The middle of a ZIP code or town',
            may: 'the shade of a heat map',
            mayNot: 'a distance, a tax or a risk score',
          },
        ],
      },
    },
    {
      kind: 'prose',
      title: 'The licence decides what you may store',
      ground: 'sand',
      paragraphs: [
        'A coordinate that an API returned is not always yours to keep. Google’s standard terms let you keep a place ID and limit how long a coordinate may be cached. Mapbox treats results as temporary unless the request asks for permanent geocoding. ArcGIS wants the parameter forStorage set before a result may be saved.',
        'OpenStreetMap comes under the Open Database Licence. Its data may be stored and must be credited; a derived database that you publish may have to carry the same licence.',
        'We write these terms down before the schema. Each stored point has a source and, where the contract asks for one, an expiry date. A nightly job renews or deletes what has run out.',
      ],
    },
    {
      kind: 'brief',
      title: 'What we need before the first request',
      items: [
        {
          term: 'Provider accounts',
          description: 'Contract and billing are in your name. We work under roles that you grant and can withdraw.',
        },
        {
          term: 'Two kinds of key',
          description:
            'A browser key restricted to your domains, and a server key restricted to your outgoing IP addresses and to the APIs it may call.',
        },
        {
          term: 'Your worst addresses',
          description:
            'Rural routes, new streets, lines typed by tenants. We compare providers on this list, and you read the result before you sign.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Where location data goes wrong',
      ground: 'mist',
      columns: ['What happens', 'How it shows', 'What we do'],
      rows: [
        [
          'A new street is missing from the provider’s data',
          'The pin falls back to the town centre',
          'Refuse it by precision, queue it for a person, ask again after the next data release',
        ],
        [
          'Two towns share a street name',
          'A confident match in the wrong state',
          'Compare the returned state and ZIP code with what was typed; a mismatch is never saved',
        ],
        [
          'The map key is copied from your pages',
          'Strangers use up the quota',
          'Domain restriction, a daily cap, and an alert well before the cap',
        ],
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'A map goes stale quietly, so we watch it',
      items: [
        {
          title: 'Share of rough points',
          description:
            'New addresses that match below rooftop level, by source. A sudden rise usually means that somebody changed an import.',
          icon: 'crosshair',
        },
        {
          title: 'Billable calls per search',
          description:
            'Autocomplete without session tokens, where every keystroke may be charged, is the classic leak.',
          icon: 'receipt',
        },
        {
          title: 'Time to a usable map',
          description: 'Measured on visitors’ own phones; a basement car park is slower than the office.',
          icon: 'timer',
        },
        {
          title: 'Points near expiry',
          description: 'How many coordinates are due for renewal, and whether last night’s run reached its end.',
          icon: 'clock-countdown',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Spatial queries stay in the database',
      intro:
        'Distances and boundaries are computed in SQL Server or in PostgreSQL with PostGIS. A small .NET or Node.js service stands between your code and the providers; the map is a React component.',
      ground: 'sand',
    },
  ],
  related: [
    {
      path: routes.propertyData,
      why: 'A standardised address is the first key to the parcel, the deed and the listing. That page describes the match.',
    },
    {
      path: routes.realEstate,
      why: 'Map search, territories and portfolio views are the screens where a wrong pin costs a viewing.',
    },
  ],
} satisfies DetailPageSource;
