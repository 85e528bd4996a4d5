/** @jest-environment node */
import type { Section } from '@/components/sections/schema';
import { editorialNotices } from './editorial';
import type { WrittenPage } from '@/site/written-pages';

/** The notices for a page with these properties. */
function notices(change: Partial<WrittenPage>, ...others: WrittenPage[]): string[] {
  const page = { route: '/a', file: 'content/a.yaml', data: {}, ...change };
  return Array.from(editorialNotices(page, [...others, page]), ({ subject, text }) => `${subject}: ${text}`);
}

const detail = {
  isDetail: true,
  scene: 'cloud',
  sections: [],
} satisfies Partial<WrittenPage>;
const other: WrittenPage = {
  route: '/b',
  file: 'content/b.yaml',
  data: { text: 'One record for a house, its rooms and rents' },
  ...detail,
};
const prose: Section = { kind: 'prose', title: 'One headline', paragraphs: [] };

it('has no notices for good copy', () => {
  expect(notices({ data: { header: { title: 'Cloud migration consulting' } } })).toEqual([]);
});

it.each<[string, Partial<WrittenPage>, string]>([
  ['clichés', { data: ['A seamless journey'] }, 'words: Not how we write: “seamless”, “journey”.'],
  ['an outdated product name', { data: ['With DocuSign'] }, '“DocuSign”'],
  ['sample text', { data: ['Sample text: one', 'sample text', 'Sample Street'] }, 'samples: 2 texts'],
  ['monotonous prose', { data: ['There are two of them. Here is one.'] }, 'rhythm: Blocks of two sentences'],
  ['a title without the search words', { search: 'cloud consulting', h1: 'Cloud consulting', seo: { pageName: 'cloud', description: 'Consulting on the cloud, and then a good deal more of it' } }, 'search: The title (seo.pageName) lacks words of the search “cloud consulting”: consult.'],
  ['a repeated headline', { sections: [prose, prose] }, 'headings: The headline “One headline” appears twice'],
  ['a menu label that differs from its heading', { sections: [{ ...prose, id: 'x' }], menu: [{ label: 'Other', section: 'x' }] }, 'The menu says “Other”'],
  ['a page without a figure', { ...detail, scene: 'identity' }, 'figure: The page has no figure'],
  ['a page with few words', { ...detail, sections: [prose] }, 'words: Its sections have 3 words'],
  ['a page that repeats another one', { ...detail, data: { text: 'One record for a house, its rooms and rents' } }, 'words: It shares 100 % of its text with /b'],
  ['a first picture that another page has', detail, 'picture: Its first picture, “cloud”, is also that of /b.'],
])('notices %s', (_, page, notice) => {
  expect(notices(page, other).join('\n')).toContain(notice);
}); // prettier-ignore
