/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { mended } from './cms';

const cms = readFileSync(require.resolve('@sveltia/cms'), 'utf8');

it('changes what the CMS does with drafts and with the files of others, and each sentence that leaves a writer helpless', () => {
  const changed = mended(cms);
  for (const name of ['beforeWriting', 'keepKnown', 'beforeSave', 'refusalOf'])
    expect(changed.split(`versions.${name}(`)).toHaveLength(2);
  expect(changed).toContain('Nothing was saved. What you have typed is still in the form.');
  expect(changed).not.toMatch(
    /saving the entry\. Please try again later|at least \{\$min\} (?:option|item)|their changes will be lost/,
  );
});

it('says what another version does or says otherwise', () => {
  expect(() => mended(mended(cms))).toThrow('The CMS opens its store of drafts in another way');
  expect(() => mended(cms.replaceAll('Please try again later.', ''))).toThrow(
    'The CMS does not say “There was an error',
  );
});
