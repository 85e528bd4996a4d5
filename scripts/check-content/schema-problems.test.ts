/** @jest-environment node */
import { company } from '@/content/company';
import { form, ui } from '@/content/interface';
import * as interfaceWords from '@/content/interface';
import { logos } from '@/content/logos';
import { cloud } from '@/content/pages/cloud-services';
import { powerApps } from '@/content/pages/power-apps';
import { detailPageSources } from '@/content/pages';
import { anchors, routes } from '@/content/routes';
import type { Exports } from './check';
import { sentenceOf } from './diagnostics';
import { schemaProblems } from './schema-problems';

const cloudFile = 'content/pages/cloud-services.ts';

/** What is said of one file, a line each: the field and its sentence. */
function said(file: string, exports: Exports, others: [string, Exports][] = []): string[] {
  const problems = schemaProblems(new Map([...others, [file, exports]]));
  return problems.map(({ field, sentence }) => `${field ?? ''} ${sentence}`.trim());
}

const changed = (change: (page: Record<string, unknown> & typeof cloud) => void) => {
  const page = structuredClone(cloud) as Record<string, unknown> & typeof cloud;
  change(page);
  return said(cloudFile, { cloud: page });
};

describe('a page that does not fit', () => {
  it.each<[string, Parameters<typeof changed>[0], string]>([
    ['an optional field misspelt', (one) => Object.assign(one, { slid: one.slide, slide: undefined }), 'slid is no field that exists here. Did you mean “slide”?'],
    ['a field that does not exist', (one) => Object.assign(one, { flavour: 'blue' }), 'flavour is no field that exists here. Expected one of: path,'],
    ['a kind that nothing renders', (one) => Object.assign(one.sections[0] ?? {}, { kind: 'breif' }), 'sections[0].kind is “breif”. Expected one of: '],
    ['a misspelt kind, with advice', (one) => Object.assign(one.sections[0] ?? {}, { kind: 'breif' }), 'Did you mean “brief”?'],
    ['an address of another family', (one) => Object.assign(one, { family: 'service' }), 'path does not fit family: \'service\'. Expected an address directly below /our-services/.'],
    ['an empty list', (one) => Object.assign(one, { related: [] }), 'related is an empty list. Expected at least 2 entries.'],
    ['an emoji', (one) => Object.assign(one.header, { claim: 'A move with a rocket 🚀' }), 'header.claim has an emoji'],
    ['a non-breaking space', (one) => Object.assign(one.header, { claim: 'A move\u00a0with its reasons' }), 'header.claim has a non-breaking space'],
    ['10,000 characters', (one) => Object.assign(one.header, { claim: 'word '.repeat(2000) }), 'header.claim has 9999 characters: “word'],
    ['a gap that nothing fills', (one) => Object.assign(one.header, { claim: 'Every undefined gets a reason' }), 'header.claim names a value that does not exist'],
    ['a field that is missing', (one) => Object.assign(one, { summary: undefined }), 'summary is missing. Expected text in quotation marks.'],
  ])('%s', (_, change, sentence) => {
    expect(changed(change).join('\n')).toContain(sentence);
  }); // prettier-ignore

  it('names what it means in no words of a compiler', () => {
    const everything = changed((one) => {
      for (const field of Object.keys(one)) Object.assign(one, { [field]: field.length % 2 ? undefined : 24 });
    }).join('\n');
    expect(everything).not.toMatch(/undefined|received|invalid|\bstring\b|\bobject\b/i);
  });
});

describe('a file that is no page', () => {
  it.each<[string, string, Exports, string]>([
    ['an empty brand', 'content/company.ts', { company: { ...company, brand: '' } }, 'brand is empty. Expected 2 to 30 characters.'],
    ['an origin with a slash', 'content/company.ts', { company: { ...company, origin: `${company.origin}/` } }, 'without a slash at the end'],
    ['a year in quotation marks', 'content/company.ts', { company: { ...company, foundingYear: '2001' } }, 'foundingYear is “2001”. Expected a number without quotation marks.'],
    ['two pages with one address', 'content/routes.ts', { anchors, routes: { ...routes, cloud: routes.powerApps } }, 'the address of cloud already'],
    ['an address without its slash', 'content/routes.ts', { anchors, routes: { ...routes, cloud: routes.cloud.slice(1) } }, 'Expected a slash at its beginning'],
    ['an address with capitals', 'content/routes.ts', { anchors, routes: { ...routes, cloud: '/what-we-do/Cloud' } }, 'Expected lower-case words with hyphens'],
    ['an address below no page', 'content/routes.ts', { anchors, routes: { ...routes, cloud: '/what-we-dp/cloud' } }, 'Did you mean “/what-we-do/…”?'],
    ['a partner without its logo', 'content/logos.ts', { logos, partnerLogos: [{ id: 1, logo: 'gogle-maps' }] }, 'Did you mean “google-maps”?'],
    ['words of a control that are gone', 'content/interface.ts', { ...interfaceWords, ui: { ...ui, back: undefined, bak: 'Back' } }, 'ui.bak is no field that exists here. Did you mean “back”?'],
    ['a field of the form as a number', 'content/interface.ts', { ...interfaceWords, form: { ...form, send: 1 } }, 'form.send is the number 1. Expected text in quotation marks.'],
  ])('%s', (_, file, exports, sentence) => {
    expect(said(file, exports).join('\n')).toContain(sentence);
  }); // prettier-ignore
});

describe('pages side by side', () => {
  const registry: [string, Exports] = ['content/pages.ts', { detailPageSources }];

  it('must not have the same title', () => {
    const twin = { ...powerApps, seo: { ...powerApps.seo, pageName: cloud.seo.pageName } };
    const sources = { detailPageSources: { 'cloud-services': cloud, 'power-apps': twin } };
    const others: [string, Exports][] = [
      ['content/pages.ts', sources],
      [cloudFile, { cloud }],
    ];
    expect(said('content/pages/power-apps.ts', { powerApps: twin }, others)).toEqual([
      `seo.pageName is the same title as in ${cloudFile}: “${cloud.seo.pageName}”. Expected one of its own.`,
    ]);
  });

  it('must each be a line of content/pages.ts', () => {
    const page = { ...powerApps };
    expect(said('content/pages/power-apps.ts', { powerApps: page }, [registry])[0]).toContain(
      'content/pages.ts does not name',
    );
  });

  it('are whole as they stand', () => {
    expect(said(cloudFile, { cloud }, [registry])).toEqual([]);
  });
});

it.each([
  [2551, "Property 'clowd' does not exist on type '{ … }'. Did you mean 'cloud'?", 'names “clowd”, which does not exist. Did you mean “cloud”?'],
  [2304, "Cannot find name 'solution'.", 'names “solution”, which this file does not know. Text stands in quotation marks.'],
  [1117, 'An object literal cannot have multiple properties with the same name.', 'has a field that stands twice in one block. Leave one.'],
  [2322, "Type 'number' is not assignable to type 'string'.", undefined],
])('says what the compiler’s message %d means', (code, text, sentence) => {
  expect(sentenceOf({ file: 'a.ts', line: 1, code, text })).toBe(sentence);
}); // prettier-ignore
