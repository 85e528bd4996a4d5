/** @jest-environment node */
import { checkFiles } from './check';
import { addressesIn } from './pages';
import { readFile, type ContentFile } from './read';
import { committed, sentencesAfter, sentencesOf, swap, textOf, unreadable } from './test-changes';

const lineOf = (name: string, words: string) => textOf(name).slice(0, textOf(name).indexOf(words)).split('\n').length;

const cloud = 'pages/cloud-services';
const claim = (words: string) => swap(/^ {2}claim: .*$/m, `  claim: ${words}`);

it('what is committed is valid', () => {
  expect(unreadable).toEqual([]);
  expect(sentencesOf(committed)).toEqual([]);
});

describe('a mistake in a page', () => {
  it.each<[string, (text: string) => string, string]>([
    ['an optional field misspelt', swap(/^slide:/m, 'slid:'), 'slid is not a known field. Did you mean “slide”?'],
    [
      'a field that does not exist',
      swap(/^name:/m, 'flavour: blue\nname:'),
      'flavour is not a known field. Expected one of: path,',
    ],
    ['a kind that nothing renders', swap(/kind: \w+/, 'kind: breif'), 'kind is “breif”. Expected one of: '],
    ['a misspelt kind, with advice', swap(/kind: \w+/, 'kind: breif'), 'Did you mean “brief”?'],
    [
      'an address of another family',
      swap('family: solution', 'family: service'),
      'path does not fit family: service. Expected an address directly below /our-services/.',
    ],
    [
      'a name in letters that its social picture lacks',
      swap(/^name: .*$/m, 'name: Облако ✓'),
      'name has “Облако✓”, which the page’s picture',
    ],
    [
      'an empty list',
      (text) => text.replace(/^sections:[^]*/m, 'sections: []\n'),
      'sections is an empty list. Expected at least 2 entries.',
    ],
    ['an emoji', claim('A move with a rocket 🚀'), 'header.claim has an emoji'],
    ['a non-breaking space', claim('A move\u00a0with its reasons'), 'header.claim has a non-breaking space'],
    ['a character that was lost', claim('A system\ufffds own reasons'), 'header.claim has a character that was lost'],
    [
      'letters of another encoding',
      claim('A systemâ€™s own reasons'),
      'header.claim has letters that were saved in another encoding',
    ],
    ['HTML', claim('A move with <b>reasons</b>'), 'header.claim has HTML'],
    [
      'a character as HTML writes it',
      claim('A move &amp; its reasons'),
      'header.claim has a character as HTML writes it',
    ],
    ['Markdown', claim('A move with **reasons**'), 'header.claim has Markdown'],
    ['10,000 characters', claim('word '.repeat(2000)), 'header.claim has 9999 characters: “word'],
    [
      'a fact that there is none of',
      claim('A move to {citty} and back'),
      'header.claim has {citty}, which is no fact. Did you mean {city}?',
    ],
    [
      'a fact without its closing brace',
      claim('A move to {city and back'),
      'header.claim has a brace without its other half',
    ],
    [
      'a fact in a format that there is none of',
      claim('A rent of {lease.rent | dolars} a month'),
      'there is no format “dolars”. Did you mean “dollars”?',
    ],
    ['a number where a text belongs', claim('2027'), 'header.claim is the number 2027. Expected text'],
    [
      'a text where a number belongs',
      swap(/^draft.*\n|^/m, 'draft: maybe\n'),
      'draft is “maybe”. Expected true or false',
    ],
    ['a field that is missing', swap(/^summary: .*\n/m, ''), 'summary is missing. Expected text'],
    ['a field that is empty', swap(/^summary: .*$/m, 'summary:'), 'summary is empty. Expected'],
    [
      'a description that is too short',
      swap(/^ {2}description: .*$/m, '  description: Short'),
      'seo.description has 5 characters: “Short”. Expected 70 to 160 characters.',
    ],
    ['a scene that does not exist', swap(/scene: \S+/, 'scene: clowd'), 'scene is “clowd”. Expected a scene'],
    [
      'a link to nowhere',
      swap('href: /our-services#engagement', 'href: /our-services#engagment'),
      'is “/our-services#engagment”. Expected the address of a page, or of a section of one. Did you mean “/our-services#engagement”?',
    ],
    [
      'an address with capitals',
      swap(/path: \S+/, 'path: /what-we-do/Cloud'),
      'Expected lower-case words with hyphens',
    ],
    ['an address without its slash', swap(/path: \//, 'path: '), 'Expected a slash at its beginning'],
    ['the address of another page', swap(/path: \S+/, 'path: /what-we-do/power-apps'), 'the address of content/pages/'],
    ['an icon that does not exist', swap(/icon: \S+/, 'icon: magnifing-glass'), 'Did you mean “magnifying-glass”?'],
    ['a logo that does not exist', swap('- azure\n', '- azur\n'), 'Did you mean “azure”?'],
    [
      'a flag that leads to no section',
      swap(/(?<=section: )\S+/, 'gone'),
      'section is “gone”. Expected the id of a section of this page',
    ],
    [
      'a flag on no point of its scene',
      swap(/(?<=- anchor: )\S+/, 'moon'),
      'anchor is “moon”. Expected a point of the scene',
    ],
    [
      'a first picture without points',
      swap(/(?<=scene: )\S+/, 'site-office'),
      'header.picture.scene is “site-office”, which has no points for flags',
    ],
  ])('%s', (_, change, sentence) => {
    expect(sentencesAfter(cloud, change).join('\n')).toContain(sentence);
  });

  it('is named by file, line and field', () => {
    const [sentence] = sentencesAfter(cloud, claim('Short'));
    expect(sentence).toBe(
      `content/pages/cloud-services.yaml, line ${lineOf(cloud, '  claim: ')}: header.claim has 5 characters: “Short”. Expected 15 to 80 characters.`,
    );
  });

  it('is described without jargon', () => {
    const everything = sentencesAfter(cloud, (text) => text.replaceAll(/^(\w+): .*/gm, '$1: 24')).join('\n');
    expect(everything).not.toMatch(/undefined|received|invalid|\bstring\b|\bobject\b/i);
  });
});

describe('pages as a whole', () => {
  it('can be chosen at a new address before the links to the old one are changed', () => {
    const moved = swap('path: /what-we-do/cloud-services', 'path: /what-we-do/cloud-moves');
    const checked = checkFiles(
      committed.map((file) => (file.name === cloud ? (readFile(cloud, moved(textOf(cloud))) as ContentFile) : file)),
    );
    expect(checked).toHaveProperty('problems');
    expect('fitting' in checked && addressesIn(checked.fitting ?? new Map())).toContain('/what-we-do/cloud-moves');
  });

  it('must not have the same title', () => {
    const title = /(?<=pageName: ).*/.exec(textOf(cloud))?.[0] ?? '';
    expect(sentencesAfter('pages/power-apps', swap(/(?<=pageName: ).*/, title))).toEqual([
      expect.stringContaining('seo.pageName is the same title as in content/pages/cloud-services.yaml'),
    ]);
  });

  it('may be a new file and nothing else', () => {
    const text = textOf('articles/what-an-address-is')
      .replace(/^path: .*/m, 'path: /notes/another')
      .replace(/^name: .*/m, 'name: Another')
      .replace(/^title: .*/m, 'title: Another title')
      .replace(/^search: .*\n/m, '')
      .replace(/(?<=pageName: ).*/, 'another')
      .replace(/^( {2}description: ).*/m, `$1${'Another description of a note. '.repeat(3)}`)
      .replace(/^( {2}question: ).*/m, '$1Is it another question?');
    expect(sentencesOf([...committed, readFile('articles/another', text) as ContentFile])).toEqual([]);
  });

  it('must be there when code refers to them', () => {
    expect(sentencesOf(committed.filter(({ name }) => name !== 'articles/privacy')).join()).toContain(
      'the site’s code refers to it',
    );
  });
});
