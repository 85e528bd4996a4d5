/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { shippedPackages } from './licences';

it('finds every package that reaches a browser, those that others bring along included', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  // Next renders the pages and is taken out of them.
  const expected = Object.keys(dependencies).filter((name) => name !== 'next');
  expect(await shippedPackages()).toEqual(expect.arrayContaining([...expected, 'scheduler', 'motion-dom']));
});
