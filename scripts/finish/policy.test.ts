/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hashSource, policyOf } from './policy';

const mail = 'https://mail.example';
const origins = { mail, measurement: '' };
const scripts = ['b()', 'a()'];
const style = 'p{}';
const contentOf = (tag: string) =>
  /^<meta http-equiv="Content-Security-Policy" content="([^"]*)">$/.exec(tag)?.[1] ?? '';
const policy = contentOf(policyOf(scripts, style, ['enquiry-form', 'hero-carousel'], origins));
const least = contentOf(policyOf(scripts, style, [], origins));
const sourcesIn = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);
const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]));

it('defaults to same-origin, and forbids frames, plug-ins, media, workers and form submission', () => {
  expect(directives.get('default-src')).toEqual(["'self'"]);
  for (const refused of ['object-src', 'frame-src', 'media-src', 'worker-src', 'base-uri', 'form-action'])
    expect([refused, directives.get(refused)]).toEqual([refused, ["'none'"]]);
});

it('allows inline scripts and styles by hash', () => {
  expect(sourcesIn(least, 'script-src')).toEqual(scripts.map(hashSource).sort());
  expect(sourcesIn(least, 'style-src')).toEqual(["'self'", hashSource(style)]);
});

it('allows modules with islands, and only inline scripts and no connections without', () => {
  expect(directives.get('script-src')).toEqual(["'self'", ...scripts.map(hashSource).sort()]);
  expect(least).not.toContain('connect-src');
});

it('allows the style element that react-type-animation adds, on a page with the carousel', async () => {
  const texts: string[] = [];
  const style = { appendChild: (text: string) => texts.push(text) };
  Object.assign(globalThis, {
    document: {
      head: { appendChild: () => texts.push('') },
      createElement: () => style,
      createTextNode: (text: string) => text,
    },
  });
  await import('react-type-animation');
  expect(texts).toHaveLength(2);
  expect(directives.get('style-src')).toEqual(expect.arrayContaining(texts.map(hashSource)));
});

it('does not depend on the order of the scripts, so that builds are reproducible', () => {
  expect(contentOf(policyOf([...scripts, ...scripts].reverse(), style, [], origins))).toBe(least);
});

it('lets the form connect to its mail service only', () => {
  expect(directives.get('connect-src')).toEqual(["'self'", mail]);
  expect(directives.get('form-action')).toEqual(["'none'"]);
});

it('lets every page connect to where visits are counted, once that is set', () => {
  const counted = { mail, measurement: 'https://stats.example' };
  expect(sourcesIn(contentOf(policyOf(scripts, style, [], counted)), 'connect-src')).toEqual([
    "'self'",
    'https://stats.example',
  ]);
});

it('has no unsafe sources, and no directive that a meta element ignores', () => {
  expect(policy).not.toMatch(/unsafe|\*|blob:|http:|frame-ancestors|report-|sandbox/);
  const withData = policy.split('; ').filter((directive) => directive.includes('data:'));
  expect(withData).toEqual(["img-src 'self' data:", "font-src 'self' data:"]);
});

it('requires Trusted Types and allows no policies', () => {
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(["'none'"]);
});

it('hashes the UTF-8 encoding of the text', () => {
  // The example of Content Security Policy Level 3, section 8.2 "Hash sources".
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource('é')).toBe(`'sha256-${createHash('sha256').update(Buffer.from('é', 'utf8')).digest('base64')}'`);
});

it('lets the pages with the form load reCAPTCHA where the owner has switched it on, and nobody else', () => {
  const withCaptcha = (islands: string[]) => contentOf(policyOf(scripts, style, islands, origins, true));
  const form = withCaptcha(['enquiry-form']);
  for (const kind of ['script-src', 'frame-src', 'connect-src'])
    expect(form).toMatch(new RegExp(`${kind} [^;]*https://www\\.google\\.com/recaptcha/`));
  expect(form).not.toContain('trusted-types');
  expect(withCaptcha([])).toBe(least);
  expect(policy).not.toContain('google');
});
