import { mailContext } from './mail-context';

it.each([
  ['', '/contact'],
  [`${location.origin}/techstack?a=1`, '/techstack > /contact'],
  [`${location.origin}/contact`, '/contact'],
  ['https://example.org/secret', '/contact'],
])('names the page with the form and, after "%s", %s', (referrer, page) => {
  history.replaceState(null, '', '/contact?q=1');
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  sessionStorage.setItem('campaign', 'utm_source=x');
  const context = mailContext(new Date(2026, 10, 26, 18, 5));
  expect(context).toMatchObject({ page, campaign: 'utm_source=x' });
  expect(context.local_time).toMatch(/26 November 2026.*18:05 \(.+\)$/);
});

it('leaves the time out where the browser does not tell it', () => {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new TypeError('blocked');
  });
  expect(mailContext()).toMatchObject({ local_time: '' });
});
