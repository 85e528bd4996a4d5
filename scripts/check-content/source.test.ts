/** @jest-environment node */
import { sourceOf } from './source';

const page = (...lines: string[]) => ['export const page = {', ...lines, '} satisfies Page;'].join('\n');

describe('a place that cannot be read', () => {
  it.each([
    ['a missing comma', ["  name: 'Cloud'", "  family: 'solution',"], 2, 'no comma at its end'],
    ['a missing quotation mark', ["  family: 'solution',", "  name: 'Cloud,"], 3, 'without a quotation mark'],
    ['a straight apostrophe', ["  name: 'Don't',"], 2, 'straight apostrophe'],
    ['curly quotation marks', ['  name: ‘Cloud’,'], 2, 'has ‘ where a text begins'],
    ['a missing bracket', ["  name: ['Cloud',", "  family: 'solution',"], 3, 'closing bracket'],
  ])('%s is told on its own line', (_, lines, line, words) => {
    expect(sourceOf('a.ts', page(...lines)).faults).toEqual([{ line, sentence: expect.stringContaining(words) }]);
  });

  it('is none in a file that is whole', () => {
    expect(sourceOf('a.ts', page("  name: 'Cloud',")).faults).toEqual([]);
  });
});

describe('the line of a field', () => {
  const { lineOf } = sourceOf(
    'a.ts',
    [
      "const picture = { scene: 'cloud',",
      "  alt: 'A cloud' };",
      'export const page = {',
      '  header: { picture },',
      '  sections: [',
      "    { kind: 'brief' },",
      "    { kind: 'rows',",
      "      items: [{ title: 'One' }] },",
      '  ],',
      '} satisfies Page;',
    ].join('\n'),
  );

  it.each([
    [['sections', 1, 'items', 0, 'title'], 8],
    [['sections', 0, 'kind'], 6],
    // A field that is missing: the block that lacks it.
    [['sections', 1, 'title'], 7],
    [['header', 'picture'], 4],
    [[], 3],
  ])('%j', (path, line) => {
    expect(lineOf('page', path)).toBe(line);
  });

  it('is nothing for a constant that the file does not have', () => {
    expect(lineOf('other', [])).toBeUndefined();
  });
});
