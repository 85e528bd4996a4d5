/** @jest-environment node */
import { wordingNotices } from './wording';
import type { WrittenPage } from '@/site/written-pages';

const page = (written: Partial<WrittenPage>): WrittenPage => ({
  route: '/',
  file: 'content/home.ts',
  h1: 'A page',
  data: {},
  ...written,
});
const notices = (...pages: Partial<WrittenPage>[]) => Array.from(wordingNotices(pages.map(page)), ({ text }) => text);

it.each([
  ['semicolons', 1, 'It is there; it stays there for good.', '1 of 1 sentences have a semicolon, at most 0 read well.'],
  ['“what … and what”', 11, 'We ask what you do and how you do it.', '11 sentences are built as "what … and what", at most 10 read well.'],
  ['“stand” for “is”', 5, 'The rule stands nowhere else.', '5 sentences say "stand" for "is", at most 4 read well.'],
])('counts %s by sentences', (_, times, text, notice) => {
  expect(notices({ data: Array(times).fill(text) })).toEqual([notice]);
  expect(notices({ data: Array(times - 1).fill(text) })).toEqual([]);
}); // prettier-ignore

it('allows idioms with “stand”', () => {
  const text = 'MVP stands for minimum viable product. The assessment is complete as it stands. They stand by it.';
  expect(notices({ data: Array(9).fill(text) })).toEqual([]);
});

it('counts closing questions, and those followed by an imperative and a promise', () => {
  const closing = (question: string, next: string) => ({ closing: { question, next } });
  const formula = closing('Which server is next?', 'Send the list; we answer with questions.');
  expect(notices(...Array<typeof formula>(5).fill(formula))).toEqual([
    '5 pages close with a question, an imperative and "we answer", at most 4 read well.',
  ]);
  const asking = Array.from({ length: 13 }, (_, at) => closing(`Which is server ${at}?`, 'An assessment says it.'));
  expect(notices(...asking)).toEqual(['13 pages close with a question, at most 12 read well.']);
  const told = closing('A proposal costs nothing', 'Send the list and we reply.');
  expect(notices(...Array<typeof told>(6).fill(told))).toEqual(['6 pages ask the same question, at most 5 read well.']);
});
