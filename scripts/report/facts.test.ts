/** @jest-environment node */
import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { factNotices, unmentionedNotices } from './facts';
import type { WrittenPage } from '@/site/written-pages';

const notices = (change: Partial<WrittenPage>) =>
  Array.from(factNotices({ route: '/new', file: 'content/pages/new.yaml', data: {}, ...change }), ({ text }) => text);

it.each<[string, Partial<WrittenPage>, string]>([
  ['an answer about ownership in other words', { data: {}, sections: [{ kind: 'questions', title: 'Questions', items: [{ question: 'Who owns the code?', answer: 'It belongs to both of us.' }] }] }, `does not say “${company.terms.ownership}”`],
  ['a term that is not called a sample', { data: { text: `Notice: ${company.terms.noticeForTeams}.` } }, 'does not say that it is a sample term'],
  ['a headline without the name in the menu', { data: { text: 'Sample text' }, name: 'Data migration', h1: 'Moving records' }, 'The menu says “Data migration”'],
  ['a page without a first piece of work', { data: { text: 'We begin at once.' }, isDetail: true }, 'does not name a first piece'],
])('notices %s', (_, page, text) => {
  expect(notices(page)).toEqual([expect.stringContaining(text)]);
}); // prettier-ignore

it('finds the name in a slide’s heading, whatever its hyphens and ampersands', () => {
  expect(
    notices({ data: {}, name: 'Sign-in & access', slide: { heading: 'Sign in and access' }, h1: 'One login' }),
  ).toEqual([]);
});

it('notices a missing step of an engagement, and terms and partners that no page mentions', () => {
  const page = { route: routes.home, file: 'content/home.yaml', data: {} };
  expect(notices(page)).toContain('It describes how an engagement begins, but not the step “proposal”.');
  expect(Array.from(unmentionedNotices([page]), ({ text }) => text)).toEqual(
    expect.arrayContaining([
      `No page mentions the term “${company.terms.note}”.`,
      expect.stringContaining('is in the band of partners'),
    ]),
  );
});
