/** @jest-environment node */
import { redirectFaults } from './redirects';
import type { Redirect } from './schemas/redirects';

const routes = { cloud: '/what-we-do/cloud-services', contact: '/contact' };
const pages = Object.values(routes);
const good: Redirect = { from: '/old', to: routes.cloud, since: '2026-11-20', reason: 'Renamed for searches.' };
const faultsOf = (...list: Redirect[]) =>
  redirectFaults(list, pages, '2026-11-23').map(({ index, field, message }) => `${index} ${field}: ${message}`);

it('takes a move to a page, and an address that is gone', () => {
  expect(faultsOf(good, { ...good, from: '/older/App-in-box.v2', to: 'gone' })).toEqual([]);
});

it.each<[string, Partial<Redirect>, RegExp]>([
  ['a page that is still there', { from: routes.contact }, /^0 from: is “\/contact”, which is still a page/],
  ['an address without its slash', { from: 'old' }, /^0 from: .*a slash at its beginning/],
  ['a slash at the end', { from: '/old/' }, /^0 from: .*none at its end/],
  ['a query', { from: '/old?a=b' }, /^0 from/],
  ['two slashes', { from: '//old' }, /^0 from/],
  ['a way up', { from: '/old/..' }, /^0 from/],
  ['a line break', { from: '/old\nX: 1' }, /^0 from/],
  ['a file', { from: '/pictures/old' }, /^0 from/],
  ['a page that does not exist', { to: '/nowhere' as Redirect['to'] }, /^0 to: is “\/nowhere”, which is no page/],
  ['itself', { to: '/old' as Redirect['to'] }, /^0 to: is “\/old”, so it leads to itself/],
  ['a day to come', { since: '2026-11-24' }, /^0 since: .*still to come/],
  ['no reason', { reason: ' ' }, /^0 reason/],
])('names %s', (_, change, message) => {
  expect(faultsOf({ ...good, ...change })).toEqual([expect.stringMatching(message)]);
});

it('names chains, loops and an address that stands there twice', () => {
  const older: Redirect = { ...good, from: '/older', to: '/old' as Redirect['to'] };
  expect(faultsOf(good, older)).toEqual([
    expect.stringContaining('is “/old”, which has moved itself. Expected where it leads, “/what-we-do/cloud-services”'),
  ]);
  const back: Redirect = { ...good, to: '/older' as Redirect['to'] };
  expect(faultsOf(back, older).map((line) => line.slice(0, 4))).toEqual(['0 to', '1 to']);
  expect(faultsOf(back, older)[0]).toContain('leads back to');
  expect(faultsOf(good, good)).toEqual([
    expect.stringMatching(/^1 from: is “\/old”, which stands in the list already/),
  ]);
});
