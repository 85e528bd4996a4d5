/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkFiles } from './check';
import { designProblems, type Design } from './design';
import { accents, grounds, hours, marks, palette } from '@/content/palette';
import { pairings } from '@/content/colour-pairs';
import { mark } from '@/content/mark';
import { addressesIn } from './pages';
import { pathOf, readContent, readFile, type ContentFile } from './read';

const { read, problems } = readContent();
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

/** What is said once a file's text is changed: "content/home.yaml, line 3: …". */
function saidAfter(name: string, change: (text: string) => string, ...further: ContentFile[]): string[] {
  const text = change(textOf(name));
  if (text === textOf(name)) throw new Error(`${name} is not changed`);
  const changed = readFile(name, text);
  if ('sentence' in changed) return [changed.sentence];
  return said([...read.map((file) => (file.name === name ? changed : file)), ...further]);
}

function said(files: readonly ContentFile[]): string[] {
  const checked = checkFiles(files);
  return 'problems' in checked ? checked.problems.map(({ file, line, sentence }) => `${file}, line ${line}: ${sentence}`) : [];
} // prettier-ignore

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to);
const lineOf = (name: string, words: string) => textOf(name).split('\n').findIndex((one) => one.includes(words)) + 1; // prettier-ignore

const cloud = 'pages/cloud-services';
const claim = (words: string) => swap(/^ {2}claim: .*$/m, `  claim: ${words}`);

it('what is committed is valid', () => {
  expect(problems).toEqual([]);
  expect(said(read)).toEqual([]);
});

describe('a mistake in a page', () => {
  it.each<[string, (text: string) => string, string]>([
    ['an optional field misspelt', swap(/^slide:/m, 'slid:'), 'slid is not a known field. Did you mean “slide”?'],
    ['a field that does not exist', swap(/^name:/m, 'flavour: blue\nname:'), 'flavour is not a known field. Expected one of: path,'],
    ['a kind that nothing renders', swap(/kind: \w+/, 'kind: breif'), 'kind is “breif”. Expected one of: '],
    ['a misspelt kind, with advice', swap(/kind: \w+/, 'kind: breif'), 'Did you mean “brief”?'],
    ['an address of another family', swap('family: solution', 'family: service'), 'path does not fit family: service. Expected an address directly below /our-services/.'],
    ['a name in letters that its social picture lacks', swap(/^name: .*$/m, 'name: Облако ✓'), 'name has “Облако✓”, which the page’s picture'],
    ['an empty list', (text) => text.replace(/^sections:[^]*/m, 'sections: []\n'), 'sections is an empty list. Expected at least 2 entries.'],
    ['an emoji', claim('A move with a rocket 🚀'), 'header.claim has an emoji'],
    ['a non-breaking space', claim('A move\u00a0with its reasons'), 'header.claim has a non-breaking space'],
    ['a character that was lost', claim('A system\ufffds own reasons'), 'header.claim has a character that was lost'],
    ['letters of another encoding', claim('A systemâ€™s own reasons'), 'header.claim has letters that were saved in another encoding'],
    ['HTML', claim('A move with <b>reasons</b>'), 'header.claim has HTML'],
    ['a character as HTML writes it', claim('A move &amp; its reasons'), 'header.claim has a character as HTML writes it'],
    ['Markdown', claim('A move with **reasons**'), 'header.claim has Markdown'],
    ['10,000 characters', claim('word '.repeat(2000)), 'header.claim has 9999 characters: “word'],
    ['a fact that there is none of', claim('A move to {citty} and back'), 'header.claim has {citty}, which is no fact. Did you mean {city}?'],
    ['a fact without its closing brace', claim('A move to {city and back'), 'header.claim has a brace without its other half'],
    ['a fact in a format that there is none of', claim('A rent of {lease.rent | dolars} a month'), 'there is no format “dolars”. Did you mean “dollars”?'],
    ['a number where a text belongs', claim('2027'), 'header.claim is the number 2027. Expected text'],
    ['a text where a number belongs', swap(/^draft.*\n|^/m, 'draft: maybe\n'), 'draft is “maybe”. Expected true or false'],
    ['a field that is missing', swap(/^summary: .*\n/m, ''), 'summary is missing. Expected text'],
    ['a field that is empty', swap(/^summary: .*$/m, 'summary:'), 'summary is empty. Expected'],
    ['a description that is too short', swap(/^ {2}description: .*$/m, '  description: Short'), 'seo.description has 5 characters: “Short”. Expected 70 to 160 characters.'],
    ['a scene that does not exist', swap(/scene: \S+/, 'scene: clowd'), 'scene is “clowd”. Expected a scene'],
    ['a link to nowhere', swap('href: /our-services#engagement', 'href: /our-services#engagment'), 'is “/our-services#engagment”. Expected the address of a page, or of a section of one. Did you mean “/our-services#engagement”?'],
    ['an address with capitals', swap(/path: \S+/, 'path: /what-we-do/Cloud'), 'Expected lower-case words with hyphens'],
    ['an address without its slash', swap(/path: \//, 'path: '), 'Expected a slash at its beginning'],
    ['the address of another page', swap(/path: \S+/, 'path: /what-we-do/power-apps'), 'the address of content/pages/'],
    ['an icon that does not exist', swap(/icon: \S+/, 'icon: magnifing-glass'), 'Did you mean “magnifying-glass”?'],
    ['a logo that does not exist', swap('- azure\n', '- azur\n'), 'Did you mean “azure”?'],
    ['a flag that leads to no section', swap(/(?<=section: )\S+/, 'gone'), 'section is “gone”. Expected the id of a section of this page'],
    ['a flag on no point of its scene', swap(/(?<=- anchor: )\S+/, 'moon'), 'anchor is “moon”. Expected a point of the scene'],
    ['a first picture without points', swap(/(?<=scene: )\S+/, 'site-office'), 'header.picture.scene is “site-office”, which has no points for flags'],
  ])('%s', (_, change, sentence) => {
    expect(saidAfter(cloud, change).join('\n')).toContain(sentence);
  }); // prettier-ignore

  it('is named by file, line and field', () => {
    const [said] = saidAfter(cloud, claim('Short'));
    expect(said).toBe(`content/pages/cloud-services.yaml, line ${lineOf(cloud, '  claim: ')}: header.claim has 5 characters: “Short”. Expected 15 to 80 characters.`); // prettier-ignore
  });

  it('is described without jargon', () => {
    const everything = saidAfter(cloud, (text) => text.replaceAll(/^(\w+): .*/gm, '$1: 24')).join('\n');
    expect(everything).not.toMatch(/undefined|received|invalid|\bstring\b|\bobject\b/i);
  });
});

describe('a mistake in another file', () => {
  it.each<[string, string, (text: string) => string, string]>([
    ['an empty brand', 'company', swap(/^brand: .*/m, "brand: ''"), 'brand is empty. Expected 2 to 30 characters.'],
    ['an origin with a slash', 'company', swap(/^origin: .*/m, 'origin: https://www.sample.example/'), 'without a slash at the end'],
    ['a security.txt that has expired', 'company', swap(/^securityReportsReadUntil: .*/m, "securityReportsReadUntil: '2025-11-01T00:00:00Z'"), 'Expected a day in the future'],
    ['a year in quotation marks', 'company', swap(/^foundingYear: .*/m, "foundingYear: '2001'"), 'foundingYear is “2001”. Expected a number without quotation marks.'],
    ['a payout that does not add up', 'street', swap(/payout: \d+/, 'payout: 208766'), 'story.payment.payout'],
    ['an address that leads to itself', 'redirects', swap(/^moved:[^]*/m, 'moved:\n  - from: /old\n    to: /old\n    since: \'2026-11-20\'\n    reason: Renamed for searches.'), 'moved[0].to is “/old”, so it leads to itself.'],
    ['a day that is none', 'redirects', swap(/^moved:[^]*/m, 'moved:\n  - from: /old\n    to: /contact\n    since: \'2026-02-30\'\n    reason: Renamed for searches.'), 'moved[0].since is “2026-02-30”. Expected a day such as "2026-11-21".'],
    ['a misspelt field of a moved address', 'redirects', swap(/^moved:[^]*/m, 'moved:\n  - from: /old\n    too: /contact\n    since: \'2026-11-20\'\n    reason: Renamed for searches.'), 'moved[0].too is not a known field. Did you mean “to”?'],
    ['a partner without its logo', 'logos', swap('  - google-maps', '  - gogle-maps'), 'Did you mean “google-maps”?'],
    ['a logo file that is not there', 'logos', swap('/logos/react.svg', '/logos/reakt.svg'), 'is “/logos/reakt.svg”. Expected a file in public/'],
    ['a misspelt label of a control', 'interface/controls', swap(/^back:/m, 'bak:'), 'bak is not a known field. Did you mean “back”?'],
    ['a word of the form as a number', 'interface/form', swap(/^send: .*/m, 'send: 1'), 'send is the number 1. Expected text'],
    ['a gap that code does not fill', 'interface/controls', swap('{number} of {total}', '{numbr} of {total}'), 'has {numbr}, which is no fact. Did you mean {number}? This text may have {number}, {total}.'],
    ['a file in the order that is not there', 'order', swap('- power-apps', '- power-app'), 'is “power-app”, and there is no file content/pages/power-app.yaml. Did you mean “power-apps”?'],
    ['an address below no page', 'articles/privacy', swap(/^path: .*/m, 'path: /contct/privacy'), 'there is no page “/contct” above it. Did you mean “/contact/…”?'],
    ['an address where code has a route', 'articles/privacy', swap(/^path: .*/m, 'path: /pdf'), 'is “/pdf”, where the site has something else already.'],
    ['the address of a page for development', 'articles/privacy', swap(/^path: .*/m, 'path: /styleguide'), 'where the site has something else already'],
    ['the address of a folder of files', 'articles/privacy', swap(/^path: .*/m, 'path: /brochures'), 'where the site has something else already'],
    ['an address that hosts keep', 'articles/privacy', swap(/^path: .*/m, 'path: /404'), 'where the site has something else already'],
    ['the address of a print page', 'articles/privacy', swap(/^path: .*/m, 'path: /home-page-pdf'), 'the address of content/print.yaml too'],
    ['the address of a section page', 'articles/privacy', swap(/^path: .*/m, 'path: /contact'), 'the address of content/section-pages/contact.yaml too'],
    ['a written page among what is offered', 'articles/privacy', swap(/^path: .*/m, 'path: /what-we-do/privacy'), 'Below /what-we-do are only pages that offer something'],
    ['a written page too deep', 'articles/privacy', swap(/^path: .*/m, 'path: /notes/what-an-address-is/privacy'), 'which is too deep'],
    ['another address of a page that code shows', 'section-pages/techstack', swap(/^path: .*/m, 'path: /tools'), 'Expected “/techstack”, which the site’s code has too'],
    ['a last day before the first', 'vacancies/dotnet-developer', swap(/^posted: .*/m, "posted: '2026-11-21'\nuntil: '2026-11-20'"), 'until is “2026-11-20”. Expected a day after it went online.'],
    ['a vacancy of a day to come', 'vacancies/dotnet-developer', swap(/^posted: .*/m, "posted: '2126-11-21'"), 'posted is “2126-11-21”. Expected today or a day before'],
  ])('%s', (_, name, change, sentence) => {
    expect(saidAfter(name, change).join('\n')).toContain(sentence);
  }); // prettier-ignore

  it('is reported once, not for every page that uses it', () => {
    expect(saidAfter('company', swap(/^brand: .*/m, "brand: ''"))).toHaveLength(1);
  });
});

describe('pages as a whole', () => {
  it('can be chosen at a new address before the links to the old one are changed', () => {
    const moved = swap('path: /what-we-do/cloud-services', 'path: /what-we-do/cloud-moves');
    const checked = checkFiles(read.map((file) => (file.name === cloud ? (readFile(cloud, moved(textOf(cloud))) as ContentFile) : file)));
    expect(checked).toHaveProperty('problems');
    expect('fitting' in checked && addressesIn(checked.fitting ?? new Map())).toContain('/what-we-do/cloud-moves');
  }); // prettier-ignore

  it('must not have the same title', () => {
    const title = /(?<=pageName: ).*/.exec(textOf(cloud))?.[0] ?? '';
    expect(saidAfter('pages/power-apps', swap(/(?<=pageName: ).*/, title))).toEqual([
      expect.stringContaining(`seo.pageName is the same title as in content/pages/power-apps.yaml`.replace('power-apps', 'cloud-services')), // prettier-ignore
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
    expect(said([...read, readFile('articles/another', text) as ContentFile])).toEqual([]);
  });

  it('must be there when code refers to them', () => {
    expect(said(read.filter(({ name }) => name !== 'articles/privacy')).join()).toContain(
      'the site’s code refers to it',
    );
  });
});

it.each<[string, Design, string]>([
  ['an invalid colour', { palette: { ...palette, teal: '12806f' } }, 'palette.teal is “12806f”. Expected a colour: # and six digits'],
  ['a light without its share', { hours: { ...hours, pin: { ...hours.pin, left: palette.sky } } }, 'Expected a colour, a space and its share'],
  ['an hour that the story does not have', { hours: { ...hours, noon: hours.deed } }, 'hours.noon is not a known field.'],
  ['words that cannot be read on their ground', { grounds: { ...grounds, paper: { ...grounds.paper, day: { ...grounds.paper.day, ink: 'white' } } } }, `grounds.paper.day.ink is “white” (${palette.white}) on “white” (${palette.white}), where it is hard to see: their contrast is 1.0. Expected 4.5 or more.`],
  ['a face of a button on which its words cannot be read', { accents, palette: { ...palette, terracotta: '#5a2410' } }, 'accents.onAccent is “ink”'],
  ['a pair of a stylesheet that cannot be told apart', { pairings: [{ ...pairings[0], on: ['light'] }] }, 'pairings[0].of is “white”'],
  ['a word of code that cannot be read', { marks: { ...marks, codeWord: [palette.sky, palette.sky] } }, `marks.codeWord[0] is “${palette.sky}”`],
  ['an hour on whose sky its words cannot be read', { hours: { ...hours, deed: { ...hours.deed, sky: palette.navy } } }, `hours.deed.sky is “ink” (${palette.ink}) on “${palette.navy}”`],
  ['a face of the mark without its shape', { mark: { ...mark, faces: [{ d: '' }] } }, 'faces[0].d is empty. Expected the shape of a face'],
])('in the design: %s', (_, changed, sentence) => {
  expect(designProblems(changed).map((one) => one.sentence).join('\n')).toContain(sentence);
}); // prettier-ignore
