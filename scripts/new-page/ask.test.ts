/** @jest-environment node */
import { askForPage } from './ask';

/** A fake prompt that replies with these answers and records the questions. */
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

it('asks nothing when the options are complete', async () => {
  expect(await askForPage(options)).toEqual(page);
});

it('asks for missing options, and again after an invalid answer', async () => {
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

it('asks for a note only what it needs, and for a vacancy its role', async () => {
  const note = person('data-retention', 'Data retention');
  expect(await askForPage({ family: 'note' }, note.ask)).toEqual({
    family: 'note',
    address: '/notes/data-retention',
    name: 'Data retention',
  });
  const vacancy = person('Test engineer');
  expect(await askForPage({ family: 'vacancy' }, vacancy.ask)).toEqual({ family: 'vacancy', name: 'Test engineer' });
});

it('asks again for an invalid option', async () => {
  const { asked, ask } = person('lighthouse-survey');
  expect(await askForPage({ ...options, address: 'api-development' }, ask)).toEqual(page);
  expect(asked).toEqual([expect.stringContaining('the address of another page')]);
});

it.each([
  ['is missing', { ...options, search: undefined }, /^--search is missing: A search that should end on it/],
  ['is invalid', { ...options, family: 'servce' }, /^--family is “servce”\. Expected one of/],
])('without a terminal, rejects an option that %s', async (_, given, message) => {
  await expect(askForPage(given)).rejects.toThrow(message);
});
