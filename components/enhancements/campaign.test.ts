import { keepCampaign, readCampaign } from './campaign';

/** Arrives at an address, from a page elsewhere or nowhere. */
function arrive(address: string, referrer = ''): string {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  keepCampaign();
  return readCampaign();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/?utm_source=news&utm_campaign=may&page=2', '', 'utm_source=news utm_campaign=may'],
  ['/#contact?utm_source=x', '', 'utm_source=x'],
  ['/?gclid=abc', 'https://www.google.com/search?q=secret', 'gclid=abc referrer=www.google.com'],
  ['/contact', 'https://example.org/a', 'referrer=example.org'],
  ['/?utm_source=a%0d%0aBcc:%20b', '', 'utm_source=a Bcc: b'],
  ['/contact#about=ciam', '', ''],
])('keeps of %s from "%s": %s', (address, referrer, kept) => {
  expect(arrive(address, referrer)).toBe(kept);
});

it('lasts for the visit, until another campaign brings the visitor back', () => {
  arrive('/?utm_source=news', 'https://example.org/');
  expect(arrive('/contact', `${location.origin}/`)).toBe('utm_source=news referrer=example.org');
  expect(arrive('/?utm_source=ad')).toBe('utm_source=ad');
});

it('is short, and nothing where storage is blocked', () => {
  expect(arrive(`/?utm_source=${'x'.repeat(2_000)}`).length).toBeLessThanOrEqual(500);
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(readCampaign()).toBe('');
  get.mockRestore();
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => arrive('/?utm_source=ad')).not.toThrow();
  set.mockRestore();
});
