/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hashSource, policyOf } from './policy.ts';

const mail = 'https://mail.example';
const scripts = ['b()', 'a()'];
const style = 'p{}';
const added = hashSource('a{}');
const allowed = { form: { connect: [mail] }, slides: { styles: [added] } };
const contentOf = (tag: string) =>
  /^<meta http-equiv="Content-Security-Policy" content="([^"]*)">$/.exec(tag)?.[1] ?? '';
const policy = contentOf(policyOf(scripts, style, ['form', 'slides'], allowed));
const least = contentOf(policyOf(scripts, style, [], allowed));
const sourcesIn = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);
const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));

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

it('allows the styles that an island adds, on the pages with it', () => {
  expect(directives.get('style-src')).toEqual(["'self'", ...[hashSource(style), added].sort()]);
  expect(sourcesIn(least, 'style-src')).not.toContain(added);
});

it('does not depend on the order of the scripts, so that builds are reproducible', () => {
  expect(contentOf(policyOf([...scripts, ...scripts].reverse(), style, [], allowed))).toBe(least);
});

it('lets an island connect to its own service only', () => {
  expect(directives.get('connect-src')).toEqual(["'self'", mail]);
  expect(directives.get('form-action')).toEqual(["'none'"]);
});

it('lets every page connect where the site says', () => {
  expect(contentOf(policyOf(scripts, style, [], {}, ['https://count.example']))).toContain(
    "connect-src 'self' https://count.example;",
  );
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

it('lets an island load scripts and frames of others, without Trusted Types, on the pages with it', () => {
  const others = { scripts: ['https://check.example/s/'], frames: ['https://check.example/f/'] };
  const withCheck = (islands: string[]) => contentOf(policyOf(scripts, style, islands, { form: others }));
  expect(withCheck(['form'])).toMatch(/script-src 'self' https:\/\/check\.example\/s\/ 'sha256-/);
  expect(withCheck(['form'])).toContain('frame-src https://check.example/f/;');
  expect(withCheck(['form'])).toMatch(/; style-src-attr 'unsafe-inline'(;|$)/);
  expect(withCheck(['form'])).not.toContain('trusted-types');
  expect(withCheck([])).toBe(least);
});
