/** @jest-environment node */
import { z } from 'zod';
import { location as page } from '@/content/pages/location-integration';
import { detailPageSchema, type DetailPageSource } from './schemas/detail-page';
import { parseContent } from './parse-content';

const file = 'content/pages/location-integration.ts';

/** The message for the page with one change in it. */
function complaint(change: (page: DetailPageSource & Record<string, unknown>) => void): string {
  const changed = structuredClone<DetailPageSource>(page) as DetailPageSource & Record<string, unknown>;
  change(changed);
  try {
    parseContent(file, detailPageSchema, changed);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}

it('hands back content that fits, with its defaults', () => {
  expect(parseContent(file, detailPageSchema, page)).toMatchObject({ path: page.path, name: page.name });
  expect(parseContent('a.ts', z.object({ listed: z.boolean().default(true) }), {})).toEqual({ listed: true });
});

it.each<[string, Parameters<typeof complaint>[0], string, string]>([
  ['an address that no route has', (one) => Object.assign(one, { path: '/nowhere' }), 'path', 'content/routes.ts'],
  ['a description that is too short', (one) => (one.seo.description = 'Short'), 'seo.description', '70 to 160 characters'],
  ['too few keywords', (one) => (one.seo.keywords = ['one']), 'seo.keywords', 'three keywords'],
  ['a scene that does not exist', (one) => Object.assign(one.header.picture, { scene: 'moon' }), 'header.picture.scene', 'shows them all'],
  ['a section without its title', (one) => Object.assign(one.sections[0] ?? {}, { title: '' }), 'sections[0].title', 'some text'],
  ['an unknown kind of section', (one) => Object.assign(one.sections[0] ?? {}, { kind: 'poem' }), 'sections[0].kind', 'Expected one of: '],
  ['a menu entry that names no section', (one) => (one.menu = [{ label: 'A', section: 'gone' }]), 'menu[0].section', 'id of a section of this page'],
  ['a logo that does not exist', (one) => one.sections.forEach((section) => section.kind === 'logo-groups' && Object.assign(section.groups[0] ?? {}, { logos: ['acme'] })), 'groups[0].logos[0]', 'content/logos.ts'],
  ['an id that stands twice', (one) => one.sections.slice(0, 2).forEach((section) => (section.id = 'same')), 'sections[1].id', 'an id of its own'],
  ['a table row with a missing cell', (one) => one.sections.forEach((section) => section.kind === 'table' && section.rows[1]?.pop()), 'rows[1]', 'as many as there are columns'],
])('names the file, the field and what was expected for %s', (_, change, field, expectation) => {
  const message = complaint(change);
  expect(message).toContain(`${file} does not fit`);
  expect(message.split('\n').find((line) => line.includes(field))).toContain(expectation);
}); // prettier-ignore

it('names every wrong field at once', () => {
  const message = complaint((one) => {
    one.name = '';
    one.sections = [];
  });
  expect(message).toMatch(/^ {2}name /m);
  expect(message).toMatch(/^ {2}sections /m);
});
