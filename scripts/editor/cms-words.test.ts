/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { inOurWords } from './cms-words';

const cms = readFileSync(require.resolve('@sveltia/cms'), 'utf8');

it('changes each sentence of the CMS that leaves a writer helpless, wherever it stands', () => {
  const changed = inOurWords(cms);
  expect(changed).toContain('Nothing was saved. What you have typed is still in the form.');
  expect(changed).not.toMatch(/saving the entry\. Please try again later|at least \{\$min\} (?:option|item)|more than \{\$max\} (?:option|item)/);
  expect(() => inOurWords(changed)).toThrow('The CMS does not say “There was an error while saving the entry.');
}); // prettier-ignore
