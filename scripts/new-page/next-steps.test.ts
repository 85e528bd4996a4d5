/** @jest-environment node */
import { nextSteps } from './next-steps';

const page = { name: 'Data migration', search: 'data migration', address: '/our-services/data-migration' };

it('says what each kind of page still needs', () => {
  expect(nextSteps({ ...page, family: 'service' }, 'content/pages/data-migration.yaml')).toMatch(/figure'.*\n {2}Last/);
  expect(nextSteps({ ...page, family: 'integration' }, '')).toContain('4. List it on its parent');
  expect(nextSteps({ family: 'vacancy', name: 'Tester' }, '')).toMatch(/\/#careers[^]*README\.md\)\.\n {2}Last/);
});
