/** @jest-environment node */
import { company } from '@/content/company';
import { assertReal } from './real-site';

it.each([company.origin, 'http://localhost:3000', 'https://site.test'])('lets samples pass on %s', (origin) => {
  expect(() => assertReal(origin)).not.toThrow();
});

it('stops a build for a real domain while the company is a sample, and says where', () => {
  expect(() => assertReal('https://www.acme-realty.com')).toThrow(
    /content\/company\.yaml: the company’s facts.*\n.*cannot receive mail/,
  );
});
