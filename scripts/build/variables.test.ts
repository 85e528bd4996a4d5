/** @jest-environment node */
import { settleVariables } from './variables';

const settle = (values: Record<string, string>) => {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...values };
  settleVariables(env);
  return env;
};

it('takes blanks off identifiers and origins', () => {
  const env = settle({
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' key\n',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com ',
  });
  expect(env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY).toBe('key');
  expect(env.NEXT_PUBLIC_EMAILJS_ORIGIN).toBe('https://api.emailjs.com');
});

it.each([
  'http://api.emailjs.com',
  'https://api.emailjs.com/',
  'https://api.emailjs.com/api/v1.0',
  'https://API.emailjs.com',
  'api.emailjs.com',
])('refuses to post the form to %s, which the policy of the pages would block', (origin) => {
  expect(() => settle({ NEXT_PUBLIC_EMAILJS_ORIGIN: origin })).toThrow(
    `NEXT_PUBLIC_EMAILJS_ORIGIN is "${origin}"; expected an origin such as https://api.emailjs.com`,
  );
});

it.each(['https://mail.company.test', 'http://127.0.0.1:3100', 'http://localhost:3000', ''])(
  'posts the form to "%s"',
  (origin) => expect(settle({ NEXT_PUBLIC_EMAILJS_ORIGIN: origin }).NEXT_PUBLIC_EMAILJS_ORIGIN).toBe(origin),
);

it.each(['www.company.test', 'https://www.company.test/site', 'ftp://company.test'])(
  'refuses %s as the origin of the site',
  (origin) =>
    expect(() => settle({ NEXT_PUBLIC_SITE_ORIGIN: origin })).toThrow(`NEXT_PUBLIC_SITE_ORIGIN is "${origin}"`),
);

it.each([
  ['NEXT_PUBLIC_PREVIEW', 'maybe'],
  ['LOCAL_SITE', 'here'],
])('refuses %s=%s', (name, value) => {
  expect(() => settle({ [name]: value })).toThrow(`${name} is "${value}"; expected 1, true`);
});

it('ignores no variable that looks like its own', () => {
  expect(() => settle({ NEXT_PUBLIC_EMAILJS_SERVICEID: 'service_a' })).toThrow('NEXT_PUBLIC_EMAILJS_SERVICEID is not');
  expect(() => settle({ NEXT_PUBLIC_VERCEL_ENV: 'production' })).not.toThrow();
});
