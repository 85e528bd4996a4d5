/** @jest-environment node */
import { company } from '../../content/company';
import { checkFormSettings, type FormSettings } from './form-settings';

const real: FormSettings = {
  origin: 'https://www.northquay.sg',
  mailOrigin: 'https://api.emailjs.com',
  usesSamples: true,
  preview: false,
};

it('rejects sample identifiers for a real domain, and names the three variables', () => {
  const check = () => checkFormSettings(real);
  for (const name of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY']) expect(check).toThrow(`NEXT_PUBLIC_EMAILJS_${name}`);
  expect(check).toThrow('NEXT_PUBLIC_PREVIEW=1');
});

it.each([
  ['the identifiers are real', { usesSamples: false }],
  ['it is a preview', { preview: true }],
  ['the domain is a sample', { origin: company.origin }],
  ['the site stays on this machine', { origin: 'http://localhost:3000' }],
])('accepts a build when %s', (_, change) => {
  expect(() => checkFormSettings({ ...real, ...change })).not.toThrow();
});

it('is not fooled by a domain that only looks like a sample', () => {
  expect(() => checkFormSettings({ ...real, origin: 'https://example.com' })).toThrow();
  expect(() => checkFormSettings({ ...real, origin: 'https://www.example.northquay.sg' })).toThrow();
});

it.each(['http://localhost:3001', 'http://127.0.0.1:3001', 'https://mail.localhost', 'http://[::1]:3001', 'localhost'])(
  'rejects a public build whose form posts to %s, even for a sample domain or a preview',
  (mailOrigin) => {
    const check = () => checkFormSettings({ ...real, mailOrigin, origin: company.origin, preview: true });
    expect(check).toThrow('LOCAL_SITE=1');
  },
);
