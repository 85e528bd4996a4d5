/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { company } from '@/content/company';
import { partnerLogos } from '@/content/logos';
import { routes } from '@/test-support/routes';
import { techstackTabs } from '@/content/techstack';
import type { Section } from '@/lib/schemas/sections';
import { articlesOf } from './articles';
import { detailPageAt, pagesOf } from './pages';
import { sectionPages } from './section-pages';

/** The texts of every page and of the words that pages share; notes and people refer to the world outside. */
const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !/^(?:accessibility|articles|people|rules|style-guide)/.test(file))
  .flatMap((file) => textsIn(parse(readFileSync(path.join('content', file), 'utf8')) as unknown));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

const sectionsAt = (address: (typeof routes)[keyof typeof routes]) => detailPageAt(address).sections;
const has = (sections: readonly Section[], kind: Section['kind'], id?: string) =>
  sections.some((section) => section.kind === kind && (!id || section.id === id));
const figureAt = (address: (typeof routes)[keyof typeof routes], type: string) =>
  sectionsAt(address).some((section) => section.kind === 'figure' && section.figure.type === type);
const tableAt = (sections: readonly Section[], id: string) => {
  const table = sections.find((section) => section.kind === 'table' && section.id === id);
  return table?.kind === 'table' ? table.rows : [];
};
/** A page names the faults to expect in a table, a list or a figure of a section by one of these ids or titles. */
const names = (sections: readonly Section[]) => sections.some(({ kind }) => kind === 'logo-groups');
const warns = (sections: readonly Section[]) =>
  sections.some(
    ({ kind, id = '', title }) =>
      kind !== 'techstack' && /faults?|failures|disagree|test-report|approvals|status/i.test(`${id} ${title}`),
  );
const integrations = pagesOf('integration');
const estimate = tableAt(sectionPages.ourServices.sections, 'estimate');
const tabbed = new Set<string>(techstackTabs.flatMap(({ logos }) => logos));

/** Sentences that promise something of another place, each with a check that it is there. */
const promises: readonly (readonly [words: string, keeps: () => boolean])[] = [
  ['with code and data to try', () => articlesOf('note').every(({ files }) => files)],
  [
    'each on a page that says what tends to go wrong',
    () => partnerLogos.length > 0 && integrations.every(({ sections }) => warns(sections)),
  ],
  [
    'A page for each kind names the products and the faults',
    () => integrations.every(({ sections }) => names(sections) && warns(sections)),
  ],
  [
    'Each page names products, with the faults',
    () => integrations.every(({ sections }) => names(sections) && warns(sections)),
  ],
  [
    'They have a page each, with providers by name',
    () => integrations.every(({ sections }) => names(sections) && warns(sections)),
  ],
  [
    `and what holds in ${company.city}`,
    () => integrations.every((page) => JSON.stringify(openIn(page.sections)).includes(company.city)),
  ],
  ['are in these tabs', () => ['jquery', 'adonet', 'iis'].every((logo) => tabbed.has(logo))],
  ['An assessment is a table like our specimen', () => figureAt(routes.cloud, 'assessment')],
  ['the night above is in the twelfth', () => figureAt(routes.identity, 'change-over')],
  ['We make the page above for it', () => figureAt(routes.documents, 'lease-page')],
  ['a test report like the one above', () => has(sectionsAt(routes.location), 'table', 'test-report')],
  ['the rent-reminder product above', () => figureAt(routes.productEngineering, 'first-cut')],
  ['the five answers above', () => effortQuestions() === 5],
  ['answers the five questions', () => effortQuestions() === 5],
  ['follows the answers in the licence check', () => figureAt(routes.powerApps, 'licence-check')],
  ['In the specimen estimate that is 20 to 29 engineer-days', () => estimate.at(-1)?.[1] === '20–29'],
  [
    'as the page on cloud consulting explains',
    () => answersAt(routes.cloud).some((question) => question.includes('AWS, Azure or Google Cloud')),
  ],
  ['whose page has a section for buildings in', () => has(sectionsAt(routes.realEstate), 'table', 'home-market')],
];

/** The sections that are open at first: questions, sources and folded tables are left out. */
function openIn(sections: readonly Section[]) {
  return sections.filter((section) => section.kind !== 'questions' && !(section.kind === 'table' && section.folded));
}

function effortQuestions(): number {
  const section = sectionsAt(routes.integrations).find(({ kind }) => kind === 'figure');
  return section?.kind === 'figure' && section.figure.type === 'effort-scale' ? section.figure.rows.length : 0;
}

function answersAt(address: (typeof routes)[keyof typeof routes]): string[] {
  return sectionsAt(address).flatMap((section) =>
    section.kind === 'questions' ? section.items.map(({ question }) => question) : [],
  );
}

it.each(promises)('“%s” is said, and kept', (words, keeps) => {
  expect(texts.filter((text) => text.includes(words))).not.toEqual([]);
  expect(keeps()).toBe(true);
});

it('every sentence that says where something stands is in the list above', () => {
  const points =
    /\b(?:the page on(?! the website)|whose page|[Ee]ach page|on a page that|A page for each kind|a page each|in these tabs|on this page|in the licence check|the specimen estimate)\b|\b(?:page|report|night|product|answers|questions|table|estimate)(?: like the one)? above\b/;
  const unkept = texts.filter((text) => points.test(text) && !promises.some(([words]) => text.includes(words)));
  expect(unkept).toEqual([]);
});

it('the estimate adds up', () => {
  const spans = estimate.map(([, days = '']) => days.split('–').map(Number));
  const total = spans.pop();
  const sum = (end: 0 | -1) => spans.reduce((days, span) => days + (span.at(end) ?? 0), 0);
  expect(total).toEqual([sum(0), sum(-1)]);
});
