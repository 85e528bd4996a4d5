/** @jest-environment node */
import { pairings } from '@/content/colour-pairs';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { form, ui } from '@/content/interface';
import * as interfaceWords from '@/content/interface';
import { logos } from '@/content/logos';
import { mark } from '@/content/mark';
import { cloud } from '@/content/pages/cloud-services';
import { powerApps } from '@/content/pages/power-apps';
import { detailPageSources } from '@/content/pages';
import { accents, grounds, hours, marks, palette } from '@/content/palette';
import { anchors, routes } from '@/content/routes';
import { sentenceOf } from './diagnostics';
import type { Exports } from './problem';
import { schemaProblems } from './schema-problems';

const cloudFile = 'content/pages/cloud-services.ts';

/** The messages reported for one file. */
function messagesFor(file: string, exports: Exports, others: [string, Exports][] = []): string[] {
  return schemaProblems(new Map([...others, [file, exports]]), new Map()).map(({ sentence }) => sentence);
}

const changed = (change: (page: Record<string, unknown> & typeof cloud) => void) => {
  const page = structuredClone(cloud) as Record<string, unknown> & typeof cloud;
  change(page);
  return messagesFor(cloudFile, { cloud: page });
};

describe('an invalid page', () => {
  it.each<[string, Parameters<typeof changed>[0], string]>([
    ['an optional field misspelt', (one) => Object.assign(one, { slid: one.slide, slide: undefined }), 'slid is not a known field. Did you mean “slide”?'],
    ['a field that does not exist', (one) => Object.assign(one, { flavour: 'blue' }), 'flavour is not a known field. Expected one of: path,'],
    ['a kind that nothing renders', (one) => Object.assign(one.sections[0] ?? {}, { kind: 'breif' }), 'sections[0].kind is “breif”. Expected one of: '],
    ['a misspelt kind, with advice', (one) => Object.assign(one.sections[0] ?? {}, { kind: 'breif' }), 'Did you mean “brief”?'],
    ['an address of another family', (one) => Object.assign(one, { family: 'service' }), 'path does not fit family: \'service\'. Expected an address directly below /our-services/.'],
    ['an empty list', (one) => Object.assign(one, { sections: [] }), 'sections is an empty list. Expected at least 2 entries.'],
    ['an emoji', (one) => Object.assign(one.header, { claim: 'A move with a rocket 🚀' }), 'header.claim has an emoji'],
    ['a non-breaking space', (one) => Object.assign(one.header, { claim: 'A move\u00a0with its reasons' }), 'header.claim has a non-breaking space'],
    ['a character that was lost', (one) => Object.assign(one.header, { claim: 'A system\ufffds own reasons' }), 'header.claim has a character that was lost'],
    ['letters of another encoding', (one) => Object.assign(one.header, { claim: 'A systemâ€™s own reasons' }), 'header.claim has letters that were saved in another encoding'],
    ['HTML', (one) => Object.assign(one.header, { claim: 'A move with <b>reasons</b>' }), 'header.claim has HTML'],
    ['a character as HTML writes it', (one) => Object.assign(one.header, { claim: 'A move &amp; its reasons' }), 'header.claim has a character as HTML writes it'],
    ['Markdown', (one) => Object.assign(one.header, { claim: 'A move with **reasons**' }), 'header.claim has Markdown'],
    ['a name in a text with straight quotation marks', (one) => Object.assign(one.header, { claim: 'A move to ${company.city}' }), 'header.claim has ${…} between straight quotation marks'],
    ['10,000 characters', (one) => Object.assign(one.header, { claim: 'word '.repeat(2000) }), 'header.claim has 9999 characters: “word'],
    ['a placeholder without a value', (one) => Object.assign(one.header, { claim: 'Every undefined gets a reason' }), 'header.claim names a value that does not exist'],
    ['a field that is missing', (one) => Object.assign(one, { summary: undefined }), 'summary is missing. Expected text in quotation marks.'],
  ])('%s', (_, change, sentence) => {
    expect(changed(change).join('\n')).toContain(sentence);
  }); // prettier-ignore

  it('is described without compiler jargon', () => {
    const everything = changed((one) => {
      for (const field of Object.keys(one)) Object.assign(one, { [field]: field.length % 2 ? undefined : 24 });
    }).join('\n');
    expect(everything).not.toMatch(/undefined|received|invalid|\bstring\b|\bobject\b/i);
  });
});

describe('a file other than a page', () => {
  it.each<[string, string, Exports, string]>([
    ['an empty brand', 'content/company.ts', { company: { ...company, brand: '' } }, 'brand is empty. Expected 2 to 30 characters.'],
    ['an origin with a slash', 'content/company.ts', { company: { ...company, origin: `${company.origin}/` } }, 'without a slash at the end'],
    ['a security.txt that has expired', 'content/company.ts', { company: { ...company, securityReportsReadUntil: '2025-11-01T00:00:00Z' } }, 'Expected a day in the future'],
    ['a year in quotation marks', 'content/company.ts', { company: { ...company, foundingYear: '2001' } }, 'foundingYear is “2001”. Expected a number without quotation marks.'],
    ['two pages with one address', 'content/routes.ts', { anchors, routes: { ...routes, cloud: routes.powerApps } }, 'the address of cloud already'],
    ['an address without its slash', 'content/routes.ts', { anchors, routes: { ...routes, cloud: routes.cloud.slice(1) } }, 'Expected a slash at its beginning'],
    ['an address with capitals', 'content/routes.ts', { anchors, routes: { ...routes, cloud: '/what-we-do/Cloud' } }, 'Expected lower-case words with hyphens'],
    ['an address below no page', 'content/routes.ts', { anchors, routes: { ...routes, cloud: '/what-we-dp/cloud' } }, 'Did you mean “/what-we-do/…”?'],
    ['two vacancies with one id', 'content/home.ts', { home: { ...home, careers: { ...home.careers, vacancies: [home.careers.vacancies[0], home.careers.vacancies[0]] } } }, `careers.vacancies[1].id is “${home.careers.vacancies[0]?.id}”, the id of an entry above.`],
    ['an invalid colour', 'content/palette.ts', { grounds, palette: { ...palette, teal: '12806f' } }, 'palette.teal is “12806f”. Expected a colour: # and six digits'],
    ['a light without its share', 'content/palette.ts', { palette, grounds, hours: { ...hours, pin: { ...hours.pin, left: palette.sky } } }, 'Expected a colour, a space and its share'],
    ['an hour that the story does not have', 'content/palette.ts', { palette, grounds, hours: { ...hours, noon: hours.deed } }, 'hours.noon is not a known field.'],
    ['words that cannot be read on their ground', 'content/palette.ts', { palette, grounds: { ...grounds, paper: { ...grounds.paper, day: { ...grounds.paper.day, ink: 'white' } } } }, `grounds.paper.day.ink is “white” (${palette.white}) on “white” (${palette.white}), where it is hard to see: their contrast is 1.0. Expected 4.5 or more.`],
    ['a face of a button on which its words cannot be read', 'content/palette.ts', { grounds, accents, palette: { ...palette, terracotta: '#5a2410' } }, `accents.onAccent is “ink” (${palette.ink}) on “terracotta” (#5a2410), for a button, where it is hard to see: their contrast is 1.4. Expected 4.5 or more.`],
    ['a pair of a stylesheet that cannot be told apart', 'content/colour-pairs.ts', { pairings: [{ ...pairings[0], on: ['light'] }] }, `[0].of is “white” (${palette.white}) on “light” (${palette.light}), for ${pairings[0]?.where}, where it is hard to see`],
    ['a word of code that cannot be read', 'content/palette.ts', { palette, grounds, marks: { ...marks, codeWord: [palette.sky, palette.sky] } }, `marks.codeWord[0] is “${palette.sky}”`],
    ['an hour on whose sky its words cannot be read', 'content/palette.ts', { palette, hours: { ...hours, deed: { ...hours.deed, sky: palette.navy } } }, `hours.deed.sky is “ink” (${palette.ink}) on “${palette.navy}”`],
    ['a face of the mark without its shape', 'content/mark.ts', { mark: { ...mark, faces: [{ d: '' }] } }, 'faces[0].d is empty. Expected the shape of a face'],
    ['an address that leads to itself', 'content/redirects.ts', { redirects: [{ from: '/old', to: '/old', since: '2026-11-20', reason: 'Renamed for searches.' }] }, '[0].to is “/old”, so it leads to itself.'],
    ['a misspelt field of a moved address', 'content/redirects.ts', { redirects: [{ from: '/old', too: '/contact', since: '2026-11-20', reason: 'Renamed for searches.' }] }, '[0].too is not a known field. Did you mean “to”?'],
    ['a partner without its logo', 'content/logos.ts', { logos, partnerLogos: [{ id: 1, logo: 'gogle-maps' }] }, 'Did you mean “google-maps”?'],
    ['a misspelt label of a control', 'content/interface.ts', { ...interfaceWords, ui: { ...ui, back: undefined, bak: 'Back' } }, 'ui.bak is not a known field. Did you mean “back”?'],
    ['a field of the form as a number', 'content/interface.ts', { ...interfaceWords, form: { ...form, send: 1 } }, 'form.send is the number 1. Expected text in quotation marks.'],
  ])('%s', (_, file, exports, sentence) => {
    expect(messagesFor(file, exports).join('\n')).toContain(sentence);
  }); // prettier-ignore
});

it('reports a mistake in the company’s facts once, not for every page that uses them', () => {
  const page = structuredClone(cloud);
  page.header.description = page.header.description.replace(company.brand, '');
  const facts: [string, Exports] = ['content/company.ts', { company: { ...company, brand: '' } }];
  expect(messagesFor(cloudFile, { cloud: page }, [facts])).toEqual(['brand is empty. Expected 2 to 30 characters.']);
});

describe('pages as a whole', () => {
  const registry: [string, Exports] = ['content/pages.ts', { detailPageSources }];

  it('must not have the same title', () => {
    const twin = { ...powerApps, seo: { ...powerApps.seo, pageName: cloud.seo.pageName } };
    const sources = { detailPageSources: { 'cloud-services': cloud, 'power-apps': twin } };
    const others: [string, Exports][] = [
      ['content/pages.ts', sources],
      [cloudFile, { cloud }],
    ];
    expect(messagesFor('content/pages/power-apps.ts', { powerApps: twin }, others)).toEqual([
      `seo.pageName is the same title as in ${cloudFile}: “${cloud.seo.pageName}”. Expected one of its own.`,
    ]);
  });

  it('must each be listed in content/pages.ts', () => {
    const copy = messagesFor('content/pages/power-apps copy.ts', { powerApps: { ...powerApps } }, [registry]);
    expect(copy).toEqual([
      expect.stringMatching(/content\/pages\.ts does not list.* if the file is a copy, move it out of content\/pages/),
    ]);
  });

  it('are valid as committed', () => {
    expect(messagesFor(cloudFile, { cloud }, [registry])).toEqual([]);
  });
});

it.each([
  [2551, "Property 'clowd' does not exist on type '{ … }'. Did you mean 'cloud'?", 'uses “clowd”, which does not exist. Did you mean “cloud”?'],
  [2304, "Cannot find name 'solution'.", 'uses “solution”, which is not defined in this file. Put text in quotation marks; import what is defined in another file at the top.'],
  [1117, 'An object literal cannot have multiple properties with the same name.', 'has the same field twice in one block. Delete one of them.'],
  [2459, `Module '"./pages/cloud"' declares 'cloud' locally, but it is not exported.`, 'imports “cloud” from ./pages/cloud, where “export” is missing: expected “export const cloud” there.'],
  [2306, "File '/somewhere/content/pages/cloud.ts' is not a module.", 'imports from content/pages/cloud.ts, which exports nothing. Has that file been emptied?'],
  [2353, "Object literal may only specify known properties, and 'too' does not exist in type 'Redirect'.", 'too is not a known field.'],
  [2561, "Object literal may only specify known properties, but 'too' does not exist in type 'Redirect'. Did you mean to write 'to'?", 'too is not a known field. Did you mean “to”?'],
  [2322, "Type 'number' is not assignable to type 'string'.", undefined],
])('rephrases the compiler error %d', (code, text, sentence) => {
  expect(sentenceOf(code, text)).toBe(sentence);
}); // prettier-ignore
