/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { shippedPackages } from './licences';

it('finds every package that ships to the browser, including transitive dependencies', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  // Next renders the pages but does not ship.
  const expected = Object.keys(dependencies).filter((name) => name !== 'next');
  expect(await shippedPackages()).toEqual(expect.arrayContaining([...expected, 'scheduler', 'motion-dom']));
});
