/** @jest-environment node */
import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { factFindings } from './facts';
import { writtenPages, type WrittenPage } from './written-pages';

const said = (page: Partial<WrittenPage> & { data: object }) =>
  factFindings([...writtenPages(), { route: '/new', file: 'content/pages/new.ts', ...page }])
    .filter(({ route }) => route === '/new')
    .map(({ subject, text }) => `${subject}: ${text}`);

it('stops nothing: all that it says of the pages is a notice', () => {
  expect(factFindings().filter(({ level }) => level !== 'notice')).toEqual([]);
});

it.each<[string, Partial<WrittenPage> & { data: object }, string]>([
  ['an answer about ownership in other words', { data: {}, sections: [{ kind: 'questions', title: 'Questions', items: [{ question: 'Who owns the code?', answer: 'It belongs to both of us.' }] }] }, `does not say “${company.terms.ownership}”`],
  ['a term that is not called a sample', { data: { text: `Notice: ${company.terms.noticeForTeams}.` } }, 'does not say that it is a sample term'],
  ['a headline without the name in the menu', { data: { text: 'Sample text' }, name: 'Data migration', h1: 'Moving records' }, 'The menu says “Data migration”'],
  ['a page without a first piece', { data: { text: 'We begin at once.' }, isDetail: true }, 'names no first piece'],
])('notices %s', (_, page, text) => {
  expect(said(page)).toEqual([expect.stringContaining(text)]);
}); // prettier-ignore

it('takes a slide’s heading, a hyphen and an ampersand for the name', () => {
  expect(
    said({ data: {}, name: 'Sign-in & access', slide: { heading: 'Sign in and access' }, h1: 'One login' }),
  ).toEqual([]);
});

it('notices a product of the band, a term and a step that no page tells', () => {
  const texts = factFindings([{ route: routes.home, file: 'content/home.ts', data: {} }]).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      'It tells how an engagement begins, and not the step “proposal”.',
      `No page tells the term “${company.terms.note}”.`,
      expect.stringContaining('is in the band of partners'),
    ]),
  );
});
