/** @jest-environment node */
import { askForPage } from './ask';

/** Somebody who types these answers, and what they were asked. */
function person(...answers: string[]) {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    const answer = answers.shift();
    return answer === undefined ? Promise.reject(new Error('No more answers')) : Promise.resolve(answer);
  };
  return { asked, ask };
}

const options = {
  family: 'service',
  address: 'lighthouse-survey',
  name: 'Lighthouse survey',
  search: 'lighthouse survey services',
} as const;
const page = { ...options, address: '/our-services/lighthouse-survey' };

it('takes everything from options, without a question', async () => {
  expect(await askForPage(options)).toEqual(page);
});

it('asks for what the options leave open, and again where an answer does not fit', async () => {
  const { asked, ask } = person(
    'servce', ' Service ',
    'Lighthouse Survey', '/what-we-do/lighthouse-survey', 'api-development', 'lighthouse-survey',
    'API development', 'Lighthouse survey',
    'x', 'Lighthouse Survey Services',
  ); // prettier-ignore
  expect(await askForPage({}, ask)).toEqual(page);
  const faults = asked.filter((text) => text.startsWith('That '));
  expect(faults).toEqual([
    expect.stringContaining('Did you mean “service”?'),
    expect.stringContaining('Expected lower-case words with hyphens'),
    expect.stringContaining('directly below /our-services/'),
    expect.stringContaining('the address of another page'),
    expect.stringContaining('is the name of another page'),
    expect.stringContaining('Expected 8 to 46 characters'),
  ]);
});

it('asks again for an option that does not fit', async () => {
  const { asked, ask } = person('lighthouse-survey');
  expect(await askForPage({ ...options, address: 'api-development' }, ask)).toEqual(page);
  expect(asked).toEqual([expect.stringContaining('the address of another page')]);
});

it.each([
  ['is missing', { ...options, search: undefined }, /^--search is missing: A search that should end on it/],
  ['does not fit', { ...options, family: 'servce' }, /^--family is “servce”\. Expected one of/],
])('names an option that %s where nobody can be asked', async (_, given, message) => {
  await expect(askForPage(given)).rejects.toThrow(message);
});
