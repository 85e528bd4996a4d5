/** @jest-environment node */
import { designProblems, type Design } from './design';
import { accents, grounds, marks, palette } from '@/content/palette';
import { pairings } from '@/content/colour-pairs';
import { mark } from '@/content/mark';

it.each<[string, Design, string]>([
  [
    'an invalid colour',
    { palette: { ...palette, teal: '12806f' } },
    'palette.teal is “12806f”. Expected a colour: # and six digits',
  ],
  [
    'words that cannot be read on their ground',
    { grounds: { ...grounds, paper: { ...grounds.paper, day: { ...grounds.paper.day, ink: 'white' } } } },
    `grounds.paper.day.ink is “white” (${palette.white}) on “white” (${palette.white}), where it is hard to see: their contrast is 1.0. Expected 4.5 or more.`,
  ],
  [
    'a face of a button on which its words cannot be read',
    { accents, palette: { ...palette, terracotta: '#5a2410' } },
    'accents.onAccent is “ink”',
  ],
  [
    'a pair of a stylesheet that cannot be told apart',
    { pairings: [{ ...pairings[0], on: ['light'] }] },
    'pairings[0].of is “white”',
  ],
  [
    'a word of code that cannot be read',
    { marks: { ...marks, codeWord: [palette.sky, palette.sky] } },
    `marks.codeWord[0] is “${palette.sky}”`,
  ],
  [
    'a face of the mark without its shape',
    { mark: { ...mark, faces: [{ d: '' }] } },
    'faces[0].d is empty. Expected the shape of a face',
  ],
])('%s is refused', (_, changed, sentence) => {
  const sentences = designProblems(changed).map((problem) => problem.sentence);
  expect(sentences.join('\n')).toContain(sentence);
});
