/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { keepingDrafts } from './cms-drafts';

it('opens the store of drafts for whatever the CMS works on', () => {
  const cms = readFileSync(require.resolve('@sveltia/cms'), 'utf8');
  const changed = keepingDrafts(cms);
  expect(changed.length).toBeLessThan(cms.length);
  expect(() => keepingDrafts(changed)).toThrow('opens its store of drafts in another way');
});
