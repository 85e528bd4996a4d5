/** @jest-environment node */
import { readFile } from './read';

/** The line and the sentence of the fault in a file with these lines. */
function fault(...lines: string[]): [line: number | undefined, sentence: string] | undefined {
  const result = readFile('pages/any', `${lines.join('\n')}\n`);
  return 'sentence' in result ? [result.line, result.sentence] : undefined;
}

it.each<[string, string[], number, string]>([
  [
    'a line too far to the right',
    ['header:', '  title: One', '   claim: Two', 'name: Three'],
    3,
    'further to the right',
  ],
  ['a line too far to the left', ['header:', '  title: One', ' claim: Two'], 3, 'column of its neighbours'],
  ['a tab', ['header:', '\ttitle: One'], 2, 'begins with a tab'],
  ['the same field twice', ['name: One', 'family: service', 'name: Two'], 3, 'has the field “name” a second time'],
  ['a missing colon', ['family: service', 'name Cloud', 'search: a'], 2, 'has no colon after the name of its field'],
  ['a missing space after a colon', ['name:Cloud', 'search: a'], 1, 'has no space after the colon of “name”'],
  ['a missing hyphen', ['keywords:', '  - one', '  two'], 3, 'no hyphen before an entry of a list'],
  ['an entry of a list among fields', ['name: One', '- two'], 2, 'begins with a hyphen, but stands among fields'],
  ['a colon within a text', ['name: Cloud: what it costs'], 1, 'has a colon and a space within a text'],
  [
    'a fact at the beginning of a text',
    ['name: {brand} builds', 'family: service'],
    1,
    'begins with {, which is a sign of YAML',
  ],
  ['a missing quotation mark', ['family: service', "name: 'Cloud", 'search: a'], 2, 'has none at the end'],
  ['a straight apostrophe in quotation marks', ["name: 'Don't stop'"], 1, 'type an apostrophe within it as ’'],
  ['words after a quotation mark', ["name: 'Cloud' services"], 1, 'goes on after its closing quotation mark'],
  ['an at sign', ['name: @home'], 1, 'begins with @'],
  ['a star', ['name: *bold* words'], 1, 'begins with *'],
  ['an ampersand', ['name: &more'], 1, 'begins with &'],
  ['an exclamation mark', ['name: !Hello there'], 1, 'begins with !'],
  [
    'a hash after a space, which cuts the text',
    ['name: Our #1 service'],
    1,
    'has a # after a space, where YAML ends the text',
  ],
  ['a comment of its own', ['name: Cloud', 'items:', '  # Ask Ann', '  - one'], 3, 'has a comment'],
  ['a comment at the beginning', ['# Ask Ann', 'name: Cloud'], 1, 'has a comment'],
  ['a comment at the end', ['items:', '  - one', '', '# - two'], 4, 'has a comment'],
  ['a comment after the name of a list', ['items: # three at most', '  - one'], 1, 'has a # after a space'],
  [
    'a merge conflict',
    ['name: One', '<<<<<<< HEAD', 'family: service', '=======', '>>>>>>> other'],
    2,
    'merge conflict marker',
  ],
  ['an empty file', [''], undefined as never, 'is empty'],
])('%s is named on its line', (_, lines, line, words) => {
  expect(fault(...lines)).toEqual([line, expect.stringContaining(words)]);
});

it.each([
  ['an apostrophe in plain words', "name: Don't stop"],
  ['quotation marks within words', 'name: The "first" step'],
  ['a time and an address', 'name: At 12:30 on https://example.com/a:b'],
  ['a fact within words', 'name: Software from {city}'],
  ['a hash without a space', 'name: Suite#4'],
  ['a comment of code that the page shows', 'code: |\n  # install\n  npm ci'],
  ['a hash in quotation marks', "name: 'Suite # 4'"],
])('%s is no fault', (_, line) => expect(fault(line)).toBeUndefined());

it('a file that the site does not know is named, with the place that was probably meant', () => {
  expect(readFile('page/cloud', 'name: a')).toMatchObject({
    sentence: expect.stringContaining('Did you mean “content/pages/cloud.yaml”?'),
  });
  expect(readFile('compny', 'name: a')).toMatchObject({ sentence: expect.stringContaining('content/company.yaml') });
  expect(readFile('pages/Cloud copy', 'name: a')).toMatchObject({
    sentence: expect.stringContaining('lower-case words with hyphens'),
  });
});
