/** @jest-environment node */
import type { Section } from '@/components/sections/schema';
import { editorialNotices } from './editorial';
import type { WrittenPage } from './written-pages';

/** What is said of a page with this in it. */
function said(change: Partial<WrittenPage>, ...others: WrittenPage[]): string[] {
  const page = { route: '/a', file: 'content/a.ts', data: {}, ...change };
  return Array.from(editorialNotices(page, [...others, page]), ({ subject, text }) => `${subject}: ${text}`);
}

const detail = {
  isDetail: true,
  scene: 'cloud',
  sections: [],
  related: [{ path: '/a' }, { path: '/b' }],
} satisfies Partial<WrittenPage>;
const other: WrittenPage = {
  route: '/b',
  file: 'content/b.ts',
  data: { text: 'One record for a house, its rooms and rents' },
  ...detail,
};
const prose: Section = { kind: 'prose', title: 'One headline', paragraphs: [] };

it('says nothing of a page that is as we write', () => {
  expect(said({ data: { header: { title: 'Cloud migration consulting' } } })).toEqual([]);
});

it.each<[string, Partial<WrittenPage>, string]>([
  ['worn words', { data: ['A seamless journey'] }, 'words: Not how we write: “seamless”, “journey”.'],
  ['a name that its maker gave up', { data: ['With DocuSign'] }, '“DocuSign”'],
  ['samples', { data: ['Sample text: one', 'sample text', 'Sample Street'] }, 'samples: 2 texts'],
  ['the rhythm of the prose', { data: ['There are two of them. Here is one.'] }, 'rhythm: Blocks of two sentences'],
  ['a title without the search', { search: 'cloud consulting', h1: 'Cloud consulting', seo: { pageName: 'cloud', description: 'Consulting on the cloud, and then a good deal more of it' } }, 'search: The title (seo.pageName) lacks words of the search “cloud consulting”: consult.'],
  ['a headline that stands twice', { sections: [prose, prose] }, 'headings: The headline “One headline” stands twice'],
  ['a menu that says something else', { sections: [{ ...prose, id: 'x' }], menu: [{ label: 'Other', section: 'x' }] }, 'The menu says “Other”'],
  ['a page without a figure', { ...detail, scene: 'identity' }, 'figure: The page has no figure'],
  ['a page with few words', { ...detail, sections: [prose] }, 'words: Its sections have 3 words'],
  ['a page that says what another one says', { ...detail, data: { text: 'One record for a house, its rooms and rents' } }, 'words: It shares 100 % of its text with /b'],
  ['a first picture that another page has', detail, 'picture: Its first picture, “cloud”, is that of /b too.'],
])('says a notice of %s', (_, page, notice) => {
  expect(said(page, other).join('\n')).toContain(notice);
}); // prettier-ignore

it('says when no page leads to one', () => {
  expect(said(detail, { ...other, related: [] }).join('\n')).not.toContain('links:');
  expect(said({ ...detail, related: [] }, { ...other, related: [] }).join('\n')).toContain('links: No other page');
});
