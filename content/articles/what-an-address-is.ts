import { routes } from '../routes';
import type { ArticleSource } from '@/lib/schemas/article';

export const whatAnAddressIs = {
  family: 'note',
  path: routes.noteWhatAnAddressIs,
  name: 'What an address is',
  published: '2026-11-26',
  seo: {
    pageName: 'what an address is',
    description:
      'Address data for developers: a line of text, a delivery point, a rooftop and a parcel are four things. What to store of each, for teams that build on property.',
    keywords: ['address data model', 'geocoding precision', 'address standardisation', 'delivery point'],
  },
  title: 'What an address is',
  lead: 'It looks like a line of text. It is at least four things, and most faults in property systems begin where two of them were taken for one.',
  picture: {
    scene: 'integration-location',
    alt: 'A street of houses with a large pin over one roof and a parcel staked out beside it',
  },
  sections: [
    {
      kind: 'rows',
      title: 'Four things with one name',
      items: [
        {
          title: 'What somebody typed',
          description:
            '“7 example ct., back door”. Keep it for ever, exactly as it came. It is the only evidence of what the person meant.',
        },
        {
          title: 'Where mail is delivered',
          description:
            'A postal service has a list of these. Being on the list says that a letter arrives. It does not say that the building still stands.',
        },
        {
          title: 'A point on the ground',
          description:
            'It may be the middle of a roof, of a parcel, of a street segment or of a postal code. Without the word that says which, a coordinate is a guess with seven decimals.',
        },
        {
          title: 'A piece of property',
          description:
            'A parcel or a unit in it, as a register numbers it. One parcel can have many addresses, and a corner house can have two.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Postal codes are not areas',
      paragraphs: [
        'A ZIP code is a set of delivery routes. Maps that draw it as an area are made by other people, who join the routes up, and they do not all join them alike. Some codes are a single building, and some are boxes in a post office. So “all houses in this ZIP code” is a question about mail. If you mean an area, ask a map for a polygon.',
        'In Singapore six digits usually mean one building. That makes the code an excellent key for a block and a useless one for a flat, which needs its floor and unit: #05-12. A form that refuses the number sign has just lost the half that matters.',
      ],
    },
    {
      kind: 'table',
      title: 'What we store',
      intro: 'Five fields in place of one. Each has a source and a date, since all of them change.',
      columns: ['Field', 'Why', 'What breaks without it'],
      rows: [
        ['As typed', 'Evidence, and a second try with a better parser', 'Nobody can say whose mistake it was'],
        [
          'In its parts',
          'House number, street, type, unit, place, code',
          'A comparison of two addresses compares spelling',
        ],
        ['Identifier of the delivery point', 'The same door under two spellings', 'Two letters to one tenant'],
        ['Point, with its kind', 'Rooftop, parcel, street or code', 'A pin in the river, drawn with great precision'],
        ['Parcel and unit', 'What is owned, taxed and sold', 'The owner of the wrong flat'],
      ],
    },
    {
      kind: 'prose',
      title: 'It changes while you look',
      paragraphs: [
        'Streets are renamed, lots are split, a block gets a new entrance and with it a new number. An address without a date is a statement about some day in the past. We store from when to when each was true, and ask the provider again when something depends on it: before a closing, before a visit, never for every page view.',
        'What you may keep of an answer, and for how long, is in the provider’s terms. Some results may be stored for good, some for thirty days, some only shown. That belongs into the schema as a field, beside the coordinate that it governs.',
      ],
    },
    {
      kind: 'rows',
      title: 'Seven addresses for your tests',
      intro: 'If a form and a matcher handle these, they handle most of what a Monday brings.',
      items: [
        { title: 'A half number', description: 'Number “14 1/2”, with a blank and a slash in the house number.' },
        {
          title: 'A unit without its sign',
          description: 'The unit “2” at the end of the line, without Apt, Unit or a number sign.',
        },
        {
          title: 'A direction twice',
          description: '“100 North South Street”: one direction is the name, and one is not.',
        },
        { title: 'A corner', description: 'One parcel and two streets, with a door and a number on each.' },
        {
          title: 'A building that is not there yet',
          description: 'Sold from the plan, with a lot number and no address at all.',
        },
        {
          title: 'Two places of one name',
          description: 'The same street and number in two towns that share a postal code.',
        },
        {
          title: 'A box',
          description: 'Mail arrives, and nobody lives there: good for a letter, and refused for a viewing.',
        },
      ],
    },
  ],
  related: [
    { path: routes.location, why: 'How near each kind of answer comes to the door, ring by ring.' },
    { path: routes.propertyData, why: 'From the address to the record: deeds, taxes and listings.' },
  ],
} satisfies ArticleSource;
