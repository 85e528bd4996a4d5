import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { detailPages } from '@/site/pages';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { sectionSchema, type Section } from '@/components/sections/schema';
import { techstackTabs } from '@/content/techstack';
import { peopleOf } from '@/site/people';
import { pageOf, textOf } from './support/built-site';
import { textsIn } from './support/content';

/** How many entries a section has in its content, and the selector of their elements on the page. */
function entriesOf(section: Section): { count: number; selector: string } {
  switch (section.kind) {
    case 'brief':
      return { count: section.items.length, selector: 'dt' };
    case 'logo-groups':
      return { count: section.groups.length, selector: 'h3' };
    case 'logo-strip':
      return { count: section.logos.length, selector: 'li' };
    case 'techstack':
      return { count: techstackTabs.length, selector: '[role=tabpanel]' };
    case 'prose':
      return { count: section.paragraphs.length, selector: 'p' };
    case 'table':
      return { count: section.rows.length, selector: 'tbody tr' };
    case 'people':
      return { count: peopleOf(section.only).length, selector: 'h3' };
    case 'quote':
    case 'figure':
      return { count: 1, selector: 'figure' };
    case 'benefits':
    case 'cards':
    case 'components':
    case 'integrations':
    case 'questions':
    case 'rows':
    case 'steps':
      return { count: section.items.length, selector: 'h3' };
  }
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** What a built page lacks of a section. */
function missing(page: DetailPage, section: Section, main: HTMLElement): string[] {
  const place = main.querySelectorAll('section').find((one) => one.getAttribute('aria-label') === section.title);
  if (!place) return [`${page.path}: no section "${section.title}"`];
  const { count, selector } = entriesOf(section);
  const found = place.querySelectorAll(selector).length;
  const text = textOf(place);
  return [
    ...(section.kind !== 'prose' && found !== count
      ? [`${page.path}: "${section.title}" shows ${found} of ${count}`]
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
    const shown = main.querySelectorAll('section').map((one) => one.getAttribute('aria-label') ?? '');
    const order = shown.filter((title) => titles.includes(title));
    return [
      ...(order.join() === titles.join() ? [] : [`${page.path}: its sections are in a different order`]),
      ...page.sections.flatMap((section) => missing(page, section, main)),
    ];
  });
  expect(problems).toEqual([]);
});
