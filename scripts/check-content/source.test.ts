/** @jest-environment node */
import { lineOf, syntaxProblems } from './source';

const page = (...lines: string[]) => ['export const page = {', ...lines, '} satisfies Page;'].join('\n');

describe('a syntax error', () => {
  it.each([
    ['a missing comma', ["  name: 'Cloud'", "  family: 'solution',"], 2, 'no comma at its end'],
    ['a missing comma above a comment', ["  family: 'solution'", '  // Its name.', "  name: 'Cloud',"], 2, 'no comma'],
    [
      'a missing quotation mark',
      ["  family: 'solution',", "  name: 'Cloud,"],
      3,
      'does not end with the quotation mark',
    ],
    ['a straight apostrophe', ["  name: 'Don't',"], 2, 'straight apostrophe'],
    ['curly quotation marks', ['  name: ‘Cloud’,'], 2, 'has ‘ where a text begins'],
    ['a missing comma in a list', ['  list: [', "    'One'", "    'Two',", '  ],'], 3, 'no comma at its end'],
    ['an extra comma', ["  name: 'Cloud',,"], 2, 'an extra comma'],
    ['a semicolon', ["  name: 'Cloud';"], 2, 'semicolon where a comma belongs'],
    ['a missing colon', ["  name 'Cloud',"], 2, 'no colon after “name”'],
    ['a text without quotation marks', ['  name: Cloud services,'], 2, 'without quotation marks'],
    ['mismatched quotation marks', ["  name: 'Cloud`,"], 2, 'does not end with the quotation mark'],
    ['an unclosed backquote', ['  name: `Cloud,'], 2, 'does not end with the quotation mark'],
    ['a missing bracket', ["  name: ['Cloud',", "  family: 'solution',"], 2, 'opens a [ that is never closed'],
    ['a missing bracket of a list', ['  list: [', "    'One',", '  },', '  block: {', '  },'], 2, 'opens a ['],
    [
      'a missing brace, however far below it is noticed',
      ["  block: { name: 'One',", '  other: {', '  },'],
      2,
      'opens a {',
    ],
    ['an extra brace', ["  block: { name: 'One' } },", "  other: 'One',"], 2, 'nothing opens'],
    ['an unclosed comment', ['  /* once:', "  name: 'Cloud',"], 2, 'opens a comment'],
    ['a merge conflict', ['<<<<<<< HEAD', "  name: 'Cloud',", '======='], 2, 'merge conflict marker'],
  ])('%s is reported on its own line', (_, lines, line, words) => {
    expect(syntaxProblems('a.ts', page(...lines))).toEqual([
      { file: 'a.ts', line, sentence: expect.stringContaining(words) },
    ]);
  });

  it('is not reported in a valid file', () => {
    expect(syntaxProblems('a.ts', page("  name: 'Cloud',"))).toEqual([]);
  });
});

describe('the line of a field', () => {
  const text = [
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
  ].join('\n');

  it.each([
    [['sections', 1, 'items', 0, 'title'], 8],
    [['sections', 0, 'kind'], 6],
    // For a missing field, the block that lacks it.
    [['sections', 1, 'title'], 7],
    [['header', 'picture'], 4],
    [[], 3],
  ])('%j', (path, line) => {
    expect(lineOf(text, ['page', ...path])).toBe(line);
  });

  it('is undefined for a constant that the file does not have', () => {
    expect(lineOf(text, ['other'])).toBeUndefined();
  });
});
