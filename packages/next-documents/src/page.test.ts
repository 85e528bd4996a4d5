/** @jest-environment node */
import { parsePage } from './html.ts';
import { finishPage } from './page.ts';
import { hashSource } from './policy.ts';
import { rawPage, rawParts, type RawPage } from './testing.ts';

/** The stylesheet that the sample page links, and one with an undeclared variable. */
function sheets(screen: string) {
  return new Map([
    ['/_next/static/chunks/site.css', { screen, print: [] }],
    ['undeclared', { screen: 'body{top:var(--lost)}', print: [] }],
  ]);
}

const site = {
  inlineScripts: new Set(['page()', "order('$&')", 'load()']),
  islands: {
    loader: 'load()',
    module: '/_next/static/islands/islands-1.js',
    code: 'className="dialog"',
    classes: new Map([['dialog', 'dialog.tsx']]),
  },
  styles: sheets(
    '@font-face{src:url(data:font/woff2;base64,AA)}html{--from:1px}body{top:var(--from)}.unused{top:0}.dialog{left:0}',
  ),
  screen: '/_next/static/screen-1.css',
  print: { href: '/_next/static/print-1.css', css: '' },
  settings: {
    allowed: { form: { connect: ['https://mail.example'] }, slides: { styles: [hashSource('')] } },
    deferPrintUnless: '[data-paper]',
  },
};
const pageScript = '<script>page()</script>';
const finish = (changes?: Partial<RawPage>) => finishPage(parsePage(rawPage({ head: pageScript, ...changes })), site);
const form = '<div data-island="form" data-hydrate="visible"><p>one<!-- -->two</p></div>';
const formInLines = '<div data-island="form" data-hydrate="visible"\n><p>one<!-- -->two</p></div>';
const carousel = '<div data-island="slides" data-hydrate="idle"></div>';

/** The sources of a directive in a page's policy; undefined when it is absent. */
function sourcesOf(html: string, directive: string): string[] | undefined {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)])).get(directive);
}

it('shields mail addresses from being replaced, outside islands, where it has any', () => {
  const body = `${form}<a href="mailto:a@b.example">a@b.example</a>`;
  const html = finish({ body });
  expect(html.replaceAll('\n', '')).toContain(
    `<body><!--email_off-->${formInLines.replaceAll('\n', '')}<a href="mailto:a@b.example">a@b.example</a><!--/email_off--></body>`,
  );
  expect(finish()).not.toContain('email_off');
});

it('stops at an island of a site that has named none', () => {
  const none = { ...site, islands: { ...site.islands, module: '' } };
  expect(() => finishPage(parsePage(rawPage({ body: form })), none)).toThrow('`Settings.islands` for an island');
});

describe('a page without an island', () => {
  it('loses Next’s client, and keeps its content unchanged', () => {
    const html = finish({ head: rawParts().head + pageScript });
    expect(html.replaceAll(site.print.href, '').replace(site.screen, '')).not.toMatch(/_next|TURBOPACK/);
    expect(html.slice(html.indexOf('<body>'))).toBe(
      '<body>\n<h1>A heading</h1><a href="/contact">Contact</a></body></html>',
    );
    expect(html).toContain(rawParts().title);
    expect(html).toContain('<meta name="description" content="What stands here">');
  });

  it('may run its own inline scripts only, and connect nowhere', () => {
    const html = finish();
    expect(sourcesOf(html, 'script-src')?.sort()).toEqual(['page()'].map(hashSource));
    expect(html).not.toContain('connect-src');
    expect(sourcesOf(html, 'default-src')).toEqual(["'self'"]);
  });

  it('inlines its stylesheet and fonts, with their hash in its policy', () => {
    const html = finish();
    const styles = parsePage(html)
      .querySelectorAll('style')
      .map(({ textContent }) => textContent);
    expect(styles).toEqual(['@font-face{src:url(data:font/woff2;base64,AA)}html{--from:1px}body{top:var(--from)}']);
    expect(sourcesOf(html, 'style-src')?.sort()).toEqual(["'self'", ...styles.map(hashSource)].sort());
  });

  it('links the print stylesheet, and keeps the variables that its matching rules read', () => {
    const onPaper = (css: string) =>
      finishPage(parsePage(rawPage({ head: pageScript, body: '<p class="note"></p>' })), {
        ...site,
        styles: sheets('html{--space:1px;--other:2px;--black:#000}.note{color:var(--ink,red)}'),
        print: { ...site.print, css },
      });
    const html = onPaper('@media print{html{--ink:var(--black)}.note{top:var(--space)}.elsewhere{top:var(--other)}}');
    const link = `<link rel="stylesheet" media="print" href="${site.print.href}"`;
    expect(html).toContain(`${link} disabled>\n<noscript>${link}></noscript>`);
    expect(html).toContain('<style>html{--space:1px;--black:#000}.note{color:var(--ink,red)}</style>');
    expect(() => onPaper('@media print{.note{top:var(--lost)}}')).toThrow('found var(--lost)');
    expect(() => onPaper('@media print{.elsewhere{top:var(--lost)}}')).not.toThrow();
  });
});

describe('a drawing whose attributes read variables', () => {
  const drawn = rawPage({
    head: pageScript,
    body: '<svg><path fill="color-mix(in srgb,var(--thin),var(--paint))"/></svg>',
  });

  it('keeps exactly those variables', () => {
    const html = finishPage(parsePage(drawn), { ...site, styles: sheets('html{--thin:red;--paint:red;--other:red}') });
    expect(html).toContain('<style>html{--thin:red;--paint:red}</style>');
  });

  it('fails the build when one is not declared', () => {
    expect(() => finishPage(parsePage(drawn), { ...site, styles: sheets('html{--thin:red}') })).toThrow('var(--paint)');
  });
});

describe('a page with an island', () => {
  it('has the loader with the module’s URL, and a policy that allows modules', () => {
    const html = finish({ body: form });
    expect(html).toContain(`<script data-src="${site.islands.module}">load()</script>`);
    expect(sourcesOf(html, 'script-src')).toEqual(expect.arrayContaining(["'self'", hashSource('load()')]));
  });

  it('keeps React’s comments inside the island only', () => {
    expect(finish({ body: `<p>a<!-- -->b</p>${form}` })).toContain(`<p>ab</p>\n${formInLines}`);
  });

  it('keeps the rules for elements that its script may add', () => {
    expect(finish({ body: form })).toContain('.dialog{');
    expect(finish()).not.toContain('.dialog{');
  });

  it('may connect and add styles only as its islands may', () => {
    expect(sourcesOf(finish({ body: form }), 'connect-src')).toEqual(["'self'", 'https://mail.example']);
    expect(finish({ body: carousel })).not.toContain('connect-src');
    const empty = hashSource('');
    expect(sourcesOf(finish({ body: carousel }), 'style-src')).toContain(empty);
    expect(sourcesOf(finish({ body: form }), 'style-src')).not.toContain(empty);
  });
});

it('writes the head one tag per line: metadata, then policy, styles and scripts', () => {
  const named = ['description', 'keywords', 'robots'].map((name) => `<meta name="${name}" content="x"/>`);
  const shared =
    '<meta property="og:title" content="x"/><meta name="twitter:card" content="x"/><meta name="theme-color"/>';
  const canonical = '<link rel="canonical" href="/"/><link rel="icon" href="/icon.ico"/>';
  const data = '<script type="application/ld+json">\n{"name":"a"}\n</script>';
  const html = finish({ head: pageScript + shared + canonical + named.reverse().join(''), body: form + data });
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
  expect(head.replace(/(content="default|>load|>page).*/g, '$1').split('\n')).toEqual([
    '<head>', '<meta charSet="utf-8">', '<meta name="viewport" content="width=device-width">', rawParts().title,
    ...['description', 'keywords', 'robots'].map((name) => `<meta name="${name}" content="x">`),
    '<link rel="canonical" href="/">', '',
    '<meta property="og:title" content="x">', '', '<meta name="twitter:card" content="x">', '',
    '<meta name="theme-color">', '<link rel="icon" href="/icon.ico">', '',
    '<script type="application/ld+json">', '{"name":"a"}', '</script>', '',
    '<meta http-equiv="Content-Security-Policy" content="default',
    '<style>@font-face{src:url(data:font/woff2;base64,AA)}html{--from:1px}body{top:var(--from)}.dialog{left:0}</style>',
    '<link rel="stylesheet" data-spare href="/_next/static/screen-1.css" disabled>',
    '<link rel="stylesheet" media="print" href="/_next/static/print-1.css" disabled>',
    '<noscript><link rel="stylesheet" media="print" href="/_next/static/print-1.css"></noscript>',
    '<script>page', '<script data-src="/_next/static/islands/islands-1.js">load', '',
  ]); // prettier-ignore
});

it('fixes the order of links, which React leaves to chance', () => {
  const links = ['manifest', 'icon', 'apple-touch-icon'].map((rel) => `<link rel="${rel}" href="/${rel}"/>`);
  const written = links.map((link) => link.replace('/>', '>')).join('\n');
  for (const order of [links, links.toReversed()]) expect(finish({ head: order.join('') })).toContain(written);
});

it('starts a line for every block; inside islands the line break is in a tag, so that it adds no text node', () => {
  const inside = '<form><p>one</p><p>two</p></form>';
  const html = finish({
    body: `<main>${inside}<span>a</span></main><div data-island="a" data-hydrate="visible">${inside}</div>`,
  });
  expect(html.slice(html.indexOf('<body>'))).toBe(
    '<body>\n<main>\n<form>\n<p>one</p>\n<p>two</p></form><span>a</span></main>\n' +
      '<div data-island="a" data-hydrate="visible"\n><form\n><p>one</p\n><p>two</p></form></div></body></html>',
  );
});

describe('the build fails with what was expected when', () => {
  it('a page has been finished already, or has no doctype', () => {
    expect(() => finishPage(parsePage(finish()), site)).toThrow('expected a file for every stylesheet');
    expect(() => parsePage(`\n${rawPage()}`)).toThrow('expected <!DOCTYPE html> first');
  });

  it.each<[string, Partial<RawPage>, RegExp]>([
    ['the charset is missing', { charset: '' }, /one head > meta\[charset\], found none/],
    ['there are two titles', { title: rawParts().title.repeat(2) }, /one head > title, found 2/],
    ['there is no stylesheet', { styles: '' }, /a stylesheet in the head, found none/],
    [
      'there is an unexpected element in the head',
      { head: '<noscript></noscript>' },
      /only <meta>, .* found <noscript>/,
    ],
    ['there is text in the head', { head: 'text' }, /only <meta>, .* found text/],
    ['there is an inline script', { body: '<script>track()</script>' }, /no script but .* found <script>track/],
    ['a known script has been altered', { body: '<script>page() </script>' }, /no script but/],
    ['there is an external script', { body: '<script src="/x.js"></script>' }, /no script but/],
    ['there is a style element', { body: '<style>a{}</style>' }, /no element that the policy blocks, found <style>/],
    ['there is a style attribute', { body: '<p style="color:red"></p>' }, /no style attributes/],
    ['there is a handler', { body: '<p onclick="x()"></p>' }, /no inline event handlers/],
    ['there is a javascript: URL', { body: '<a href=" javascript:x()"></a>' }, /no javascript: URLs/],
    ['there is an iframe', { body: '<iframe></iframe>' }, /no element that the policy blocks, found <iframe>/],
    [
      'a reference to Next’s files is left',
      { body: '<img src="/_next/static/media/a.svg"/>' },
      /nothing of Next’s client/,
    ],
    [
      'a variable is not declared',
      { styles: '<link rel="stylesheet" href="undeclared"/>' },
      /a declaration of every variable, found var\(--lost\)/,
    ],
    ['the parser would lose something', { body: '<p>a</b></p>' }, /a page that parses without changes, found .*<p>a/],
  ])('%s', (_, changes, message) => {
    expect(() => finish(changes)).toThrow(message);
  });

  it('but data, and text that only looks like code, are allowed', () => {
    const body =
      '<p title="style= onclick=">javascript: is a word</p><script type="application/json">{"on":"style="}</script>';
    expect(finish({ body })).toContain(body);
  });
});
