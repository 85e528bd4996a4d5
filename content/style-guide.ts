/** The words of the style guide, a page of development only. */
export const styleGuide = {
  title: 'Style guide',
  primary: 'The one thing to do next',
  quiet: 'A second way on',
  more: 'Read more',
  type: 'Type scale',
  scenes: 'Scenes, and the points of each',
  sample: 'Escrow closes on Friday',
} as const;
