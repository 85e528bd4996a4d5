/** @jest-environment node */
import { wordingFindings, wordingOf } from './wording';

const page = (content: unknown) => [{ route: '/', content }];
const closing = (question: string, next: string) => ({ closing: { question, next } });

it('counts semicolons, “what … and what” and “stand” for “is” by sentences', () => {
  const text = 'It is there; it stays there. We ask what you do and how you do it. The rule stands nowhere else.';
  expect(wordingOf(page({ text }))).toMatchObject({ sentences: 3, semicolons: 1, whatAndWhat: 1, standForIs: 1 });
});

it('leaves the idioms with “stand”', () => {
  const text = 'MVP stands for minimum viable product. The assessment is complete as it stands. They stand by it.';
  expect(wordingOf(page({ text })).standForIs).toBe(0);
});

it('tells a closing that asks from the formula of question, imperative and promise', () => {
  const pages = [
    ...page(closing('Which server is next?', 'Send the list; we answer with questions.')),
    ...page(closing('Which server is next?', 'An assessment says it.')),
    ...page(closing('A proposal costs nothing', 'Send the list and we reply.')),
  ];
  expect(wordingOf(pages)).toMatchObject({ asking: 2, formulas: 1, sameQuestion: 2 });
});

it('notices what is over its limit, and nothing else', () => {
  expect(wordingFindings(page({ text: 'Nothing here is worth a notice at all.' }))).toEqual([]);
  const texts = wordingFindings(page({ text: 'It is there; it stays there for good.' })).map(({ text }) => text);
  expect(texts).toEqual(['1 of 1 sentences have a semicolon, at most 0 read well.']);
});
