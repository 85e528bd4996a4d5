/** @jest-environment node */
import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { factNotices, untoldNotices } from './facts';
import type { WrittenPage } from './written-pages';

const said = (change: Partial<WrittenPage>) =>
  Array.from(factNotices({ route: '/new', file: 'content/pages/new.ts', data: {}, ...change }), ({ text }) => text);

it.each<[string, Partial<WrittenPage>, string]>([
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

it('notices a step that a page leaves out, a term and a product of the band that no page tells', () => {
  const page = { route: routes.home, file: 'content/home.ts', data: {} };
  expect(said(page)).toContain('It tells how an engagement begins, and not the step “proposal”.');
  expect(Array.from(untoldNotices([page]), ({ text }) => text)).toEqual(
    expect.arrayContaining([
      `No page tells the term “${company.terms.note}”.`,
      expect.stringContaining('is in the band of partners'),
    ]),
  );
});
