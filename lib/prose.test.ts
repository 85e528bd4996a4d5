/** @jest-environment node */
import { blocksOf, overLimit, proseOf, sentencesOf } from './prose';

describe('the blocks of a page', () => {
  it('are its sentences, not its labels, headings, alternative texts or words for search engines', () => {
    const page = {
      seo: { description: 'A description for those who search.' },
      search: 'words that somebody types into a box.',
      header: { title: 'A heading without a stop', description: 'This sentence is a block.' },
      picture: { scene: 'cloud', alt: 'What the picture shows to nobody.' },
      sections: [{ items: [{ term: 'Too short.', description: 'Another block, of two. It ends here and now.' }] }],
    };
    expect(blocksOf(page)).toEqual(['This sentence is a block.', 'Another block, of two. It ends here and now.']);
  });
});

describe('the sentences of a block', () => {
  it.each([
    ['One sentence.', 1],
    ['Our experience includes U.S. Real estate stays one.', 1],
    ['ASP.NET and Node.js stay whole. The next one counts.', 2],
    ['It costs 3.5 units. 31 cases were read. “Fine.” And so on.', 4],
  ])('%s', (block, count) => {
    expect(sentencesOf(block)).toHaveLength(count);
  });
});

describe('the counts', () => {
  const long = 'This last sentence has more words in it than anybody would ever put on a mug.';

  it('tell two sentences from one and from three', () => {
    const data = [
      'Only one sentence stands here.',
      'There are two of them. Here is one.',
      'One is. Two are. Three are too.',
    ];
    expect(proseOf(data)).toMatchObject({ blocks: 3, twoSentences: 1, several: 2 });
  });

  it('take a short last sentence for a closer, unless somebody here does something in it', () => {
    const opening = 'Something is said at some length first.';
    expect(proseOf(`${opening} Then it snaps shut.`).closers).toBe(1);
    expect(proseOf(`${opening} Then we do it.`).closers).toBe(0);
    expect(proseOf(`${opening} ${long}`).closers).toBe(0);
    expect(proseOf('A block of one short sentence.').closers).toBe(0);
  });

  it('draw the line at twelve words', () => {
    const last = (words: number) => `${Array.from({ length: words }, (_, at) => (at ? 'word' : 'Word')).join(' ')}.`;
    expect(proseOf(`It begins like this. ${last(12)}`).closers).toBe(1);
    expect(proseOf(`It begins like this. ${last(13)}`).closers).toBe(0);
  });
});

describe('the limits', () => {
  it('tell what is over them', () => {
    expect(overLimit(proseOf(['There are two of them. Here is one.']))).toEqual([
      'Blocks of two sentences: 1 of 1, at most 30 %',
      'Short last sentences: 1 of 1, at most 25 %',
    ]);
  });
});
