/** @jest-environment node */
import { parse } from 'postcss';
import { speculationRules } from '@/components/enhancements/speculation-rules';
import { finishPage } from './page';
import { parsePage } from './parse-page';
import { hashSource } from './policy';
import { rawPage, rawParts, type RawPage } from './testing';

const site = {
  inlineScripts: new Set(['page()', "order('$&')", 'load()']),
  islands: { loader: 'load()', module: '/_next/static/islands/islands-1.js', code: 'className="dialog"' },
  styleOf: (href: string) => ({
    faces: '@font-face{}',
    rules: parse(`html{--from:${href.slice(-8)}}.unused{top:0}.dialog{top:0}`),
  }),
  utilities: new Set<string>(),
  mailOrigin: 'https://mail.example',
  injectedStyles: ['injected{}'],
};
const pageScript = '<script>page()</script>';
const finish = (changes?: Partial<RawPage>) => finishPage(parsePage(rawPage({ head: pageScript, ...changes })), site);
const form = '<div data-island="enquiry-form"><p>one<!-- -->two</p></div>';
const carousel = '<div data-island="hero-carousel"></div>';

/** The sources that a page's policy names for a directive; undefined where it names none. */
function sourcesOf(html: string, directive: string): string[] | undefined {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)])).get(directive);
}

describe('a page without an island', () => {
  it('has nothing of Next’s client left, and says word for word what it said', () => {
    const html = finish({ head: rawParts().head + pageScript });
    expect(html).not.toMatch(/_next|TURBOPACK/);
    expect(html.slice(html.indexOf('<body>'))).toBe(
      '<body><h1>A heading</h1><a href="/contact">Contact</a></body></html>',
    );
    expect(html).toContain(rawParts().title);
    expect(html).toContain('<meta name="description" content="What stands here">');
  });

  it('runs its own inline scripts and speculation rules alone, and connects to no other place', () => {
    const html = finish();
    expect(sourcesOf(html, 'script-src')?.sort()).toEqual(['page()', speculationRules].map(hashSource).sort());
    expect(html).not.toContain('connect-src');
    expect(sourcesOf(html, 'default-src')).toEqual(["'self'"]);
  });

  it('carries its stylesheet and fonts, with their hashes in its policy', () => {
    const html = finish();
    const styles = parsePage(html)
      .querySelectorAll('style')
      .map(({ textContent }) => textContent);
    expect(styles).toEqual(['@font-face{}', 'html{--from:site.css}']);
    expect(sourcesOf(html, 'style-src')?.sort()).toEqual(styles.map(hashSource).sort());
  });
});

describe('a page with an island', () => {
  it('loads the module for it by the loader, and may load modules', () => {
    const html = finish({ body: form });
    expect(html).toContain(`<script data-src="${site.islands.module}">load()</script>`);
    expect(sourcesOf(html, 'script-src')).toEqual(expect.arrayContaining(["'self'", hashSource('load()')]));
  });

  it('keeps the comments that React looks for inside it, and no others', () => {
    expect(finish({ body: `<p>a<!-- -->b</p>${form}` })).toContain(`<p>ab</p>${form}`);
  });

  it('carries the rules for what its script may add', () => {
    expect(finish({ body: form })).toContain('.dialog{');
    expect(finish()).not.toContain('.dialog{');
  });

  it('may reach the mail service only with the form, and add styles only with the carousel', () => {
    expect(sourcesOf(finish({ body: form }), 'connect-src')).toEqual(["'self'", site.mailOrigin]);
    expect(finish({ body: carousel })).not.toContain('connect-src');
    const injected = hashSource('injected{}');
    expect(sourcesOf(finish({ body: carousel }), 'style-src')).toContain(injected);
    expect(sourcesOf(finish({ body: form }), 'style-src')).not.toContain(injected);
  });
});

it('the head says its encoding first, then the policy, then fonts before scripts before rules, then the rest', () => {
  const head = finish({ head: rawParts().head + pageScript, body: form });
  const pieces = ['<head><meta charSet="utf-8"><meta http-equiv', '<meta name="viewport"', '<title>', '<style>@font-face', pageScript, '<script data-src', '<style>html{', 'name="description"']; // prettier-ignore
  const places = pieces.map((piece) => head.indexOf(piece));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

describe('the build stops, and says what was expected, when', () => {
  it('a page is finished already, or does not begin as one', () => {
    expect(() => finishPage(parsePage(finish()), site)).toThrow('expected a page fresh from next build');
    expect(() => parsePage(`\n${rawPage()}`)).toThrow('expected <!DOCTYPE html> first');
  });

  it.each<[string, Partial<RawPage>, RegExp]>([
    ['the encoding is missing', { charset: '' }, /one head > meta\[charset\], found none/],
    ['there are two titles', { title: rawParts().title.repeat(2) }, /one head > title, found 2/],
    ['there is no stylesheet', { styles: '' }, /a stylesheet in the head, found none/],
    ['another element stands in the head', { head: '<noscript></noscript>' }, /only <meta>, .* found <noscript>/],
    ['text stands in the head', { head: 'text' }, /only <meta>, .* found text/],
    ['there is an inline script', { body: '<script>track()</script>' }, /no script but .* found <script>track/],
    ['a known script is changed', { body: '<script>page() </script>' }, /no script but/],
    ['there is a script from a file', { body: '<script src="/x.js"></script>' }, /no script but/],
    ['there is a style', { body: '<style>a{}</style>' }, /no inline style but the stylesheets/],
    ['there is a style attribute', { body: '<p style="color:red"></p>' }, /no style attributes/],
    ['there is a handler', { body: '<p onclick="x()"></p>' }, /no inline event handlers/],
    ['there is a javascript: address', { body: '<a href=" javascript:x()"></a>' }, /no javascript: addresses/],
    ['there is a frame', { body: '<iframe></iframe>' }, /no element that the policy blocks, found <iframe>/],
    ['a file of Next’s is left', { body: '<img src="/_next/static/media/a.svg"/>' }, /nothing of Next’s client/],
    ['the parser would lose something', { body: '<p>a</b></p>' }, /a page that reads as it is written, found .*<p>a/],
  ])('%s', (_, changes, message) => {
    expect(() => finish(changes)).toThrow(message);
  });

  it('but data, and words that only look like code, may stand there', () => {
    const body =
      '<script type="application/ld+json">{"@type":"Organization"}</script><p title="style= onclick=">javascript: is a word</p>';
    expect(finish({ body })).toContain(body);
  });
});
