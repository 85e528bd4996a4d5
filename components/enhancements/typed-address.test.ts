import { showTypedAddress } from './typed-address';

const sign = () => document.querySelector('p');

beforeEach(() => {
  document.body.innerHTML = '<p hidden>You asked for <bdi data-typed-address></bdi></p>';
});

test.each([
  ['/no-such-page', '/no-such-page'],
  ['/caf%C3%A9', '/café'],
  ['/%3Cb%3Ehello', '/<b>hello'],
  ['/%E9', '/%E9'],
])('the sign for %s says %s, as text', (address, words) => {
  history.replaceState(null, '', address);
  showTypedAddress();
  expect(sign()?.hidden).toBe(false);
  expect(sign()?.querySelector('bdi')?.textContent).toBe(words);
  expect(sign()?.querySelector('b')).toBeNull();
});

test('a page without the sign is left as it is', () => {
  document.body.innerHTML = '';
  expect(showTypedAddress).not.toThrow();
});
