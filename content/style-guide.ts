/** The words of the style guide, a page of development only. */
export const styleGuide = {
  title: 'Style guide',
  primary: 'The one thing to do next',
  quiet: 'A second way on',
  more: 'Read more',
  type: 'Type scale',
  scenes: 'Scenes, and the points of each',
  sample: 'Escrow closes on Friday',
  quote: {
    title: 'A quotation (a sample)',
    words: 'Sample words of somebody who has agreed to be quoted, two or three lines of them, as they were said.',
    name: 'Sample Name',
    role: 'Sample role, Sample Homes',
    date: '2026-11-26',
  },
  people: {
    title: 'People (samples)',
    named: [1, 2, 3].map((number) => ({
      id: `sample-${number}`,
      name: `Sample Name ${number}`,
      role: 'Sample role',
      about: 'Sample text: what this person is the right one to be asked about.',
      profiles: [],
    })),
  },
} as const;
