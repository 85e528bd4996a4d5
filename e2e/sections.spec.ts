import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { detailPages } from '@/site/pages';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { sectionSchema, type Section, type SectionOf } from '@/lib/schemas/sections';
import { techstackTabs } from '@/content/techstack';
import { peopleOf } from '@/site/people';
import { pageOf, textOf } from './support/built-site';
import { textsIn } from './support/content';

/** How many entries a section has where they are not in the section itself. */
const entriesElsewhere: { [Kind in Section['kind']]?: (section: SectionOf<Kind>) => number } = {
  people: ({ only }) => peopleOf(only).length,
  techstack: () => techstackTabs.length,
};

/** How many entries a section has in its content, and the selector of their elements on the page (`.meta` of its schema). */
function entriesOf(section: Section): { count: number; selector: string } {
  const schema = sectionSchema.options.find(({ shape }) => shape.kind.value === section.kind);
  const { field, selector } = schema?.meta()?.entries ?? {};
  if (!selector) throw new Error(`The schema of "${section.kind}" does not say what its entries are (lib/fields.ts).`);
  const elsewhere = entriesElsewhere[section.kind] as ((section: Section) => number) | undefined;
  const entries = field && (section as unknown as Record<string, readonly unknown[]>)[field];
  return { count: elsewhere?.(section) ?? (entries ? entries.length : 1), selector };
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** What a built page lacks of a section. */
function missing(page: DetailPage, section: Section, main: HTMLElement): string[] {
  const place = main
    .querySelectorAll('section')
    .find((element) => element.getAttribute('aria-label') === section.title);
  if (!place) return [`${page.path}: no section "${section.title}"`];
  const { count, selector } = entriesOf(section);
  const shown = place.querySelectorAll(selector).length;
  const text = textOf(place);
  return [
    ...(section.kind !== 'prose' && shown !== count
      ? [`${page.path}: "${section.title}" shows ${shown} of ${count}`]
      : []),
    ...(section.id && place.id !== section.id ? [`${page.path}: "${section.title}" is not #${section.id}`] : []),
    ...textsIn(sectionSchema, section)
      // Highlighted code is split into elements, which adds white space.
      .filter((words) => !withoutSpace(text).includes(withoutSpace(words)))
      .map((words) => `${page.path}: not on the page: ${words}`),
  ];
}

test('every detail page has all its sections, complete and in order @desktop @core', () => {
  const problems = detailPages.flatMap((page) => {
    const main = pageOf(page.path).querySelector('main');
    if (!main) return [`${page.path}: no main`];
    const titles = page.sections.map(({ title }) => title);
    const shown = main.querySelectorAll('section').map((element) => element.getAttribute('aria-label') ?? '');
    const order = shown.filter((title) => titles.includes(title));
    return [
      ...(order.join() === titles.join() ? [] : [`${page.path}: its sections are in a different order`]),
      ...page.sections.flatMap((section) => missing(page, section, main)),
    ];
  });
  expect(problems).toEqual([]);
});
