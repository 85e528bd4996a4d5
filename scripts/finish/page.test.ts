/** @jest-environment node */
import { hashSource } from './inline-code';
import { finishPage, type SiteParts } from './page';
import { contentSecurityPolicy } from './policy';
import { listTags } from './tags';
import { chunkNames, rawPage, rawParts, type RawPage } from './testing';

const style = 'p{color:red}';
const carried = "mark('$&');";
const wake = 'wake()';
const site: SiteParts = {
  wake,
  policy: contentSecurityPolicy({
    scripts: [wake, carried].map(hashSource),
    styles: [hashSource(style)],
    mailOrigin: 'https://mail.example',
  }),
  styleOf: () => ({ faces: '', rules: style }),
  hasFile: () => true,
};
const finish = (changes?: Partial<RawPage>, parts: Partial<SiteParts> = {}) =>
  finishPage(rawPage(changes), { ...site, ...parts });
const scriptsOf = (html: string) => listTags(html).filter(({ name }) => name === 'script');

describe('a finished page', () => {
  it('loads no script by itself', () => {
    const scripts = scriptsOf(finish().html);
    expect(scripts.map(({ text }) => text)).toEqual([wake]);
    expect(scripts[0]?.attributes.has('src')).toBe(false);
  });

  it('tells its one script which files to fetch', () => {
    const { html, flight } = finish();
    const { attributes } = scriptsOf(html)[0] ?? {};
    expect(attributes?.get('data-chunks')?.split(' ')).toEqual(
      chunkNames.map((name) => `/_next/static/chunks/${name}`),
    );
    expect(attributes?.get('data-flight')).toBe(flight.address);
  });

  it('has its flight under an address that changes with the data, where files are cached for ever', () => {
    const one = finish().flight;
    const other = finish({ flight: '<script>self.__next_f.push([1,"other"])</script>' }).flight;
    expect(one.address).toMatch(/^\/_next\/static\/flight\/[\w-]{16}\.js$/);
    expect(other.address).not.toBe(one.address);
    expect(finish().flight.address).toBe(one.address);
    expect(finish({ basePath: '/site' }).flight.address).toMatch(/^\/site\/_next\/static\/flight\//);
  });

  it('says word for word what the page said', () => {
    const { body, title, head } = rawParts();
    const { html } = finish();
    expect(html.slice(html.indexOf('<body>'))).toBe(`<body>${body}</body></html>`);
    expect(html).toContain(title);
    expect(html).toContain(head);
  });

  it('carries everything else byte for byte', () => {
    const { html } = finish({ body: `<script>${carried}</script><p>$& $1 $$</p>` });
    expect(html).toContain(`<body><script>${carried}</script><p>$& $1 $$</p></body>`);
  });

  it('carries a policy that holds the hash of every script and style in it', () => {
    const { html } = finish({ body: `<script>${carried}</script>` });
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toBe(site.policy);
    const inline = listTags(html).filter(({ name }) => name === 'script' || name === 'style');
    expect(inline).toHaveLength(3);
    for (const { text } of inline) expect(policy).toContain(hashSource(text));
  });
});

describe('the build stops, and says what was expected, when', () => {
  it('a page is finished already', () => {
    expect(() => finishPage(finish().html, site)).toThrow(
      'expected a page fresh from next build, found one that is finished already',
    );
  });

  it('a page does not begin as one', () => {
    expect(() => finishPage(`\n${rawPage()}`, site)).toThrow('expected <!DOCTYPE html> first');
  });

  it('a script has no file', () => {
    const hasFile = (address: string) => !address.endsWith('/app.js');
    expect(() => finish({}, { hasFile })).toThrow(
      'expected a file for every script, found /_next/static/chunks/app.js',
    );
  });

  it.each<[string, string, RegExp]>([
    ['an inline script', '<script>track()</script>', /no inline script but those/],
    ['a known script, changed', `<script>${carried}more();</script>`, /no inline script but those/],
    ['a script that waits for the page', '<script src="/x.js" defer=""></script>', /no script but those/],
    ['a style', '<style>a{}</style>', /no inline style/],
    ['a style attribute', '<p style="color:red"></p>', /no style attributes/],
    ['a handler', '<p onclick="x()"></p>', /no inline event handlers/],
  ])('a component adds %s', (_, body, message) => {
    expect(() => finish({ body })).toThrow(message);
  });
});
