import { routes } from '../routes';
import { story } from '../street';
import type { ArticleSource } from '@/lib/schemas/article';

const { points, joined, review } = story.match;

/** A number of points with its sign, as a reader sees it. */
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

export const propertyMatch = {
  family: 'note',
  path: routes.notePropertyMatch,
  name: 'How a property match is scored',
  published: '2026-11-26',
  seo: {
    pageName: 'how a property match is scored',
    description:
      'Property record matching by points: which fields count, which only seem to, and where a person decides. For teams that join listings, deeds and tax rolls.',
    keywords: ['property record matching', 'record linkage', 'APN matching', 'duplicate listings'],
  },
  title: 'How a property match is scored',
  lead: 'Two records may be one house. A score says how sure we are, and it is only useful if somebody can read why.',
  picture: {
    scene: 'integration-property-data',
    alt: 'A filing cabinet with an open drawer, three sheets joined to one, and a small house on it',
  },
  sections: [
    {
      kind: 'prose',
      title: 'Start with what the county numbered',
      paragraphs: [
        'A county gives each parcel a number. It is the best field that you will get, and it is not enough. Counties write it with and without hyphens, and renumber when a lot is split. A condominium may have one number for the land and one for each unit. So the number counts for much, and never for everything.',
        'The second field is the address, once it has been taken apart. “7 Example Ct Apt 2” and “7 Example Court #2” are equal only after street type and unit have become fields of their own. Until then a comparison of two strings measures typing habits.',
      ],
    },
    {
      kind: 'table',
      title: 'The sheet for one pair',
      intro:
        'A listing and a tax record for the same made-up house. Each row is shown to whoever has to decide, so a score is never just a number.',
      columns: ['Field', 'What the two records say', 'Points'],
      rows: [
        ['Parcel number', 'Equal, once the hyphens are gone', signed(points.parcel)],
        ['Street address', 'Equal after it was taken apart', signed(points.address)],
        ['Owner', 'A company, written two ways', signed(points.owner)],
        ['Year built', 'Two years apart', signed(points.year)],
        ['Living area', 'Larger on the listing: an extension', signed(points.area)],
        ['Unit', 'On one record only', signed(points.unit)],
      ],
    },
    {
      kind: 'prose',
      title: 'Two lines, and a person between them',
      paragraphs: [
        `The pair above has ${Object.values(points).reduce((sum, one) => sum + one, 0)} points. From ${joined} the records are joined by the program. Below ${review} they are kept apart. Between the two lines a person looks, and what they decide is kept with its reason.`,
        'The lines are not a matter of taste. Take a few hundred pairs that your own people have judged, score them, and lay the two lists side by side. The upper line belongs where wrong joins stop. The lower one belongs where the pairs that a person would have joined begin.',
        'Set the upper line high. A pair that was left apart costs somebody two minutes. Two houses joined by mistake cost a letter to the wrong owner, and the join has by then been copied into four other systems.',
      ],
    },
    {
      kind: 'rows',
      title: 'What we learned to leave out',
      items: [
        {
          title: 'Coordinates, as proof',
          description:
            'Two points ten metres apart may be two flats or one geocoder and its rival. Distance is good for finding candidates, and counts for little once they are found.',
        },
        {
          title: 'Names, as proof',
          description:
            'A house changes hands between two data deliveries. An owner who differs says that one record is older, and takes nothing away.',
        },
        {
          title: 'An average of everything',
          description:
            'Ten weak fields that agree add up to a strong score for two identical flats on one floor. Weak fields share a ceiling.',
        },
        {
          title: 'A join that cannot be undone',
          description:
            'Each source keeps its own row. The joined record is a view of them, so taking a pair apart is one deletion.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'The first test to write',
      paragraphs: [
        'Take one building with two units, sold in the same month, listed by the same agent. A matcher that joins these two will join others that nobody notices. Ours has this pair in its tests, with a dozen of its relatives, and each wrong join that a customer reports becomes one more.',
      ],
    },
  ],
  related: [
    {
      path: routes.propertyData,
      why: 'The same pair with its house, score by score, and the licences behind the records.',
    },
    { path: routes.realEstate, why: 'What one record for each property is good for, once it exists.' },
  ],
} satisfies ArticleSource;
