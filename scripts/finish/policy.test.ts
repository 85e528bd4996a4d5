/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy, hashSource } from './policy';

const parts = {
  scripts: ["'sha256-b'", "'sha256-a'"],
  styles: ["'sha256-d'", "'sha256-c'"],
  mailOrigin: 'https://mail.example',
  loadsModules: true,
  loadsFonts: false,
};
const policy = contentSecurityPolicy(parts);
const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]));

it('allows nothing of other places unless it is named, and of the site itself no page or plug-in inside a page', () => {
  expect(directives.get('default-src')).toEqual(["'self'"]);
  for (const refused of ['object-src', 'frame-src', 'media-src', 'worker-src', 'base-uri', 'form-action'])
    expect([refused, directives.get(refused)]).toEqual([refused, ["'none'"]]);
});

it('names the inline scripts and styles by their hashes, each where it belongs', () => {
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  expect(directives.get('style-src')).toEqual(["'self'", "'sha256-c'", "'sha256-d'"]);
});

it('without modules and form runs inline scripts alone, and connects to no other place', () => {
  const least = contentSecurityPolicy({ ...parts, loadsModules: false, mailOrigin: undefined });
  expect(least).toContain("script-src 'sha256-a' 'sha256-b';");
  expect(least).not.toContain('connect-src');
});

it('is the same text whatever the order of the hashes, so that pages differ in no byte', () => {
  expect(
    contentSecurityPolicy({ ...parts, scripts: [...parts.scripts].reverse(), styles: [...parts.styles].reverse() }),
  ).toBe(policy);
});

it('lets the form reach its mail service and no other place', () => {
  expect(directives.get('connect-src')).toEqual(["'self'", parts.mailOrigin]);
  expect(directives.get('form-action')).toEqual(["'none'"]);
});

it('holds no loophole, and nothing that a meta element ignores', () => {
  expect(policy).not.toMatch(/unsafe|\*|blob:|http:|frame-ancestors|report-|sandbox/);
  const withData = policy.split('; ').filter((directive) => directive.includes('data:'));
  expect(withData).toEqual(["img-src 'self' data:", 'font-src data:']);
  expect(contentSecurityPolicy({ ...parts, loadsFonts: true })).toContain("; font-src 'self' data:; ");
});

it('lets no script turn a text into markup or code', () => {
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(["'none'"]);
});

it('can stand in a double-quoted attribute', () => {
  expect(policy).not.toContain('"');
});

it('a hash is that of the text as UTF-8, as the policy wants it', () => {
  // The example of the standard (Content Security Policy Level 3, section 8.2 "Hash sources").
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource('é')).toBe(`'sha256-${createHash('sha256').update(Buffer.from('é', 'utf8')).digest('base64')}'`);
});
